import { describe, expect, test } from 'vitest';
import nl from '../../../data/texts/nl.json';
import { LANGUAGES, type Language } from '../../../src/domain/language/language';
import { KEYS, listPlaceholders, TEXTS } from './all-texts';

/** Words that reveal a sentence of another language. */
const FOREIGN_WORDS: Record<Language, RegExp> = {
  nl: buildWordPattern(
    'und',
    'nicht',
    'für',
    'les',
    'vous',
    'votre',
    'nous',
    'the',
    'your',
    'with',
  ),
  fr: buildWordPattern('het', 'een', 'van', 'voor', 'und', 'nicht', 'für', 'the', 'your', 'with'),
  en: buildWordPattern('het', 'een', 'van', 'voor', 'les', 'vous', 'votre', 'und', 'nicht', 'für'),
  de: buildWordPattern('het', 'een', 'van', 'voor', 'les', 'vous', 'votre', 'the', 'your', 'with'),
};

/** The keys of §8, and one key of §5 with its historical spelling. */
const SPECIFIED_KEYS = [
  ...['API_ERROR', 'INVALID_VIEW', 'INVALID_PROPERTY', 'VIEW_NOT_FOUND', 'PROPERTY_NOT_FOUND'],
  ...['PROPERTY_SOLD', 'PROPERTY_RENTED', 'PAGE_NOT_FOUND', 'LOGIN_FAILED', 'USER_NOT_FOUND'],
  ...['PERSON_NOT_FOUND', 'MAIL_ERROR', 'REQUEST_DOCUMENT_FEEDBACK_ERROR'],
  ...['DOCUMENTS_ALREADY_REQUESTED', 'DOCUMENTS_WILL_BE_SENT_BY_EMAIL', 'VISITS_FULL'],
  ...['SEND_TESTIMONIAL_FAIL', 'NO_PROPERTIES', 'NO_PROJECT_MESSAGE', 'NO_PHOTOS'],
  ...['NO_CONSTRUCTIONS', 'NO_DOCUMENTS', 'ALERT_FIST_NAME_EMPTY'],
];

/** The forms with a thank-you page of their own (§2.3). */
const FEEDBACK_FORMS = [
  ...['CONTACT_ME', 'CONTACT_APPOINTMENT', 'CONTACT_CONSTRUCTION', 'CONTACT_DEMAND'],
  ...['DEMAND_REGISTER', 'SEND_TO_FRIEND', 'SITE_CONTACT', 'SIGN_NEWSLETTER'],
  ...['TESTING_TESTING', 'SITE_CONTACT_SMALL'],
];

const findKeys = (language: Language, isWrong: (text: string, key: string) => boolean) =>
  Object.entries(TEXTS[language]).flatMap(([key, text]) => (isWrong(text, key) ? [key] : []));

describe.each(LANGUAGES)('the texts in %s', (language) => {
  test('have the keys of every other language, in order', () => {
    expect(Object.keys(TEXTS[language])).toEqual(KEYS);
    expect(KEYS).toEqual([...KEYS].sort());
  });

  test('are never empty and have no stray spaces', () => {
    expect(findKeys(language, (text) => text === '' || text !== text.trim())).toEqual([]);
    expect(findKeys(language, (text) => /[ \u00a0]{2}/.test(text))).toEqual([]);
  });

  test('have the same placeholders as in every other language', () => {
    const wrong = findKeys(
      language,
      (text, key) =>
        String(listPlaceholders(text)) !== String(listPlaceholders(TEXTS.nl[key] ?? '')),
    );
    expect(wrong).toEqual([]);
  });

  test('use the typographic apostrophe and ellipsis', () => {
    expect(findKeys(language, (text) => /['`]|\.\.\./.test(text))).toEqual([]);
  });

  test('keep figures on one line with the signs before them and the units behind', () => {
    const unitBehind =
      /(?:\d|\}) (?:m²|km|m|cm|ha|kWh?|[KMG]B|%|°|euros?|uur|h|min(?:\.|uten|utes?)?)(?![\p{L}\d])/iu;
    const signBefore = /€ |[±≈×<>≤≥+] (?=[{\d])| [±≈]$/u;
    expect(findKeys(language, (text) => unitBehind.test(text) || signBefore.test(text))).toEqual(
      [],
    );
  });

  test('hold no sentence of another language', () => {
    const others = LANGUAGES.filter((other) => other !== language);
    const copied = findKeys(
      language,
      (text, key) => isSentence(text) && others.some((other) => TEXTS[other][key] === text),
    );
    expect(copied).toEqual([]);
    expect(findKeys(language, (text) => FOREIGN_WORDS[language].test(text))).toEqual([]);
  });
});

test('French puts a no-break space before : ; ? ! and inside « »', () => {
  const wrong = /[^\u00a0\d][:;?!»](?!\/\/)|«(?!\u00a0)/;
  expect(findKeys('fr', (text) => wrong.test(text))).toEqual([]);
});

test('only French puts a space before : ; ? !', () => {
  const others = LANGUAGES.filter((language) => language !== 'fr');
  expect(others.flatMap((language) => findKeys(language, (text) => /\s[:;?!]/.test(text)))).toEqual(
    [],
  );
});

test('the visitor is addressed formally', () => {
  expect(findKeys('nl', (text) => /(^|\s)(je|jij|jouw|jullie)(\s|$)/i.test(text))).toEqual([]);
  expect(findKeys('fr', (text) => /(^|\s)(tu|toi|ton)(\s|$)/i.test(text))).toEqual([]);
});

/** Words with another meaning in Belgium, of the Netherlands, or of no native speaker. */
const FOREIGN_USAGE: Partial<Record<Language, RegExp>> = {
  // Only a public sale has an 'instelprijs'.
  nl: /instelprijs(?! van (de|een) openbare verkoop)|hooguit|begane grond|boeket|privacy statement|zaakvoerder/i,
  fr: /base de données que|dans un jour ouvrable|(vers le|du) (est|ouest)\b|cochez à nouveau|gérante?\b/i,
};

test.each(Object.entries(FOREIGN_USAGE))(
  'the texts in %s use the words of Belgium',
  (name, pattern) => {
    expect(findKeys(name as Language, (text) => pattern.test(text))).toEqual([]);
  },
);

test('the texts hold every key of the error catalogue', () => {
  expect(SPECIFIED_KEYS.filter((key) => !(key in nl))).toEqual([]);
});

test('every thank-you page has a text', () => {
  expect(FEEDBACK_FORMS.filter((form) => !(`THANKS_${form}_TEXT` in nl))).toEqual([]);
});

/** Builds a pattern for any of these whole words; \b treats accented letters as word ends. */
function buildWordPattern(...words: string[]): RegExp {
  return new RegExp(`(?<!\\p{L})(${words.join('|')})(?!\\p{L})`, 'iu');
}

/** Returns whether the text has four words or more; names and units may be alike in two languages. */
function isSentence(text: string): boolean {
  return (text.replace(/\{\w+\}/g, '').match(/\p{L}{2,}/gu) ?? []).length >= 4;
}
