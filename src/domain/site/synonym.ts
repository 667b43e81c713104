import * as v from 'valibot';
import { CatalogueLanguage } from '../language/language';

const Phrase = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60));

/**
 * Words that visitors write, and words of the texts of properties (docs/data.md): a search for one of
 * `sought` finds the words and phrases `found`. `answer` continues the sentence '3 panden …'.
 */
export const Synonym = v.strictObject({
  language: CatalogueLanguage,
  sought: v.pipe(v.array(Phrase), v.minLength(1)),
  found: v.pipe(v.array(Phrase), v.minLength(1)),
  answer: v.optional(Phrase),
});
export type Synonym = v.InferOutput<typeof Synonym>;
