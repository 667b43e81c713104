import type { PropertySummary } from '../../../../domain/catalogue/property';
import { isForSale } from '../../../../domain/catalogue/property';
import type { Finding, Rule } from './finding';
import { warning } from './finding';

const SUMMARIES = 'catalogue/properties.json';
const CITY_FILES = {
  'catalogue/citys.json': () => true,
  'catalogue/citysSale.json': isForSale,
  'catalogue/citysRent.json': (property: PropertySummary) => !isForSale(property),
} as const;

/**
 * Counts are derived at load and the files' own never shown; one that disagrees is a sign that the
 * export was not made of these listings.
 */
export const COUNTS: readonly Rule[] = [
  ...(Object.keys(CITY_FILES) as (keyof typeof CITY_FILES)[]).map((file) => ({
    whole: [SUMMARIES] as const,
    find: ({ source }: Parameters<Rule['find']>[0]) =>
      cityCounts(file, source[file], source[SUMMARIES].filter(CITY_FILES[file])),
  })),
  {
    whole: [SUMMARIES, 'catalogue/webIDs.json'],
    *find({ source }) {
      for (const { WebID, Name, Sale, Rent, language } of source['catalogue/webIDs.json']) {
        const own = source[SUMMARIES].filter((property) => String(property.WebID) === WebID);
        const record = `category ${WebID} ${language}`;
        for (const [field, open, found] of [
          ['Sale', Sale, own.some(isForSale)],
          ['Rent', Rent, !own.every(isForSale)],
        ] as const) {
          if (open || !found) continue;
          yield warning(
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

function* cityCounts(
  file: keyof typeof CITY_FILES,
  cities: readonly { Name: string; Zip: string; PropertyCount: number; language: string }[],
  properties: readonly PropertySummary[],
): Iterable<Finding> {
  const counts = new Map<string, number>();
  for (const { City, Zip, language } of properties) {
    const town = `${City} ${Zip} ${language}`;
    counts.set(town, (counts.get(town) ?? 0) + 1);
  }
  for (const { Name, Zip, language, PropertyCount } of cities) {
    const town = `${Name} ${Zip} ${language}`;
    const count = counts.get(town) ?? 0;
    counts.delete(town);
    if (count === PropertyCount) continue;
    yield warning(
      file,
      town,
      'PropertyCount',
      `is ${PropertyCount}, but the listings make it ${count}`,
    );
  }
  // The list of all towns is a reference that must be whole, and errors where it is not.
  if (file === 'catalogue/citys.json') return;
  for (const [town, count] of counts) {
    yield warning(file, town, '', `is not there, but the listings make it ${count}`);
  }
}
