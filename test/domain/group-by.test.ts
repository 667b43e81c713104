import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupBy } from '../../src/domain/group-by';

test('groups as Map.groupBy of newer versions does', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 5 }), (items, count) => {
      const getKey = (item: number, index: number) => (item + index) % count;
      expect([...groupBy(items, getKey)]).toEqual([...Map.groupBy(items, getKey)]);
    }),
  );
});
