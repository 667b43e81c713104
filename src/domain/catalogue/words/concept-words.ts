import * as v from 'valibot';
import concepts from '../../../../data/question/concepts.json';
import { Phrase, Phrases } from './phrases';

/** What visitors call a kind of home or a feature that is no criterion, and how texts of properties name it. */
export const ConceptWords = v.array(
  v.strictObject({
    words: Phrases,
    found: v.strictObject({ nl: v.array(Phrase), fr: v.array(Phrase) }),
    /** Of a kind of home, the WebID of the type that its homes are of. */
    type: v.optional(v.pipe(v.number(), v.integer())),
  }),
);

export const CONCEPT_WORDS: v.InferOutput<typeof ConceptWords> = concepts;
