import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { MAX_PLACES } from '../../../src/domain/criteria/criteria';
import { SavedCriteria } from '../../../src/domain/criteria/saved-criteria';

const read = (criteria: unknown) => v.parse(SavedCriteria, criteria);

/** A search as it was stored when lists and searches had criteria of their own. */
const OLD_EMPTY = { types: [], cities: [], zips: [], regions: [], garden: false, terrace: false };

describe('a search of the older shape is read, and is the same after it was saved again', () => {
  test.each<[string, object, object]>([
    ['without wishes', { goal: 'sale', ...OLD_EMPTY }, { goal: 'sale' }],
    [
      'with every number; of a rent the budget is the highest rent',
      {
        goal: 'rent',
        ...OLD_EMPTY,
        ...{ types: [1, 2], priceMin: 500, priceMax: 900.5, budget: 1000 },
        ...{ bedroomsMin: 1, bedroomsMax: 3, bathroomsMin: 1, garagesMin: 0, garagesMax: 0 },
        ...{ parkingsMin: 2, parkingsMax: 99 },
      },
      {
        goal: 'rent',
        ...{ types: [1, 2], priceMin: 500, priceMax: 900.5 },
        ...{ bedroomsMin: 1, bedroomsMax: 3, bathroomsMin: 1, garagesMax: 0 },
        ...{ parkingsMin: 2, parkingsMax: 99 },
      },
    ],
    [
      'with every kind of place, and ticks',
      {
        goal: 'sale',
        types: [4],
        cities: [{ name: 'DURBUY', zip: '6940' }, { name: 'SPA' }],
        zips: ['6980'],
        regions: ['liege'],
        area: [
          [50.123456789, 5.4],
          [50.4, 5.4],
          [50.4, 5.5],
        ],
        garden: true,
        terrace: true,
      },
      {
        goal: 'sale',
        types: [4],
        cities: [{ name: 'DURBUY', zip: '6940' }, { name: 'SPA' }],
        zips: ['6980'],
        regions: ['liege'],
        shape: [
          [50.12346, 5.4],
          [50.4, 5.4],
          [50.4, 5.5],
        ],
        garden: true,
        terrace: true,
      },
    ],
    ['from a price of nothing', { goal: 'sale', priceMin: 0 }, { goal: 'sale', priceMin: 1 }],
    ['up to a price of nothing', { goal: 'sale', priceMax: 0 }, { goal: 'sale' }],
  ])('%s', (_, stored, criteria) => {
    expect(read(stored)).toEqual(criteria);
    expect(read(JSON.parse(JSON.stringify(read(stored))))).toEqual(criteria);
  });
});

test('what lists ask for is kept', () => {
  const criteria = {
    ...{ goal: 'sale', livingMin: 150, groundMin: 1000, epc: 'C', state: 'new', garage: true },
    bounds: [50.1, 5.2, 50.4, 5.6],
  };
  expect(read(criteria)).toEqual(criteria);
});

test.each([
  ['no goal', {}],
  ['an unknown goal', { goal: 'steal' }],
  ['an unknown region', { goal: 'sale', regions: ['atlantis'] }],
  [
    'too many zones',
    { goal: 'sale', zips: Array.from({ length: MAX_PLACES + 1 }, (_, n) => `${1000 + n}`) },
  ],
  [
    'a shape of two corners',
    {
      goal: 'sale',
      area: [
        [50, 5],
        [51, 5],
      ],
    },
  ],
  ['a number of rooms below zero', { goal: 'sale', bedroomsMin: -1 }],
  ['half a room', { goal: 'sale', bedroomsMin: 1.5 }],
  ['an unknown state', { goal: 'sale', state: 'sold' }],
  ['an unknown label', { goal: 'sale', epc: 'Z' }],
  ['bounds of three sides', { goal: 'sale', bounds: [50, 5, 51] }],
])('criteria with %s are refused', (_, criteria) => {
  expect(v.safeParse(SavedCriteria, criteria).success).toBe(false);
});
