import * as v from 'valibot';

/** The language keys of §1: nl and fr are populated in full, en and de stand ready. */
export const LANGUAGES = ['nl', 'fr', 'en', 'de'] as const;

export const Language = v.picklist(LANGUAGES);
export type Language = v.InferOutput<typeof Language>;

/** The languages the catalogue exists in: every record once in each (§9). */
export const CATALOGUE_LANGUAGES = ['nl', 'fr'] as const satisfies readonly Language[];

export const CatalogueLanguage = v.picklist(CATALOGUE_LANGUAGES);
export type CatalogueLanguage = v.InferOutput<typeof CatalogueLanguage>;

export const isLanguage = (value: unknown): value is Language => v.is(Language, value);
