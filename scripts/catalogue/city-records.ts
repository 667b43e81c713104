import type { City } from '../../src/domain/catalogue/city.ts';
import type { PropertySummary } from '../../src/domain/catalogue/property-summary.ts';

/**
 * Returns the towns of these listings with their counts, by language and in alphabetical order (§3,
 * §9).
 */
export function buildCityRecords(summaries: readonly PropertySummary[]): City[] {
  const cities = new Map<string, City>();
  for (const { City: Name, Zip, CountryID, CountryName, language } of summaries) {
    const key = `${language}|${Name}|${Zip}`;
    const existing = cities.get(key);
    if (existing) existing.PropertyCount += 1;
    else
      cities.set(key, {
        Name,
        Zip,
        CountryID: String(CountryID),
        CountryName: CountryName ?? '',
        PropertyCount: 1,
        language,
      });
  }
  const order = new Intl.Collator('nl');
  return [...cities.values()].sort(
    (a, b) =>
      b.language.localeCompare(a.language) ||
      order.compare(a.Name, b.Name) ||
      a.Zip.localeCompare(b.Zip),
  );
}
