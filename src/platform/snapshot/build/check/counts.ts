import { SUMMARIES_FILE } from '../../../../domain/law/advertisement/property-check';
import type { Finding, SnapshotRule } from './finding';
import { createWarningFinding } from './finding';
import type { PropertyTotals, SaleAndRent } from './property-totals';

const CITY_FILE_COUNTS = {
  'catalogue/citys.json': ({ sale, rent }: SaleAndRent) => sale + rent,
  'catalogue/citysSale.json': ({ sale }: SaleAndRent) => sale,
  'catalogue/citysRent.json': ({ rent }: SaleAndRent) => rent,
} as const;
type CityFile = keyof typeof CITY_FILE_COUNTS;

/**
 * Warns of counts that differ from the listings. The site derives its own counts; a difference shows
 * that the files come from different exports.
 */
export const COUNT_RULES: readonly SnapshotRule[] = [
  ...(Object.keys(CITY_FILE_COUNTS) as CityFile[]).map(
    (file): SnapshotRule => ({
      requiredFiles: [SUMMARIES_FILE],
      check: ({ source }, totals) => findWrongCityCounts(file, source[file], totals),
    }),
  ),
  {
    requiredFiles: [SUMMARIES_FILE, 'catalogue/webIDs.json'],
    *check({ source }, { mainCategories }) {
      for (const { WebID, Name, Sale, Rent, language } of source['catalogue/webIDs.json']) {
        const { sale, rent } = mainCategories.get(Number(WebID)) ?? { sale: 0, rent: 0 };
        const record = `category ${WebID} ${language}`;
        for (const [field, isListed, hasProperties] of [
          ['Sale', Sale, sale > 0],
          ['Rent', Rent, rent > 0],
        ] as const) {
          if (isListed || !hasProperties) continue;
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
  file: CityFile,
  cities: readonly { Name: string; Zip: string; PropertyCount: number; language: string }[],
  totals: PropertyTotals,
): Iterable<Finding> {
  const counts = new Map<string, number>();
  for (const [city, sides] of totals.cities) {
    const count = CITY_FILE_COUNTS[file](sides);
    if (count > 0) counts.set(city, count);
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
