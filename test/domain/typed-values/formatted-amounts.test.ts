import { describe, expect, test } from 'vitest';
import { readMoney } from '../../../src/domain/typed-values/read-money';
import { fc } from '../../seeded-fast-check';

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
        expect(readMoney(format.format(amount))).toEqual({ ok: true, value: amount });
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
