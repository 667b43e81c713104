import * as v from 'valibot';
import fieldNames from '../../../../../data/imports/field-names.json';
import { foldText } from '../../../../../src/domain/language/fold-text';
import { foldName } from './path-names';

const { names, words } = v.parse(
  v.strictObject({
    note: v.string(),
    names: v.record(v.string(), v.array(v.string())),
    words: v.record(v.string(), v.record(v.string(), v.number())),
  }),
  fieldNames,
);

/** The names under which programs keep a field, as they are compared; `!` before one says the opposite of the field. */
export const FIELD_NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(names).map(([field, own]) => [
    field,
    own.map((name) => (name.startsWith('!') ? `!${foldName(name)}` : foldName(name))),
  ]),
);

/** 'sous_option', 'Sous option' and 'SOUS-OPTION' are one word. */
const foldWord = (text: string): string =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const MEANINGS: ReadonlyMap<string, ReadonlyMap<string, number>> = new Map(
  Object.entries(words).map(([field, own]) => [
    field,
    new Map(Object.entries(own).map(([word, meaning]) => [foldWord(word), meaning])),
  ]),
);
/** Fields whose words mean the same within others: 'bien_vente', 'Terrain à bâtir'. A state may be denied by them. */
const FOUND_WITHIN: readonly string[] = ['Goal', 'WebID'];

/** Whether the words of a field have meanings. */
export const hasMeanings = (field: string): boolean => MEANINGS.has(field);

/** Returns what a value of a field means; undefined if no word is known, or words of several meanings. */
export function findMeaning(field: string, value: unknown): number | undefined {
  const known = MEANINGS.get(field);
  const text = foldWord(String(value));
  const whole = known?.get(text);
  if (whole !== undefined || !known || !FOUND_WITHIN.includes(field)) return whole;
  const within = [...known].filter(([word]) => word && ` ${text} `.includes(` ${word} `));
  const meanings = new Set(within.map(([, meaning]) => meaning));
  return meanings.size === 1 ? [...meanings][0] : undefined;
}
