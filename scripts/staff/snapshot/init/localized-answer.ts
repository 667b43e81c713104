import type { Language } from '../../../../src/domain/language/language';
import { isLanguage, LANGUAGES } from '../../../../src/domain/language/language';
import type { Answers } from './question';
import { splitList } from './split-list';

/** A text by language. */
export type LocalizedAnswer = Partial<Record<Language, string>>;

/** A text in every language. */
export type EveryLanguage = Required<LocalizedAnswer>;

const PART = /^(\w\w):\s+(.+)$/;

/** Returns the languages of the answers, the default first. */
export const readLanguages = ({ languages = '' }: Answers): Language[] =>
  splitList(languages).filter(isLanguage);

/** Reads a text that is the same in every language, or 'nl: Gent en omgeving; fr: Gand et environs'. */
export function readLocalized(answer: string): LocalizedAnswer {
  const parts = splitList(answer, ';').map((part) => PART.exec(part));
  if (parts.some((part) => part === null || !isLanguage(part[1] ?? '')))
    return Object.fromEntries(LANGUAGES.map((language) => [language, answer]));
  return Object.fromEntries(parts.flatMap((part) => (part ? [[part[1], part[2]]] : [])));
}

/** Returns which language of the site a text lacks; undefined if none. */
export function findMissingLanguage(answer: string, answers: Answers): string | undefined {
  const texts = readLocalized(answer);
  const missing = readLanguages(answers).find((language) => !texts[language]);
  return missing && `says nothing in ${missing}: write it as nl: …; fr: …`;
}
