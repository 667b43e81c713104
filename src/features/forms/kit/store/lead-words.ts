import { foldText } from '../../../../domain/language/fold-text';
import { readEmail } from '../../../../domain/typed-values/read-email';
import { listPhoneBeginnings, toPhoneDigits } from '../../../../domain/typed-values/read-phone';
import { cleanTyped } from '../../../../domain/typed-values/typed-text';
import type { AnswerRecord } from '../definition/field';

/** Words of one lead are few and short, whatever was typed. */
const MAX_WORDS = 24;
const MAX_LENGTH = 100;

/** Country codes of Belgium and its neighbours, whose numbers people look for with a nought in front. */
const COUNTRY_CODE = /^(?:32|31|33|352|49|44)(?=\d{7})/;

/**
 * Lists the words by which staff find whose a lead is: the name from each of its words on, also with the last name
 * first, the address, and the digits of the telephone number; folded, as `foldLeadQuery` folds what they type.
 */
export function listLeadWords(answers: AnswerRecord): string[] {
  const [name = '', first = '', last = '', email = '', phone = ''] = [
    ...['name', 'firstName', 'lastName', 'email', 'phone'],
  ].map((field) => (typeof answers[field] === 'string' ? answers[field] : ''));
  const names = [name, `${first} ${last}`, `${last} ${first}`].flatMap(listEndings);
  const digits = toPhoneDigits(phone);
  const words = [...names, foldText(email.trim()), digits, digits.replace(COUNTRY_CODE, '0')];
  const cut = [...new Set(words.map((word) => word.slice(0, MAX_LENGTH)).filter(Boolean))];
  // What begins another word is found with it.
  const isFound = (word: string) => cut.some((other) => other !== word && other.startsWith(word));
  return cut.filter((word) => !isFound(word)).slice(0, MAX_WORDS);
}

/** Returns the beginnings of words that what staff type finds. */
export function foldLeadQuery(text: string): string[] {
  const typed = cleanTyped(text);
  const numbers = /^[\d\s+/.()-]+$/.test(typed)
    ? listPhoneBeginnings(typed).map(toPhoneDigits)
    : [];
  const address = foldText(readEmail(typed.toLowerCase()) ?? typed);
  return [...new Set([splitName(text).join(' '), address, ...numbers])].filter(Boolean);
}

/** A name from each of its words on: 'jean pierre de smet', 'pierre de smet', 'de smet', 'smet'. */
const listEndings = (name: string): string[] =>
  splitName(name).map((_, index, words) => words.slice(index).join(' '));

const splitName = (name: string): string[] =>
  foldText(name)
    .split(/[\s'’.\p{Pd}]+/u)
    .filter(Boolean);
