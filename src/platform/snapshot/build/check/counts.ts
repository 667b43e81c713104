import { isForSale } from '../../../../domain/catalogue/property';
import type { PropertySummary } from '../../../../domain/catalogue/property-summary';
import type { Finding, RuleInput, SnapshotRule } from './finding';
import { createWarningFinding } from './finding';

const SUMMARIES_FILE = 'catalogue/properties.json';
const CITY_FILE_FILTERS = {
  'catalogue/citys.json': () => true,
  'catalogue/citysSale.json': isForSale,
  'catalogue/citysRent.json': (property: PropertySummary) => !isForSale(property),
} as const;

/**
 * Warns of counts that differ from the listings. The site derives its own counts; a difference shows
 * that the files come from different exports.
 */
export const COUNT_RULES: readonly SnapshotRule[] = [
  ...(Object.keys(CITY_FILE_FILTERS) as (keyof typeof CITY_FILE_FILTERS)[]).map((file) => ({
    requiredFiles: [SUMMARIES_FILE] as const,
    check: ({ source }: RuleInput) =>
      findWrongCityCounts(
        file,
        source[file],
        source[SUMMARIES_FILE].filter(CITY_FILE_FILTERS[file]),
      ),
  })),
  {
    requiredFiles: [SUMMARIES_FILE, 'catalogue/webIDs.json'],
    *check({ source }) {
      for (const { WebID, Name, Sale, Rent, language } of source['catalogue/webIDs.json']) {
        const listings = source[SUMMARIES_FILE].filter(
          (property) => String(property.WebID) === WebID,
        );
        const record = `category ${WebID} ${language}`;
        for (const [field, isListed, hasListings] of [
          ['Sale', Sale, listings.some(isForSale)],
          ['Rent', Rent, !listings.every(isForSale)],
        ] as const) {
          if (isListed || !hasListings) continue;
          yield createWarningFinding(
            'catalogue/webIDs.json',
            record,
            field,
            `is false, yet there are listings of type ${Name}`,
          );
        }
      }
    },
  },
];

function* findWrongCityCounts(
  file: keyof typeof CITY_FILE_FILTERS,
  cities: readonly { Name: string; Zip: string; PropertyCount: number; language: string }[],
  properties: readonly PropertySummary[],
): Iterable<Finding> {
  const counts = new Map<string, number>();
  for (const { City, Zip, language } of properties) {
    const city = `${City} ${Zip} ${language}`;
    counts.set(city, (counts.get(city) ?? 0) + 1);
  }
  for (const { Name, Zip, language, PropertyCount } of cities) {
    const city = `${Name} ${Zip} ${language}`;
    const count = counts.get(city) ?? 0;
    counts.delete(city);
    if (count === PropertyCount) continue;
    yield createWarningFinding(
      file,
      city,
      'PropertyCount',
      `is ${PropertyCount}, but the listings make it ${count}`,
    );
  }
  // A city missing from the list of all cities is an error of references.ts.
  if (file === 'catalogue/citys.json') return;
  for (const [city, count] of counts) {
    yield createWarningFinding(file, city, '', `is not there, but the listings make it ${count}`);
  }
}
