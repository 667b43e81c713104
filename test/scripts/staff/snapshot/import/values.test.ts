import { describe, expect, test } from 'vitest';
import { convertValue } from '../../../../../scripts/staff/snapshot/import/convert-value';
import { readLabel } from '../../../../../scripts/staff/snapshot/import/values/read-label';
import { trimValue } from '../../../../../scripts/staff/snapshot/import/values/trim-value';
import { fc } from '../../../../seeded-fast-check';

/** What a program writes around a number. */
const TRIMMINGS = ['m²', 'kWh/m²', '€', '€/maand', 'ca.', 'per month', 'kWh', ',-'];
const RULE = { as: 'number', date: 'iso', not: false } as const;

/** Writes an amount of cents as a program does: an oracle that knows nothing of the reader. */
function writeAmount(cents: number, group: string, decimal: string): string {
  const digits = String(Math.floor(cents / 100));
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3)
    groups.unshift(digits.slice(Math.max(0, end - 3), end));
  const rest = cents % 100;
  return `${groups.join(group)}${rest === 0 ? '' : `${decimal}${String(rest).padStart(2, '0')}`}`;
}

const cents = fc.integer({ min: 0, max: 1e11 });
const spaces = fc.constantFrom('', ' ', '\u00a0', '\u202f');

describe('an amount is read as it was', () => {
  const trimming = fc.constantFrom('', ...TRIMMINGS);
  test('whatever stands around it, by declared signs', () => {
    const group = fc.constantFrom('', '.', ' ', '\u00a0', '\u202f', "'", '’');
    fc.assert(
      fc.property(
        cents,
        group,
        trimming,
        trimming,
        spaces,
        (amount, sign, before, after, space) => {
          const written = `${before}${space}${writeAmount(amount, sign, ',')}${space}${after}`;
          const read = convertValue(trimValue(written, TRIMMINGS), RULE, {
            decimal: ',',
            group: '.',
          });
          expect(read).toMatchObject({ value: amount / 100 });
        },
      ),
    );
  });

  test('by its digits, if no map says its signs', () => {
    const signs = fc.constantFrom(
      ['.', ','],
      [',', '.'],
      [' ', ','],
      [' ', '.'],
      ["'", '.'],
      ['', ','],
    );
    fc.assert(
      fc.property(cents, signs, (amount, [group = '', decimal = '']) => {
        const read = convertValue(writeAmount(amount, group, decimal), RULE, 'by digits');
        expect(read).toMatchObject({ value: amount / 100 });
      }),
    );
  });

  test('and never as another: what digits leave open is refused', () => {
    for (const text of ['1.2345', '1.00.000', '250k', '1,234.567,8', 'op aanvraag'])
      expect(convertValue(text, RULE, 'by digits')).toHaveProperty('problem');
  });
});

test('of a range the rule takes one end, and nothing without a rule', () => {
  const dash = fc.constantFrom('-', ' - ', '–', ' tot ', ' à ', ' bis ', '/');
  fc.assert(
    fc.property(fc.nat(5000), fc.nat(5000), dash, (one, other, sign) => {
      const read = (range: 'refuse' | 'same' | 'lowest' | 'highest') => {
        const result = convertValue(
          `${one}${sign}${other}`,
          { ...RULE, range },
          { decimal: ',', group: '.' },
        );
        return 'value' in result ? result.value : undefined;
      };
      expect(read('refuse')).toBeUndefined();
      expect(read('same')).toBe(one === other ? one : undefined);
      expect(read('lowest')).toBe(Math.min(one, other));
      expect(read('highest')).toBe(Math.max(one, other));
    }),
  );
});

test('every day is read in every spelling', () => {
  const day = fc.date({
    min: new Date('1950-01-01'),
    max: new Date('2069-12-31'),
    noInvalidDate: true,
  });
  const language = fc.constantFrom('nl', 'fr', 'en-GB', 'en-US', 'de');
  const time = fc.constantFrom('', ' 10:30', 'T23:59:59Z', '-12:30:00');
  fc.assert(
    fc.property(day, language, time, (date, locale, suffix) => {
      const iso = date.toISOString().slice(0, 10);
      const [y = '', m = '', d = ''] = iso.split('-');
      const long = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
        date,
      );
      const read = (text: string, order: 'iso' | 'd-m-y' | 'm/d/y' | 'd-m-yy') =>
        convertValue(text, { as: 'date', date: order, not: false }, { decimal: '.', group: '' });
      const plain = [
        `${iso}${suffix}`,
        `${y}${m}${d}`,
        `${y}/${m}/${d}`,
        long,
        `/Date(${Date.parse(iso)})/`,
      ];
      for (const text of plain) expect([text, read(text, 'iso')]).toEqual([text, { value: iso }]);
      for (const sign of ['-', '/', '.']) {
        expect(read(`${Number(d)}${sign}${Number(m)}${sign}${y}`, 'd-m-y')).toEqual({ value: iso });
        expect(read(`${m}${sign}${d}${sign}${y} 00:00`, 'm/d/y')).toEqual({ value: iso });
      }
      if (Number(y) >= 1970)
        expect(read(`${d}/${m}/${y.slice(2)}`, 'd-m-yy')).toEqual({ value: iso });
    }),
  );
});

test.each([
  ['Mon, 03 Nov 2026 10:00', 'iso', '2026-11-03'],
  ['1er mars 2026', 'iso', '2026-03-01'],
  ['3-nov.-2026', 'iso', '2026-11-03'],
  ['14 juil. 2026', 'iso', '2026-07-14'],
  ['02-2024', 'm-y', '2024-02-29'],
] as const)('%s is a day', (text, date, value) => {
  expect(convertValue(text, { as: 'date', date, not: false }, { decimal: '.', group: '' })).toEqual(
    { value },
  );
});

test.each(['jui 3, 2026', '31 november 2026', '20261345', '3 ma 2026', '/Date(x)/', '11/31/2026'])(
  '%s is no day',
  (text) => {
    expect(
      convertValue(
        text,
        { as: 'date', date: ['d-m-y', 'm/d/y'], not: false },
        { decimal: '.', group: '' },
      ),
    ).toHaveProperty('problem');
  },
);

test.each([
  ['B (148 kWh/m²)', 'B'],
  ['PEB : a++', 'A++'],
  ['energielabel C', 'C'],
  ['DPE:D', 'D'],
  ['A+', 'A+'],
  ['Bruxelles', undefined],
  ['148', undefined],
])('%s names label %s', (text, label) => {
  expect(readLabel(text)).toBe(label);
});

test('a trimming is taken off words only, never out of one', () => {
  expect(trimValue('maandag', ['maand'])).toBe('maandag');
  expect(trimValue('150m2', ['m2'])).toBe('150');
  expect(trimValue('ca. 80 m² ca.', ['ca.', 'm²'])).toBe('80');
});
