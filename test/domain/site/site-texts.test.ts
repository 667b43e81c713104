import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../src/domain/language/language';
import type { TextKey } from '../../../src/domain/language/texts';
import type { Promises } from '../../../src/domain/site/configuration/promises';
import { PROMISE_PLACEHOLDERS } from '../../../src/domain/site/promised-values';
import type { SiteWording } from '../../../src/domain/site/site-texts';
import { getSiteTranslator } from '../../../src/domain/site/site-texts';
import { KEYS, listPlaceholders, TEXTS } from '../language/all-texts';

const PROMISED = PROMISE_PLACEHOLDERS.map((name) => `{${name}}`);
const PROMISING_KEYS = KEYS.filter((key) =>
  listPlaceholders(TEXTS.nl[key] ?? '').some((name) => PROMISED.includes(name)),
) as TextKey[];

const createWording = (promises: Promises, texts: SiteWording['texts'] = {}): SiteWording =>
  ({
    texts,
    configuration: { agency: { promises }, language: { languageDefault: 'nl' } },
  }) as unknown as SiteWording;

const randomPromises = fc.record<Promises>(
  {
    answerWorkdays: fc.integer({ min: 1, max: 30 }),
    valuationWorkdays: fc.integer({ min: 1, max: 60 }),
    visitLanguages: fc.uniqueArray(fc.constantFrom(...LANGUAGES), { minLength: 1 }),
    newsletterPerMonth: fc.integer({ min: 1, max: 31 }),
    soldBeforePortalsPercent: fc.record({
      value: fc.integer({ min: 1, max: 100 }),
      asOf: fc.constant('2026-10-31'),
      source: fc.constant('register'),
    }),
  },
  { requiredKeys: [] },
);

describe('promises of the agency (decision 116)', () => {
  test('each is in a text, and every such text is whole without it or has another', () => {
    const used = PROMISING_KEYS.flatMap((key) => listPlaceholders(TEXTS.nl[key] ?? ''));
    expect(PROMISED.filter((name) => !used.includes(name))).toEqual([]);
    const plain = KEYS.filter((key) => key.endsWith('_UNPROMISED')).map((key) =>
      key.slice(0, -'_UNPROMISED'.length),
    );
    expect(plain.filter((key) => !PROMISING_KEYS.includes(key as TextKey))).toEqual([]);
  });

  test('no text holds a promise that the agency does not make, whichever it makes', () => {
    fc.assert(
      fc.property(randomPromises, fc.constantFrom(...LANGUAGES), (promises, language) => {
        const t = getSiteTranslator(createWording(promises), language);
        const made = PROMISED.filter((name) =>
          Object.keys(promises).some((field) => name.slice(1, -1) === field.replace('Percent', '')),
        );
        for (const key of PROMISING_KEYS) {
          const needed = listPlaceholders(TEXTS.nl[key] ?? '').filter((name) =>
            PROMISED.includes(name),
          );
          const isMade = needed.every((name) => made.includes(name));
          const plain = TEXTS[language][`${key}_UNPROMISED`] ?? '';
          const text = t(key);
          for (const name of PROMISED) expect(text).not.toContain(name);
          if (isMade) expect(text.length).toBeGreaterThan(plain.length);
          else expect(text).toBe(plain);
        }
      }),
    );
  });

  test.each([
    ['nl', 1, 'We antwoorden binnen één werkdag.'],
    ['nl', 3, 'We antwoorden binnen 3 werkdagen.'],
    ['fr', 1, 'Nous répondons dans un délai d’un jour ouvrable.'],
    ['fr', 2, 'Nous répondons dans un délai de 2 jours ouvrables.'],
    ['en', 2, 'We reply within 2 working days.'],
    ['de', 2, 'Wir antworten innerhalb von 2 Werktagen.'],
  ] as const)('an answer in %s within %i days reads well', (language, answerWorkdays, sentence) => {
    const t = getSiteTranslator(createWording({ answerWorkdays }), language);
    expect(t('CONTACT_FORM_TEXT')).toBe(sentence);
  });

  test('a share of sales is said with its day and its source', () => {
    const soldBeforePortalsPercent = { value: 21, asOf: '2026-06-30', source: { fr: 'registre' } };
    const site = createWording({ soldBeforePortalsPercent });
    expect(getSiteTranslator(site, 'fr')('HOME_SAVED_SEARCH_TEXT')).toMatch(
      /21\u00a0% .*30 juin 2026, source\u00a0: registre\)\.$/,
    );
  });
});

describe('own texts (decision 117)', () => {
  test('replace a text in their language only, with its values and promises', () => {
    const site = createWording(
      { answerWorkdays: 2 },
      {
        NEWSLETTER_SUBMIT: { nl: 'Hou me op de hoogte' },
        REFERENCE_ID: { nl: 'Dossier {id}' },
        JOB_SUCCESS_TEXT: { nl: 'We bellen u {answerWorkdays}.' },
      },
    );
    const t = getSiteTranslator(site, 'nl');
    expect(t('NEWSLETTER_SUBMIT')).toBe('Hou me op de hoogte');
    expect(t('REFERENCE_ID', { id: 7 })).toBe('Dossier 7');
    expect(t('JOB_SUCCESS_TEXT')).toBe('We bellen u binnen 2 werkdagen.');
    expect(getSiteTranslator(site, 'fr')('NEWSLETTER_SUBMIT')).toBe(TEXTS.fr.NEWSLETTER_SUBMIT);
  });
});
