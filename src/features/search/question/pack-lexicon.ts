import type { Lexicon } from './lexicon';

/** Lexica as the build packs them: lines 'key|number' of each, and as JSON what a number may be. */
export interface PackedLexica<Name extends string> {
  lexemes: string[];
  lines: Record<Name, string[]>;
}

/** Packs lexica in the order of their keys; many keys may be the same. */
export function packLexica<Name extends string>(
  lexica: Readonly<Record<Name, Lexicon>>,
): PackedLexica<Name> {
  const numbers = new Map<string, number>();
  const pack = (lexicon: Lexicon): string[] =>
    lexicon.listOwn().map(([key, lexeme]) => {
      const json = JSON.stringify(lexeme, omitNone);
      const number = numbers.get(json) ?? numbers.size;
      numbers.set(json, number);
      return `${key}|${number}`;
    });
  const lines = Object.entries<Lexicon>(lexica).map(([name, lexicon]) => [
    name,
    pack(lexicon).toSorted(),
  ]);
  return { lines: Object.fromEntries(lines), lexemes: [...numbers.keys()] };
}

/** Leaves out lists of nothing, which a lexeme has at first. */
const omitNone = (_: string, value: unknown) =>
  Array.isArray(value) && value.length === 0 ? undefined : value;
