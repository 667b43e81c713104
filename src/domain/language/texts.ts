import { brotliDecompressSync } from 'node:zlib';
import type nl from '../../../data/texts/nl.json';
import packed from '../../../dist/build/texts.bin';
import type { Language } from './language';

/** The name of an interface text; every language holds every one (test/domain/language/texts.test.ts). */
export type TextKey = keyof typeof nl;

/**
 * Returns the interface text of a key, with `{name}` replaced by the value of that name. If the value
 * `count` takes the singular in this language, the text of `{KEY}_ONE` is preferred.
 */
export type Translate = (key: TextKey, values?: Record<string, string | number>) => string;

/** nl-BE in every language, like prices (decision 12). */
const COUNT_FORMAT = new Intl.NumberFormat('nl-BE');

const translatorCache = new Map<Language, Translate>();

/** Returns the translator of a language; created once, because plural rules are slow to create. */
export function getTranslator(language: Language): Translate {
  const translate = translatorCache.get(language) ?? createTranslator(language);
  translatorCache.set(language, translate);
  return translate;
}

function createTranslator(language: Language): Translate {
  const texts = getTexts(language);
  const plural = new Intl.PluralRules(language);
  return (key, values) => {
    if (!values) return texts[key] ?? key;
    const singular = typeof values.count === 'number' && plural.select(values.count) === 'one';
    const text = (singular && texts[`${key}_ONE`]) || texts[key] || key;
    return text.replace(/\{(\w+)\}/g, (placeholder, name) => {
      const value = values[name] ?? placeholder;
      // Only counts get separators of thousands: not references, not years.
      return name === 'count' && typeof value === 'number'
        ? COUNT_FORMAT.format(value)
        : String(value);
    });
  };
}

/** Returns the texts of a language whose keys have this prefix, for scripts in the browser. */
export const getTextsByPrefix = (language: Language, prefix: string): Record<string, string> =>
  Object.fromEntries(Object.entries(getTexts(language)).filter(([key]) => key.startsWith(prefix)));

type TextsByKey = Record<string, string>;
let unpackedTexts: Record<Language, TextsByKey> | undefined;

/**
 * Returns all texts of a language by key. The build compresses them, a quarter of the worker
 * (scripts/tasks/build.mjs); an isolate decompresses them once.
 */
function getTexts(language: Language): TextsByKey {
  unpackedTexts ??= unpackTexts();
  return unpackedTexts[language];
}

function unpackTexts(): Record<Language, TextsByKey> {
  const json = brotliDecompressSync(new Uint8Array(packed)).toString();
  const { keys, ...values }: Record<'keys' | Language, string[]> = JSON.parse(json);
  const byKey = (texts: string[]) =>
    Object.fromEntries(keys.map((key, index) => [key, texts[index] ?? key]));
  return { nl: byKey(values.nl), fr: byKey(values.fr), en: byKey(values.en), de: byKey(values.de) };
}
