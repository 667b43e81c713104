import type { Lexeme, Lexicon } from './lexicon';
import type { Token } from './tokenize';

/** Maximum words of a phrase: titles of articles are long. */
const MAX_PHRASE_WORDS = 20;

/** The longest phrase at a position of a question that has what is sought, and how many tokens it takes. */
export interface PhraseMatch<Value> {
  value: Value;
  count: number;
}

/** Finds the longest phrase at a position of which `pick` returns something. */
export function findPhrase<Value>(
  lexicon: Lexicon,
  tokens: readonly Token[],
  from: number,
  pick: (lexeme: Lexeme) => Value | undefined,
): PhraseMatch<Value> | undefined {
  let key = '';
  let found: PhraseMatch<Value> | undefined;
  const end = Math.min(tokens.length, from + MAX_PHRASE_WORDS);
  for (let next = from; next < end; next++) {
    key += (next > from ? ' ' : '') + tokens[next]?.key;
    const lexeme = lexicon.get(key);
    const value = lexeme && pick(lexeme);
    if (value !== undefined) found = { value, count: next - from + 1 };
    if (!lexicon.continues(key)) break;
  }
  return found;
}
