import type { Project } from '../../../../src/domain/catalogue/project';
import type { PropertyDetail } from '../../../../src/domain/catalogue/property-detail';
import { isForSale } from '../../../../src/domain/catalogue/property-kind';
import type { PropertySummary } from '../../../../src/domain/catalogue/property-summary';
import type { SaleKindFields } from '../../../../src/domain/catalogue/sale-kind';
import { getSaleKindRules } from '../../../../src/domain/catalogue/sale-kind-rules';
import { CATALOGUE_LANGUAGES } from '../../../../src/domain/language/language';
import { buildCityRecords } from '../../../catalogue/city-records';
import { pickDetail, pickSummary, toProject } from './catalogue-values';
import type { ImportedRecord } from './read-catalogue';

/** The files of a catalogue that an import writes, by path. */
export type CatalogueFiles = Record<(typeof CATALOGUE_FILES)[number], unknown[]>;

export const CATALOGUE_FILES = [
  'catalogue/properties.json',
  'catalogue/property-details.json',
  'catalogue/projects.json',
  'catalogue/citys.json',
  'catalogue/citysSale.json',
  'catalogue/citysRent.json',
  'catalogue/neighbourhoods.json',
] as const;

/** Values of a record that the source does not hold: its pictures, documents and first day. */
export type AddedValues = (record: ImportedRecord) => Readonly<Record<string, unknown>>;

/** Builds the files of a catalogue from its records, ordered by id, so that the same records give the same bytes. */
export function deriveCatalogue(
  properties: readonly ImportedRecord[],
  projects: readonly ImportedRecord[],
  addProperty: AddedValues = () => ({}),
  addProject: AddedValues = () => ({}),
): CatalogueFiles {
  const sorted = properties.toSorted((a, b) => a.id - b.id);
  const summaries = buildAll(sorted, addProperty, pickSummary) as PropertySummary[];
  const details = buildAll(sorted, addProperty, pickDetail) as PropertyDetail[];
  const units = summaries.map((summary, row) => ({ ...details[row], ...summary }));
  const projectRecords = buildAll(
    projects.toSorted((a, b) => a.id - b.id),
    (record) => ({ ...findPriceRange(record, units), ...addProject(record) }),
    toProject,
  ) as Project[];
  return {
    'catalogue/properties.json': summaries,
    'catalogue/property-details.json': details,
    'catalogue/projects.json': projectRecords,
    'catalogue/citys.json': buildCityRecords(summaries, projectRecords),
    'catalogue/citysSale.json': buildCityRecords(summaries.filter(isForSale)),
    'catalogue/citysRent.json': buildCityRecords(
      summaries.filter((summary) => !isForSale(summary)),
    ),
    'catalogue/neighbourhoods.json': [],
  };
}

const buildAll = (
  records: readonly ImportedRecord[],
  add: AddedValues,
  build: typeof pickSummary,
): unknown[] =>
  records.flatMap((record) => {
    const added = add(record);
    return CATALOGUE_LANGUAGES.map((language) =>
      // The source's own values win, except over what the import has made of files.
      build(record.id, language, { ...record.values[language], ...added }),
    );
  });

/** Returns the prices of a project's units that can be compared, unless the source has its own. */
function findPriceRange(
  { id, values }: ImportedRecord,
  units: readonly (SaleKindFields & PropertySummary)[],
): Record<string, number> {
  const prices = units
    .filter(({ ProjectID, PublishPrice, Price }) => ProjectID === id && PublishPrice && Price)
    .filter((unit) => getSaleKindRules(unit).isPriceComparable)
    .map(({ Price }) => Price);
  if (prices.length === 0 || values.nl.PriceMin || values.nl.PriceMax) return {};
  return { PriceMin: Math.min(...prices), PriceMax: Math.max(...prices) };
}
