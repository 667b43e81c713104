import { describe, expect, test } from 'vitest';
import { readMoney } from '../../../src/domain/typed-values/read-money';
import { fc } from '../../seeded-fast-check';

/** What a reading says: its value, or its fault and what was understood. */
const describeReading = (text: string): string | number => {
  const reading = readMoney(text);
  if (reading.ok) return reading.value;
  return reading.understood === undefined
    ? reading.fault
    : `${reading.fault} ${reading.understood}`;
};

const READ: readonly (readonly [text: string, value: number])[] = [
  // Digits alone.
  ['0', 0],
  ['7', 7],
  ['250000', 250_000],
  ['0250', 250],
  ['9999999999', 9_999_999_999],
  // One or two digits behind the last sign are cents.
  ['1850.50', 1850.5],
  ['1850,50', 1850.5],
  ['2150.5', 2150.5],
  ['2150,5', 2150.5],
  ['150000.00', 150_000],
  ['250000.50', 250_000.5],
  ['285000.00', 285_000],
  ['2.5', 2.5],
  ['2,5', 2.5],
  ['0.99', 0.99],
  ['0,05', 0.05],
  ['12.34', 12.34],
  // Exactly three digits behind each sign are a group.
  ['1.000', 1000],
  ['1,000', 1000],
  ['1 000', 1000],
  ["1'000", 1000],
  ['1’000', 1000],
  ['250.000', 250_000],
  ['250,000', 250_000],
  ['250 000', 250_000],
  ["250'000", 250_000],
  ['250’000', 250_000],
  ['250ʼ000', 250_000],
  ['250´000', 250_000],
  ['1.250.000', 1_250_000],
  ['1,250,000', 1_250_000],
  ['1 250 000', 1_250_000],
  ["1'250'000", 1_250_000],
  // Both, with different signs.
  ['1.850,50', 1850.5],
  ['1,850.50', 1850.5],
  ['1 850,50', 1850.5],
  ['1 850.50', 1850.5],
  ["1'850.50", 1850.5],
  ["1'850,5", 1850.5],
  ['1.250.000,00', 1_250_000],
  ['1,250,000.00', 1_250_000],
  ["12'345'678.90", 12_345_678.9],
  // The spaces of keyboards, web pages and word processors.
  ['250\u00a0000', 250_000],
  ['250\u202f000', 250_000],
  ['250\u2009000', 250_000],
  ['250\u2007000', 250_000],
  ['250\u2002000', 250_000],
  ['250\u3000000', 250_000],
  ['250  000', 250_000],
  ['250\t000', 250_000],
  ['  250000  ', 250_000],
  // What cannot be seen.
  ['250\u200b000', 250_000],
  ['\u200e250.000', 250_000],
  ['\u202a250.000\u202c', 250_000],
  ['250\u00ad.000', 250_000],
  ['\ufeff1.850,50', 1850.5],
  ['250\u2060000', 250_000],
  // Digits of another width.
  ['２５００００', 250_000],
  ['１.８５０,５０', 1850.5],
  // The currency on either side.
  ['€250000', 250_000],
  ['€ 250000', 250_000],
  ['€\u00a0250.000', 250_000],
  ['250000€', 250_000],
  ['250.000 €', 250_000],
  ['EUR 250000', 250_000],
  ['eur250000', 250_000],
  ['250000 EUR', 250_000],
  ['250 000 euro', 250_000],
  ['560 000 euros', 560_000],
  ["560.000 euro's", 560_000],
  ['Euro 1.850,50', 1850.5],
  ['€ 1.850,50', 1850.5],
  ['€ 250.000 EUR', 250_000],
  // Cents that are a dash.
  ['€ 250 000,-', 250_000],
  ['250.000,-', 250_000],
  ['250.000,–', 250_000],
  ['250.000,—', 250_000],
  ['250.000,--', 250_000],
  ["250'000.-", 250_000],
  ['250000,- euro', 250_000],
  ['250.000,=', 250_000],
];

