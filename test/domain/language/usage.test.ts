import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../../src/domain/language/language';
import { KEYS, TEXTS } from './all-texts';

/** Words that a native agent would not write, by kind, and the texts in which they are right. */
const SLIPS: [
  kind: string,
  language: Language,
  pattern: RegExp,
  /** Keys of texts that mean what the pattern says. */
  meant?: readonly string[],
][] = [
  [
    'a possessive that agrees with a value it does not know',
    'nl',
    /\b(?:ons|onze|uw|mijn|jouw|dit|deze|het) [[{](?!language)/i,
  ],
  [
    'a possessive that agrees with a value it does not know',
    'fr',
    /\b(?:notre|nos|votre|vos|mon|ma|mes|cet|cette|ces) [[{]/i,
  ],
  ['a possessive that agrees with a value it does not know', 'en', /\b(?:our|your|my) [[{]/i],
  [
    'a possessive that agrees with a value it does not know',
    'de',
    /\b(?:unser|ihr|mein|dies)(?:e[mnrs]?)? [[{]/i,
  ],
  ['words of French', 'nl', /herdacht|gehouden wat/i],
  // A visit is 'afgezegd', in mails, on the site and at the desk; the button of a dialog is another thing.
  ['a second word for a visit that is called off', 'nl', /annul/i, ['CANCEL']],
  [
    'words of Dutch',
    'fr',
    /est entré depuis|nécessaire dépend|fois (?:demandé|enregistré|partagé)|biens? gardés?\b|^gardez?\b|gardés? sur cet appareil|aucun bien\. Le cœur/i,
  ],
  [
    'a subscriber of one sex',
    'fr',
    /vous êtes (?:dés)?inscrit\b|vous (?:dés)?inscrit\b|vous êtes absenté/i,
  ],
  ['a tenant who rents out', 'en', /\brenters?\b/i],
  ['words of Dutch', 'en', /\banother [a-z]+ than\b|\bin in\b|^together, about/i],
  [
    // 'Wohnung' is a flat: a home is a house or a flat, or 'Wohneigentum' where it is owned.
    'a flat for a home',
    'de',
    /^(?!.*(?:Haus|Häuser|Chalet)).*wohnung/is,
  ],
  ['quotation marks of two kinds', 'nl', /[“”]/],
  ['quotation marks of two kinds', 'en', /[“”]/],
  ['quotation marks of two kinds', 'de', /[‚‘]/],
  ['words of Dutch', 'de', /hängt vom inhalt ab|verkauf geschlossen|ihr notar rechnet genau/i],
];

describe('the texts hold', () => {
  test.each(SLIPS)('no %s (%s)', (_kind, language, pattern, meant = []) => {
    const found = KEYS.filter((key) => pattern.test(TEXTS[language][key] ?? ''));
    expect(found).toEqual(meant);
  });
});

test('a link in a text stands in brackets with its possessive, in every language', () => {
  const linked = KEYS.filter((key) => /\[[^\]{]+ [^\]{]+\]/.test(TEXTS.nl[key] ?? ''));
  expect(linked).toContain('FORM_FOOTER');
  for (const language of LANGUAGES)
    for (const key of linked)
      expect(TEXTS[language][key], `${language} ${key}`).toMatch(/^[^[\]]*\[[^[\]]+\][^[\]]*$/);
});

test('an example of a date is computed, never written', () => {
  const dates = LANGUAGES.flatMap((language) =>
    KEYS.filter((key) => /\d{1,2}[-/.]\d{1,2}[-/.]\d{4}/.test(TEXTS[language][key] ?? '')),
  );
  expect(dates).toEqual([]);
});

/** One year: with a value before it the text is wrong for two. */
const ONE_YEAR: Partial<Record<Language, RegExp>> = {
  fr: /\{(?!count)\w+\}[ \u00a0]an(?!\p{L})/u,
  en: /\{(?!count)\w+\}[ \u00a0]year(?!\p{L})/u,
  de: /\{(?!count)\w+\}[ \u00a0]Jahr(?!\p{L})/u,
};

test.each(Object.entries(ONE_YEAR))(
  'a number of years is one only where it counts (%s)',
  (language, pattern) => {
    const texts = TEXTS[language as Language];
    expect(KEYS.filter((key) => pattern.test(texts[key] ?? ''))).toEqual([]);
  },
);
