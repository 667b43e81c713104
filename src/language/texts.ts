import de from '../../data/texts/de.json';
import en from '../../data/texts/en.json';
import fr from '../../data/texts/fr.json';
import nl from '../../data/texts/nl.json';
import type { Language } from './language';

/** The name of an interface text; every language holds every one (test/language/texts.test.ts). */
export type TextKey = keyof typeof nl;

/**
 * The interface text of a key, with `{name}` replaced by the value of that name. Where the value
 * `count` asks for the singular in this language, the text of `{KEY}_ONE` is taken if there is one.
 */
export type Translate = (key: TextKey, values?: Record<string, string | number>) => string;

const TEXTS: Record<Language, Record<string, string>> = { nl, fr, en, de };

/** nl-BE in every language, as prices are (decision 12). */
const COUNT = new Intl.NumberFormat('nl-BE');

const translators = new Map<Language, Translate>();

/** The texts of a language; made once, since plural rules are dear to make. */
export function translator(language: Language): Translate {
  const translate = translators.get(language) ?? makeTranslator(language);
  translators.set(language, translate);
  return translate;
}

function makeTranslator(language: Language): Translate {
  const texts = TEXTS[language];
  const plural = new Intl.PluralRules(language);
  return (key, values) => {
    if (!values) return texts[key] ?? key;
    const singular = typeof values.count === 'number' && plural.select(values.count) === 'one';
    const text = (singular && texts[`${key}_ONE`]) || texts[key] || key;
    return text.replace(/\{(\w+)\}/g, (placeholder, name) => {
      const value = values[name] ?? placeholder;
      // How many there are is grouped; a reference or a year never is.
      return name === 'count' && typeof value === 'number' ? COUNT.format(value) : String(value);
    });
  };
}

/** The texts of a language whose keys begin so: what the browser is told of them. */
export const textsBeginning = (language: Language, start: string): Record<string, string> =>
  Object.fromEntries(Object.entries(TEXTS[language]).filter(([key]) => key.startsWith(start)));