const REFUSED: readonly (readonly [text: string, refusal: string])[] = [
  // More than one number, with the one that is probably meant.
  ['1.00.000', 'unclear 100000'],
  ['1.2345', 'unclear 12345'],
  ['1,2345', 'unclear 12345'],
  ['12.3456', 'unclear 123456'],
  ['1.234.56', 'unclear 1234.56'],
  ['1,234.567', 'unclear 1234567'],
  ['1.234,567', 'unclear 1234567'],
  ['1.234 567', 'unclear 1234567'],
  ["1'234.567", 'unclear 1234567'],
  ['1234.567', 'unclear 1234567'],
  ['12 34 56', 'unclear 123456'],
  ['1 50', 'unclear 150'],
  ["2'5", 'unclear 25'],
  ['0.500', 'unclear 0.5'],
  ['0,500', 'unclear 0.5'],
  ['012.345', 'unreadable'],
  ['1.2.3', 'unclear 12.3'],
  ['1,2,3', 'unclear 12.3'],
  // Words that multiply, with the amount in full.
  ['250k', 'unclear 250000'],
  ['250 k', 'unclear 250000'],
  ['250K', 'unclear 250000'],
  ['€ 250k', 'unclear 250000'],
  ['250k€', 'unclear 250000'],
  ['1,2 mio', 'unclear 1200000'],
  ['1.25 mio', 'unclear 1250000'],
  ['1,2 miljoen', 'unclear 1200000'],
  ['2 millions', 'unclear 2000000'],
  ['2 million', 'unclear 2000000'],
  ['2 Millionen', 'unclear 2000000'],
  ['2M', 'unclear 2000000'],
  ['250 mille', 'unclear 250000'],
  ['250 duizend', 'unclear 250000'],
  ['250 Tausend', 'unclear 250000'],
  ['99999 mio', 'large'],
  ['-250k', 'small'],
  // Below zero, also with the dashes that look like a minus.
  ['-5', 'small'],
  ['- 5', 'small'],
  ['−5', 'small'],
  ['–5', 'small'],
  ['€ -5', 'small'],
  ['-€ 5', 'small'],
  ['-0', 'small'],
  // More than the field holds.
  ['10000000000', 'large'],
  ['10.000.000.000', 'large'],
  ['9'.repeat(150), 'large'],
  // Anything else.
  ['', 'unreadable'],
  ['veel', 'unreadable'],
  ['€', 'unreadable'],
  ['k', 'unreadable'],
  ['.', 'unreadable'],
  ['.5', 'unreadable'],
  [',50', 'unreadable'],
  ['250000.', 'unreadable'],
  ['250..000', 'unreadable'],
  ['250., 000', 'unreadable'],
  ['250. 000', 'unreadable'],
  ['+250000', 'unreadable'],
  ['5-', 'unreadable'],
  ['(5)', 'unreadable'],
  ['1e6', 'unreadable'],
  ['0x10', 'unreadable'],
  ['Infinity', 'unreadable'],
  ['NaN', 'unreadable'],
  ['١٢٣', 'unreadable'],
  ['१२३', 'unreadable'],
  ['²⁵⁰', 'unreadable'],
  ['①②③', 'unreadable'],
  ['ΙΟΟ', 'unreadable'],
  ['25O.OOO', 'unreadable'],
  ['$ 250000', 'unreadable'],
  ['£250000', 'unreadable'],
  ['250000 USD', 'unreadable'],
  ['250000 m²', 'unreadable'],
  ['1/2', 'unreadable'],
  ['200.000 - 250.000', 'unreadable'],
  ['200.000 of 250.000', 'unreadable'],
  ['250:000', 'unreadable'],
  ['250_000', 'unreadable'],
  ['250·000', 'unreadable'],
  ['1٬000', 'unreadable'],
];

describe('a typed amount', () => {
  test.each(READ)('%j is read as %d', (text, value) => {
    expect(describeReading(text)).toBe(value);
  });

  test.each(REFUSED)('%j is refused: %s', (text, refusal) => {
    expect(describeReading(text)).toBe(refusal);
  });
});

describe('an amount as a program writes it', () => {
  const amounts = fc.integer({ min: 0, max: 999_999_999_999 }).map((cents) => cents / 100);

  test.each([
    'nl-BE',
    'fr-BE',
    'en',
    'de',
    'de-CH',
    'nl-NL',
    'fr-FR',
    'fr-CH',
    'pl',
    'pt',
    'sv',
    'it-CH',
  ])('in %s is read as it was', (locale) => {
    const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
    const currency = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
    const named = new Intl.NumberFormat(locale, {
      ...{ style: 'currency', currency: 'EUR', currencyDisplay: 'code' },
    });
    fc.assert(
      fc.property(amounts, fc.constantFrom(plain, currency, named), (amount, format) => {
        expect([format.format(amount), describeReading(format.format(amount))]).toEqual([
          format.format(amount),
          amount,
        ]);
      }),
    );
  });

  test('what was read and is written again is read as the same', () => {
    const signs = fc.constantFrom(..."0123456789.,' €k-\u00a0\u202f");
    fc.assert(
      fc.property(
        fc.array(signs, { maxLength: 12 }).map((parts) => parts.join('')),
        (text) => {
          const reading = readMoney(text);
          if (!reading.ok) return;
          const written = new Intl.NumberFormat('nl-BE').format(reading.value);
          expect(readMoney(written)).toEqual(reading);
          // Only signs were taken away: no digit, and none was added.
          expect(text.replace(/\D/g, '').replace(/^0+/, '')).toContain(
            String(Math.trunc(reading.value)).replace(/^0/, ''),
          );
        },
      ),
      { numRuns: 2000 },
    );
  });
});
