import type { City } from '../../src/domain/catalogue/city.ts';
import type { PropertySummary } from '../../src/domain/catalogue/property-summary.ts';

type Located = Pick<PropertySummary, 'City' | 'Zip' | 'CountryID' | 'CountryName' | 'language'>;

/**
 * Returns the cities of these listings with their counts, by language and in alphabetical order (§3,
 * §9); also those where there is only a project.
 */
export function buildCityRecords(
  summaries: readonly Located[],
  projects: readonly Located[] = [],
): City[] {
  const cities = new Map<string, City>();
  const add = (count: 0 | 1, { City: Name, Zip, CountryID, CountryName, language }: Located) => {
    const key = `${language}|${Name}|${Zip}`;
    const city = cities.get(key) ?? {
      Name,
      Zip,
      CountryID: String(CountryID),
      CountryName: CountryName ?? '',
      PropertyCount: 0,
      language,
    };
    city.PropertyCount += count;
    cities.set(key, city);
  };
  for (const summary of summaries) add(1, summary);
  for (const project of projects) add(0, project);
  const order = new Intl.Collator('nl');
  return [...cities.values()].sort(
    (a, b) =>
      b.language.localeCompare(a.language) ||
      order.compare(a.Name, b.Name) ||
      a.Zip.localeCompare(b.Zip),
  );
}
