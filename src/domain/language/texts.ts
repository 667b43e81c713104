import { brotliDecompressSync } from 'node:zlib';
import type nl from '../../../data/texts/nl.json';
import packed from '../../../dist/build/texts.bin';
import type { Language } from './language';

/** The name of an interface text; every language holds every one (test/domain/language/texts.test.ts). */
export type TextKey = keyof typeof nl;

/**
 * The interface text of a key, with `{name}` replaced by the value of that name. Where the value
 * `count` asks for the singular in this language, the text of `{KEY}_ONE` is taken if there is one.
 */
export type Translate = (key: TextKey, values?: Record<string, string | number>) => string;

/** nl-BE in every language, as prices are (decision 12). */
const COUNT_FORMAT = new Intl.NumberFormat('nl-BE');

const translatorCache = new Map<Language, Translate>();

/** The texts of a language; made once, since plural rules are dear to make. */
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
      // How many there are is grouped; a reference or a year never is.
      return name === 'count' && typeof value === 'number'
        ? COUNT_FORMAT.format(value)
        : String(value);
    });
  };
}

/** The texts of a language whose keys begin so: what the browser is told of them. */
export const getTextsByPrefix = (language: Language, start: string): Record<string, string> =>
  Object.fromEntries(Object.entries(getTexts(language)).filter(([key]) => key.startsWith(start)));

type TextsByKey = Record<string, string>;
let unpackedTexts: Record<Language, TextsByKey> | undefined;

/**
 * All texts of a language by key. They are a quarter of the worker: the build packs them
 * (scripts/tasks/build.mjs), an isolate unpacks them once.
 */
function getTexts(language: Language): TextsByKey {
  unpackedTexts ??= unpackTexts();
  return unpackedTexts[language];
}

function unpackTexts(): Record<Language, TextsByKey> {
  const json = brotliDecompressSync(new Uint8Array(packed)).toString();
  const { keys, ...values }: Record<'keys' | Language, string[]> = JSON.parse(json);
  const named = (list: string[]) =>
    Object.fromEntries(keys.map((key, at) => [key, list[at] ?? key]));
  return { nl: named(values.nl), fr: named(values.fr), en: named(values.en), de: named(values.de) };
}
