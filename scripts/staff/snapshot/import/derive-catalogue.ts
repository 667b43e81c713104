import type { Project } from '../../../../src/domain/catalogue/project';
import { isForSale } from '../../../../src/domain/catalogue/property-kind';
import type { PropertySummary } from '../../../../src/domain/catalogue/property-summary';
import type { SaleKindFields } from '../../../../src/domain/catalogue/sale-kind';
import { getSaleKindRules } from '../../../../src/domain/catalogue/sale-kind-rules';
import { CATALOGUE_LANGUAGES } from '../../../../src/domain/language/language';
import { buildCityRecords } from '../../../catalogue/city-records';
import { pickDetail, pickSummary, toProject } from './catalogue-values';
import type { ImportedRecord } from './imported-record';

/** The files of a catalogue that an import writes, by path. */
export type CatalogueFiles = Record<(typeof CATALOGUE_FILES)[number], Iterable<unknown>>;

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

/**
 * Builds the files of a catalogue from its records, ordered by id, so that the same records give the same bytes. Those
 * of the properties are made record by record each time they are gone through.
 */
export function deriveCatalogue(
  properties: readonly ImportedRecord[],
  projects: readonly ImportedRecord[],
  addProperty: AddedValues = () => ({}),
  addProject: AddedValues = () => ({}),
): CatalogueFiles {
  const sorted = properties.toSorted((a, b) => a.id - b.id);
  const summaries = buildEach(sorted, addProperty, pickSummary) as Iterable<PropertySummary>;
  const places: Place[] = [];
  const onSale: Place[] = [];
  const onRent: Place[] = [];
  const units: ProjectUnit[] = [];
  for (const summary of summaries) {
    const { City, Zip, CountryID, CountryName, language } = summary;
    const place = { City, Zip, CountryID, CountryName, language };
    places.push(place);
    (isForSale(summary) ? onSale : onRent).push(place);
    if (summary.ProjectID) units.push(summary);
  }
  const details = buildEach(sorted, addProperty, pickDetail);
  const unitIds = new Set(units.map(({ ID }) => ID));
  const unitDetails = sorted.filter(({ id }) => unitIds.has(id));
  const wholeUnits = [...buildEach(unitDetails, addProperty, pickDetail)].map((detail, row) => ({
    ...(detail as object),
    ...(units[row] as ProjectUnit),
  }));
  const projectRecords = [
    ...buildEach(
      projects.toSorted((a, b) => a.id - b.id),
      (record) => ({ ...findPriceRange(record, wholeUnits), ...addProject(record) }),
      toProject,
    ),
  ] as Project[];
  return {
    'catalogue/properties.json': summaries,
    'catalogue/property-details.json': details,
    'catalogue/projects.json': projectRecords,
    'catalogue/citys.json': buildCityRecords(places, projectRecords),
    'catalogue/citysSale.json': buildCityRecords(onSale),
    'catalogue/citysRent.json': buildCityRecords(onRent),
    'catalogue/neighbourhoods.json': [],
  };
}

type Place = Pick<PropertySummary, 'City' | 'Zip' | 'CountryID' | 'CountryName' | 'language'>;
type ProjectUnit = SaleKindFields & PropertySummary;

/** Makes records of the catalogue in each language, one by one. */
const buildEach = (
  records: readonly ImportedRecord[],
  add: AddedValues,
  build: typeof pickSummary,
): Iterable<unknown> => ({
  *[Symbol.iterator]() {
    for (const record of records) {
      const added = add(record);
      const { values } = record;
      // The source's own values win, except over what the import has made of files.
      for (const language of CATALOGUE_LANGUAGES)
        yield build(record.id, language, { ...values[language], ...added });
    }
  },
});

/** Returns the prices of a project's units that can be compared, unless the source has its own. */
function findPriceRange(
  { id, values }: ImportedRecord,
  units: readonly ProjectUnit[],
): Record<string, number> {
  const prices = units
    .filter(({ ProjectID, PublishPrice, Price }) => ProjectID === id && PublishPrice && Price)
    .filter((unit) => getSaleKindRules(unit).isPriceComparable)
    .map(({ Price }) => Price);
  if (prices.length === 0 || values.nl.PriceMin || values.nl.PriceMax) return {};
  return { PriceMin: Math.min(...prices), PriceMax: Math.max(...prices) };
}
