import { expect, test } from 'vitest';
import { encodeBucket, recordIn, recordsIn, shapeOf } from '../../../src/platform/snapshot/bucket';
import { fc } from '../../cases';

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

test('what goes into a bucket comes out of it, one by one and all at once', () => {
  const record = fc.record({ name: fc.string({ unit: 'grapheme' }), price: fc.integer() });
  fc.assert(
    fc.property(fc.dictionary(fc.integer({ min: 1, max: 99_999 }).map(String), record), (given) => {
      const records = new Map(Object.entries(given).map(([id, value]) => [Number(id), value]));
      const bucket = text(encodeBucket(records, 'name,price'));
      expect(shapeOf(bucket)).toBe('name,price');
      expect(recordsIn(bucket)).toEqual(records);
      for (const [id, value] of records) expect(recordIn(bucket, id)).toEqual(value);
    }),
  );
});

test('an ID the bucket does not hold is not found, also where others begin or end with it', () => {
  const bucket = text(encodeBucket(new Map([[842, { text: '\n84\t{}' }]])));
  expect(recordIn(bucket, 84)).toBeUndefined();
  expect(recordIn(bucket, 42)).toBeUndefined();
});

test('a bucket is Latin-1 whatever it holds', () => {
  const bucket = text(encodeBucket(new Map([[1, { price: '€ 5', word: 'œuvre 🏡' }]])));
  expect(Math.max(...Array.from(bucket, (sign) => sign.charCodeAt(0)))).toBeLessThan(256);
  expect(recordIn(bucket, 1)).toEqual({ price: '€ 5', word: 'œuvre 🏡' });
});
