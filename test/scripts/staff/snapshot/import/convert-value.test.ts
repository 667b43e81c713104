import { describe, expect, test } from 'vitest';
import { convertValue } from '../../../../../scripts/staff/snapshot/import/convert-value';
import { readCsvRecords } from '../../../../../scripts/staff/snapshot/import/read-csv';
import { readXmlRecords } from '../../../../../scripts/staff/snapshot/import/read-xml';
import { readDeclaredNumber } from '../../../../../src/domain/typed-values/read-declared-number';
import { fc } from '../../../../seeded-fast-check';
import { formatTable } from './sources';

describe('numbers', () => {
  const read = (text: string) => readDeclaredNumber(text, { decimal: ',', group: '.' })?.value;
  test('every amount that a Belgian program writes is read as it was', () => {
    const format = new Intl.NumberFormat('nl-BE', { maximumFractionDigits: 2 });
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (cents) => {
        expect(read(format.format(cents / 100))).toBeCloseTo(cents / 100, 2);
      }),
    );
  });

  test.each([
    ['245.000', 245_000],
    ['€ 245.000', 245_000],
    ['1.250,50 EUR', 1250.5],
    ['9,5', 9.5],
    ['50,352812', 50.352812],
    ['245 000', 245_000],
    ['245\u202f000', 245_000],
    ['245.000,-', 245_000],
    ['-5,40', -5.4],
    ['1.5', undefined],
    ['12.34.567', undefined],
    ['1,234.50', undefined],
    ['179-179', undefined],
    ['', undefined],
    ['Infinity', undefined],
    ['0x10', undefined],
  ])('%s with a decimal comma is %s', (text, number) => {
    expect(read(text)).toBe(number);
  });
});

describe('dates', () => {
  const parse = (text: string, date: 'iso' | 'd-m-y' | 'm/d/y') =>
    convertValue(text, { as: 'date', date, not: false }, { decimal: '.', group: '' });
  test.each([
    ['2026-11-03', 'iso', '2026-11-03'],
    ['2026-11-03T23:30:00Z', 'iso', '2026-11-03'],
    ['3-11-2026', 'd-m-y', '2026-11-03'],
    ['03/11/2026', 'd-m-y', '2026-11-03'],
    ['08/18/2025 00:00', 'm/d/y', '2025-08-18'],
  ] as const)('%s as %s is %s', (text, format, value) => {
    expect(parse(text, format)).toEqual({ value });
  });

  test.each([
    ['31-2-2026', 'd-m-y'],
    ['11/31/2026', 'm/d/y'],
    ['2026-02-30', 'iso'],
    ['3-11-26', 'd-m-y'],
  ] as const)('%s as %s is not a date', (text, format) => {
    expect(parse(text, format)).toHaveProperty('problem');
  });
});

/** Texts of cells: without line ends of other systems, and without spaces at the ends, which are cut. */
const cellText = fc
  .string({ unit: 'grapheme', maxLength: 40 })
  .map((text) => text.replaceAll('\r', ''));

test('every table that a program writes is read as it was', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ a: cellText, b: cellText }), { minLength: 1 }), (rows) => {
      const table = formatTable(rows.map((row) => ({ id: '1', ...row })));
      const { records, faults } = readCsvRecords(table, { delimiter: ';', quote: '"' });
      expect(faults).toEqual([]);
      expect(records.map(({ value }) => value)).toEqual(rows.map((row) => ({ id: '1', ...row })));
    }),
  );
});

test('every text of an element is read as it was written', () => {
  const escapeText = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const xmlText = fc
    .string({ unit: 'grapheme', maxLength: 40 })
    .filter((text) => !/\p{C}/u.test(text));
  fc.assert(
    fc.property(fc.array(xmlText, { minLength: 1 }), (texts) => {
      const items = texts.map((text) => `<item><t>${escapeText(text)}</t></item>`);
      const { records } = readXmlRecords(`<r>${items.join('')}</r>`, ['r.item[*]'], []);
      expect(records.get('r.item[*]')?.map(({ value }) => value)).toEqual(
        texts.map((text) => ({ t: text.trim() })),
      );
    }),
  );
});
