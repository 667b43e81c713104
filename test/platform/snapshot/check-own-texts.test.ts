import { describe, expect, test } from 'vitest';
import { findProblems } from './checked-files';

const checkTexts = (texts: unknown) =>
  findProblems((files) => {
    (files as Record<string, unknown>)['site/texts.json'] = texts;
  }).errors;

const checkPromises = (promises: unknown) =>
  findProblems((files) => {
    files['site/configuration.json'].agency.promises = promises;
  }).errors;

describe('own texts (decision 117)', () => {
  test.each([
    [
      { NEWSLETER_SUBMIT: { nl: 'Ja' } },
      /^NEWSLETER_SUBMIT is no text .* did you mean NEWSLETTER_SUBMIT\?$/,
    ],
    [{ newsletter_submit: { nl: 'Ja' } }, /did you mean NEWSLETTER_SUBMIT\?$/],
    [{ XQ: { nl: 'Ja' } }, /^XQ is no text of the site; data\/texts\/nl\.json lists them$/],
    [
      { REFERENCE_ID: { nl: 'Dossier' } },
      /^REFERENCE_ID nl lacks \{id\}, which the sentence is about$/,
    ],
    [
      { REFERENCE_ID: { fr: 'Dossier {idd}' } },
      /^REFERENCE_ID fr holds \{idd\}, which nothing fills in here: it has \{id\}$/,
    ],
    [{ NEWSLETTER_SUBMIT: { it: 'Sì' } }, /^texts NEWSLETTER_SUBMIT\.it is not a field/],
    [{ NEWSLETTER_SUBMIT: { nl: '  ' } }, /^texts NEWSLETTER_SUBMIT\.nl is empty$/],
    [{ NEWSLETTER_SUBMIT: 'Ja' }, /^texts NEWSLETTER_SUBMIT should be a group of fields/],
    [[], /^texts should be /],
  ])('%j is refused with the reason', (texts, message) => {
    expect(checkTexts(texts)).toEqual([expect.stringMatching(message)]);
  });

  test('a text with the same values, and with or without a promise, is good', () => {
    expect(
      checkTexts({
        REFERENCE_ID: { nl: 'Dossier {id}', de: 'Nr. {id}' },
        CONTACT_FORM_TEXT: { nl: 'Schrijf ons.' },
        JOB_SUCCESS_TEXT: { fr: 'Nous vous répondons {answerWorkdays}.' },
      }),
    ).toEqual([]);
  });
});

describe('promises (decision 116)', () => {
  test.each([
    ['answerWorkdays', 'één dag', /should be a number of working days, such as 2, .*: "één dag"$/],
    ['answerWorkdays', 0, /should be 1 or more, but is 0$/],
    ['answerWorkdays', 1.5, /should be a whole number, but is 1\.5$/],
    ['valuationWorkdays', 'vijf', /should be a number of working days/],
    ['newsletterPerMonth', 'twee keer', /should be a number of newsletters a month/],
    ['visitLanguages', [], /should be at least 1 long/],
    ['soldBeforePortalsPercent', 34, /should be a group of fields, but is 34$/],
    ['firstInTheRegion', true, /is not a field that this site knows$/],
  ])('%s %j is refused with the reason', (field, value, message) => {
    expect(checkPromises({ [field]: value })).toEqual([
      expect.stringMatching(new RegExp(`agency\\.promises\\.${field} .*${message.source}`)),
    ]);
  });

  test.each([
    [{ value: 34, source: 'register' }, /\.asOf is missing$/],
    [{ value: 34, asOf: '2026-10-31' }, /\.source is missing$/],
    [{ value: 340, asOf: '2026-10-31', source: 'register' }, /should be 100 or less/],
  ])('a share without what proves it, %j, is refused', (share, message) => {
    expect(checkPromises({ soldBeforePortalsPercent: share })).toEqual([
      expect.stringMatching(message),
    ]);
  });
});
