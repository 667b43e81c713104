import data from '../../../../../data/imports/countries.json';
import { normalizeName } from '../../../../../src/domain/catalogue/normalize-name';
import type { CatalogueLanguage } from '../../../../../src/domain/language/language';

/** The languages in which exports name countries, beside a country's own words. */
const NAMING_LANGUAGES = ['nl', 'fr', 'en', 'de'];
const COUNTRIES = Object.entries(data.countries);

const toCountryKey = (name: string): string => normalizeName(name).replace(/[^a-z]/g, '');

const formatCountry = (code: string, language: string): string =>
  new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;

const IDS: ReadonlyMap<string, number> = new Map(
  COUNTRIES.flatMap(([iso2, { id, code, words }]) => {
    const names = NAMING_LANGUAGES.map((language) => formatCountry(iso2, language));
    return [iso2, code, ...words, ...names].map((name) => [toCountryKey(name), id] as const);
  }),
);

/** Returns the catalogue's number of a country by its code or its name, in any of the languages of exports. */
export const readCountry = (name: string): number | undefined => IDS.get(toCountryKey(name));

/** Returns the name of a country by the catalogue's number. */
export function getCountryName(id: unknown, language: CatalogueLanguage): string | undefined {
  const found = COUNTRIES.find(([, country]) => country.id === id);
  return found && formatCountry(found[0], language);
}
