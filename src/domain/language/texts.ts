import { brotliDecompressSync } from 'node:zlib';
import type nl from '../../../data/texts/nl.json';
import packed from '../../../dist/build/texts.bin';
import { formatNumber } from '../format/number';
import { memoizePerKey } from '../memoize-per-key';
import type { Language } from './language';
import { LANGUAGES } from './language';

/** The name of an interface text; every language holds every one (test/domain/language/texts.test.ts). */
export type TextKey = keyof typeof nl;

/**
 * Returns the interface text of a key, with `{name}` replaced by the value of that name. If the value
 * `count` takes the singular in this language, the text of `{KEY}_ONE` is preferred.
 */
export type Translate = (key: TextKey, values?: Record<string, string | number>) => string;

/** Returns the translator of a language without a site, whose words and promises it lacks (src/domain/site/site-texts.ts). */
export const getTranslator = memoizePerKey(
  (language: Language): Translate => createTranslator(language, getInterfaceTexts(language)),
);

/** Whether a French 'de' loses its vowel before a name: d’Anvers, d’Ypres; de Gand, de Yannick. */
const isElided = (name: string): boolean =>
  /^[^\p{L}\p{N}]*(?:[aeiouœ]|y[^aeiouy])/iu.test(name.normalize('NFD'));

const getPluralRules = memoizePerKey((language: Language) => new Intl.PluralRules(language));

/** Creates the translator of these texts in a language. */
export function createTranslator(language: Language, texts: TextsByKey): Translate {
  return (key, values) => {
    if (!values) return texts[key] ?? key;
    const singular =
      typeof values.count === 'number' && getPluralRules(language).select(values.count) === 'one';
    const text = (singular && texts[`${key}_ONE`]) || texts[key] || key;
    return text.replace(/(\b[Dd]e )?\{(\w+)\}/g, (_, before = '', name) => {
      const value = values[name] ?? `{${name}}`;
      // Only counts get separators of thousands: not references, not years.
      const filled =
        name === 'count' && typeof value === 'number' ? formatNumber(value) : String(value);
      return before && language === 'fr' && isElided(filled)
        ? `${before[0]}’${filled}`
        : before + filled;
    });
  };
}

/** Interface texts of one language. */
export type TextsByKey = Record<string, string>;
const textsByLanguage = new Map<Language, TextsByKey>();

/**
 * Returns all texts of a language by key. The build compresses them, a quarter of the worker
 * (scripts/tasks/build-texts.mjs); an isolate decompresses a language when it is first asked for.
 */
export function getInterfaceTexts(language: Language): TextsByKey {
  const texts = textsByLanguage.get(language) ?? unpackTexts(language);
  textsByLanguage.set(language, texts);
  return texts;
}

function unpackTexts(language: Language): TextsByKey {
  const keys = unpackList(0);
  const texts = unpackList(1 + LANGUAGES.indexOf(language));
  return Object.fromEntries(keys.map((key, index) => [key, texts[index] ?? key]));
}

/** Decompresses a list of the packed texts: the keys are the first, the languages follow. */
function unpackList(number: number): string[] {
  const bytes = new Uint8Array(packed);
  const lengths = new Uint32Array(bytes.buffer, 0, 1 + LANGUAGES.length);
  const start = lengths.slice(0, number).reduce((sum, length) => sum + length, lengths.byteLength);
  const part = bytes.subarray(start, start + (lengths[number] ?? 0));
  return JSON.parse(brotliDecompressSync(part).toString());
}
