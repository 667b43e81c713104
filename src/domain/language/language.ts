import * as v from 'valibot';

/** The language keys of §1: nl and fr have all content, en and de are prepared. */
export const LANGUAGES = ['nl', 'fr', 'en', 'de'] as const;

export const Language = v.picklist(LANGUAGES);
export type Language = v.InferOutput<typeof Language>;

/** The languages of the catalogue, which has every record once in each (§9). */
export const CATALOGUE_LANGUAGES = ['nl', 'fr'] as const satisfies readonly Language[];

export const CatalogueLanguage = v.picklist(CATALOGUE_LANGUAGES);
export type CatalogueLanguage = v.InferOutput<typeof CatalogueLanguage>;

/** Returns the language of the records that readers of a language see: French ones in French, Dutch ones else. */
export const toCatalogueLanguage = (language: Language): CatalogueLanguage =>
  language === 'fr' ? 'fr' : 'nl';

export const isLanguage = (value: unknown): value is Language => v.is(Language, value);
