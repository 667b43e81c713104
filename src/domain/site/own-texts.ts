import * as v from 'valibot';

const OwnText = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** Interface texts in the agency's own words, by key and language (decision 117). */
export const OwnTexts = v.pipe(
  // A list is a record to the library.
  v.custom<Record<string, unknown>>(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
    'should be texts by key and language',
  ),
  v.record(
    v.string(),
    v.strictObject({
      nl: v.optional(OwnText),
      fr: v.optional(OwnText),
      en: v.optional(OwnText),
      de: v.optional(OwnText),
    }),
  ),
);
export type OwnTexts = v.InferOutput<typeof OwnTexts>;
