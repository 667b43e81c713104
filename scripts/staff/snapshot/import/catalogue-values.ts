import { Project } from '../../../../src/domain/catalogue/project';
import { PropertyDetail } from '../../../../src/domain/catalogue/property-detail';
import { PropertySummary } from '../../../../src/domain/catalogue/property-summary';
import type { CatalogueLanguage } from '../../../../src/domain/language/language';

/** Returns the summary of a property: the values of its fields, in the order of the schema. */
export const pickSummary = (
  ID: number,
  language: CatalogueLanguage,
  values: Readonly<Record<string, unknown>>,
) => orderFields({ ...values, ID, language }, Object.keys(PropertySummary.entries));

/** Returns the detail of a property, which repeats no field of the summary. */
export const pickDetail = (
  ID: number,
  language: CatalogueLanguage,
  values: Readonly<Record<string, unknown>>,
) => orderFields({ ...values, ID, language }, Object.keys(PropertyDetail.entries));

/** Values of a project without a rule. */
const PROJECT_DEFAULTS = {
  WebID: '',
  WebIDName: '',
  ProjectWebID: 0,
  SmallPicture: '',
  PriceMin: 0,
  PriceMax: 0,
};

export const toProject = (
  ID: number,
  language: CatalogueLanguage,
  values: Readonly<Record<string, unknown>>,
) => orderFields({ ...PROJECT_DEFAULTS, ...values, ID, language }, Object.keys(Project.entries));

const orderFields = (values: Readonly<Record<string, unknown>>, fields: readonly string[]) =>
  Object.fromEntries(
    fields.filter((field) => values[field] !== undefined).map((field) => [field, values[field]]),
  );
