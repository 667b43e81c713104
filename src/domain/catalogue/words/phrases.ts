import * as v from 'valibot';

export const Phrase = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60));
const PhraseList = v.array(Phrase);

/** Words for one thing in each language; together they are never none. */
export const Phrases = v.pipe(
  v.strictObject({ nl: PhraseList, fr: PhraseList, en: PhraseList, de: PhraseList }),
  v.check((lists) => Object.values(lists).some(({ length }) => length > 0), 'no words'),
);
export type Phrases = v.InferOutput<typeof Phrases>;

/** Returns the words of all languages: visitors mix them. */
export const listPhrases = ({ nl, fr, en, de }: Phrases): string[] => [...nl, ...fr, ...en, ...de];
