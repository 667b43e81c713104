import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { MatchCandidate } from '../../../src/domain/demand/matches-criteria';
import { isInside, matchesCriteria } from '../../../src/domain/demand/matches-criteria';
import { MAX_ZONES, SearchCriteria } from '../../../src/domain/demand/search-criteria';

const house: MatchCandidate = {
  goal: 'sale',
  closed: false,
  types: [1, 5],
  city: 'ÉREZÉE',
  zip: '6997',
  region: 'luxembourg',
  place: { Latitude: 50.29, Longitude: 5.56 },
  price: 300_000,
  bedrooms: 3,
  bathrooms: 1,
  garages: 1,
  parkings: 2,
  garden: true,
  terrace: false,
};

const createCriteria = (fields: Partial<SearchCriteria>): SearchCriteria =>
  v.parse(SearchCriteria, { goal: 'sale', ...fields });

const AROUND: SearchCriteria['area'] = [
  [50.2, 5.5],
  [50.4, 5.5],
  [50.4, 5.6],
  [50.2, 5.6],
];

describe('a house for sale', () => {
  test.each<[string, Partial<SearchCriteria>, Partial<MatchCandidate>, boolean]>([
    ['fits a search without wishes', {}, {}, true],
    ['does not fit a search to rent', { goal: 'rent' }, {}, false],
    ['fits no search once it is sold', {}, { closed: true }, false],
    ['fits by one of its types', { types: [5, 9] }, {}, true],
    ['does not fit other types', { types: [9] }, {}, false],
    ['fits by its city, whatever the accents', { cities: [{ name: 'Erezee' }] }, {}, true],
    [
      'does not fit its city with another postcode',
      { cities: [{ name: 'ÉREZÉE', zip: '6990' }] },
      {},
      false,
    ],
    ['fits by its postcode', { zips: ['4900', '6997'] }, {}, true],
    ['fits by its region', { regions: ['luxembourg'] }, {}, true],
    ['does not fit another region', { regions: ['liege'] }, {}, false],
    ['abroad fits no region', { regions: ['luxembourg'] }, { region: undefined }, false],
    ['fits if one zone of several fits', { zips: ['4900'], regions: ['luxembourg'] }, {}, true],
    ['fits by the drawn area', { area: AROUND }, {}, true],
    [
      'outside the drawn area does not fit',
      { area: AROUND },
      { place: { Latitude: 50.3, Longitude: 5.7 } },
      false,
    ],
    ['without a place fits no drawn area', { area: AROUND }, { place: undefined }, false],
    ['at the highest price fits', { priceMax: 300_000 }, {}, true],
    ['above the highest price does not fit', { priceMax: 299_999 }, {}, false],
    ['below the lowest price does not fit', { priceMin: 300_001 }, {}, false],
    ['above the budget does not fit', { priceMax: 400_000, budget: 299_999 }, {}, false],
    ['without a published price fits where no price is named', {}, { price: undefined }, true],
    [
      'without a published price never fits a highest price',
      { priceMax: 9e8 },
      { price: undefined },
      false,
    ],
    ['without a published price never fits a budget', { budget: 9e8 }, { price: undefined }, false],
    [
      'without a published price never fits a lowest price of 0',
      { priceMin: 0 },
      { price: undefined },
      false,
    ],
    ['with enough bedrooms fits', { bedroomsMin: 3, bedroomsMax: 3 }, {}, true],
    ['with too few bedrooms does not fit', { bedroomsMin: 4 }, {}, false],
    ['with too many bedrooms does not fit', { bedroomsMax: 2 }, {}, false],
    ['with too few bathrooms does not fit', { bathroomsMin: 2 }, {}, false],
    ['with too few garages does not fit', { garagesMin: 2 }, {}, false],
    ['with too many garages does not fit', { garagesMax: 0 }, {}, false],
    ['with too few parkings does not fit', { parkingsMin: 3 }, {}, false],
    ['with too many parkings does not fit', { parkingsMax: 1 }, {}, false],
    ['with a garden fits', { garden: true }, {}, true],
    ['without a terrace does not fit', { terrace: true }, {}, false],
  ])('%s', (_, criteria, fields, expected) => {
    expect(matchesCriteria({ ...house, ...fields }, createCriteria(criteria))).toBe(expected);
  });
});

test('a point in the notch of a shape is not inside', () => {
  const notched = [
    [0, 0],
    [0, 4],
    [4, 4],
    [1, 2],
    [4, 0],
  ] as const;
  expect(isInside({ Latitude: 3, Longitude: 2 }, notched)).toBe(false);
  expect(isInside({ Latitude: 0.5, Longitude: 2 }, notched)).toBe(true);
  expect(isInside({ Latitude: 3, Longitude: 3.7 }, notched)).toBe(true);
});

test.each([
  ['no goal', {}],
  ['an unknown goal', { goal: 'steal' }],
  ['an unknown region', { goal: 'sale', regions: ['atlantis'] }],
  [
    'too many zones',
    { goal: 'sale', zips: Array.from({ length: MAX_ZONES + 1 }, (_, n) => `${1000 + n}`) },
  ],
  ['a shape of two corners', { goal: 'sale', area: [AROUND[0], AROUND[1]] }],
  ['a number of rooms below zero', { goal: 'sale', bedroomsMin: -1 }],
])('criteria with %s are refused', (_, criteria) => {
  expect(v.safeParse(SearchCriteria, criteria).success).toBe(false);
});
