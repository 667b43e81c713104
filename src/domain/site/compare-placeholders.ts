import { PROMISE_PLACEHOLDERS } from './promised-values';

/** The placeholders that an own text lost of the text that it replaces, and those that nothing fills in there. */
export interface PlaceholderDifference {
  lost: string[];
  added: string[];
}

/** Compares the placeholders of an own text with those of the original; a promise may be left out or added (decision 117). */
export function comparePlaceholders(text: string, original: string): PlaceholderDifference {
  const [used, known] = [listPlaceholders(text), listPlaceholders(original)];
  const omit = (names: string[], others: string[]) =>
    names.filter((name) => !others.includes(name) && !PROMISE_PLACEHOLDERS.includes(name));
  return { lost: omit(known, used), added: omit(used, known) };
}

/** Lists the placeholders of a text, once each. */
export const listPlaceholders = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)),
];

/** Writes placeholders as a text has them: '{name}, {count}'. */
export const formatPlaceholders = (names: readonly string[]): string =>
  names.map((name) => `{${name}}`).join(', ');
