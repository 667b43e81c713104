import { expect, test } from 'vitest';
import {
  encodeBucket,
  findRecord,
  parseRecords,
  readRecordShape,
} from '../../../src/platform/snapshot/bucket';
import { fc } from '../../seeded-fast-check';

const decodeBytes = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

test('records survive encoding, read one by one and all at once', () => {
  const record = fc.record({ name: fc.string({ unit: 'grapheme' }), price: fc.integer() });
  fc.assert(
    fc.property(fc.dictionary(fc.integer({ min: 1, max: 99_999 }).map(String), record), (input) => {
      const records = new Map(Object.entries(input).map(([id, value]) => [Number(id), value]));
      const bucket = decodeBytes(encodeBucket(records, 'name,price'));
      expect(readRecordShape(bucket)).toBe('name,price');
      expect(parseRecords(bucket)).toEqual(records);
      for (const [id, value] of records) expect(findRecord(bucket, id)).toEqual(value);
    }),
  );
});

test('an unknown ID is not found, even if other IDs begin or end with it', () => {
  const bucket = decodeBytes(encodeBucket(new Map([[842, { text: '\n84\t{}' }]]), ''));
  expect(findRecord(bucket, 84)).toBeUndefined();
  expect(findRecord(bucket, 42)).toBeUndefined();
});

test('a bucket is ASCII, also with other characters in its records', () => {
  const bucket = decodeBytes(
    encodeBucket(new Map([[1, { price: '€ 5', word: 'œuvre é 🏡' }]]), ''),
  );
  expect(Math.max(...Array.from(bucket, (character) => character.charCodeAt(0)))).toBeLessThan(128);
  expect(findRecord(bucket, 1)).toEqual({ price: '€ 5', word: 'œuvre é 🏡' });
});
