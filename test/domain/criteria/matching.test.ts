import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { encodeListingIndex } from '../../../src/domain/catalogue/listing/encode-index';
import { decodeListingIndex } from '../../../src/domain/catalogue/listing/listing-index';
import { createRowMatcher } from '../../../src/domain/catalogue/listing/row-matcher';
import type { Property } from '../../../src/domain/catalogue/property';
import { computeAllInPrices } from '../../../src/domain/costs/all-in-price';
import { datesOn } from '../../../src/domain/costs/cost-rules';
import { SavedCriteria } from '../../../src/domain/criteria/saved-criteria';
import { isInside } from '../../../src/domain/criteria/shape';

type HouseFields = Partial<Property>;

/** Returns the index of one catalogue: a house of types 1 and 5, changed by these fields. */
function indexHouse(fields: HouseFields) {
  const nl = {
    ...{ ID: 1, language: 'nl', Goal: 0, City: 'ÉREZÉE', Zip: '6997', CountryID: 10 },
    ...{ Latitude: 50.29, Longitude: 5.56, PublishAddress: true },
    ...{ TypeDescription: 'Huis', WebID: 1, Price: 300_000, PublishPrice: true },
    ...{ EnergyPerformance: 0, EPCLabelText: '', DatePosted: '2026-01-01' },
    ...{ NumberOfBedRooms: 3, NumberOfBathRooms: 1, NumberOfGarages: 1, NumberOfParkings: 2 },
    ...{ HasGarden: true, HasTerrace: false },
    ...fields,
  } as Property;
  const closed = nl.Marquee === 1;
  const allIn = computeAllInPrices(nl, { marqueeIgnore: [] }, datesOn('2026-11-28'));
  const house = { nl, fr: nl, categories: [1, 5], closed, underOption: false, allIn, plans: [] };
  return decodeListingIndex(encodeListingIndex([house]));
}

const createCriteria = (fields: Partial<SavedCriteria>): SavedCriteria =>
  v.parse(SavedCriteria, { goal: 'sale', ...fields });

const AROUND: SavedCriteria['shape'] = [
  [50.2, 5.5],
  [50.4, 5.5],
  [50.4, 5.6],
  [50.2, 5.6],
];

describe('a house for sale', () => {
  test.each<[string, Partial<SavedCriteria>, HouseFields, boolean]>([
    ['fits a search without wishes', {}, {}, true],
    ['does not fit a search to rent', { goal: 'rent' }, {}, false],
    ['fits no search once it is sold', {}, { Marquee: 1 }, false],
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
    ['abroad fits no region', { regions: ['luxembourg'] }, { Zip: '6997', CountryID: 70 }, false],
    ['fits if one zone of several fits', { zips: ['4900'], regions: ['luxembourg'] }, {}, true],
    ['fits by the drawn area', { shape: AROUND }, {}, true],
    [
      'outside the drawn area does not fit',
      { shape: AROUND },
      { Latitude: 50.3, Longitude: 5.7 },
      false,
    ],
    ['without a place fits no drawn area', { shape: AROUND }, { PublishAddress: false }, false],
    ['at the highest price fits', { priceMax: 300_000 }, {}, true],
    ['above the highest price does not fit', { priceMax: 299_999 }, {}, false],
    ['below the lowest price does not fit', { priceMin: 300_001 }, {}, false],
    ['above the budget does not fit', { priceMax: 400_000, budget: 340_000 }, {}, false],
    ['with all costs within the budget fits', { budget: 343_000 }, {}, true],
    ['counts as the dearest plan without one', { budget: 320_000 }, {}, false],
    ['counts by the plan of the buyer', { budget: 320_000, situation: 'only-home' }, {}, true],
    ['without a published price fits where no price is named', {}, { PublishPrice: false }, true],
    [
      'without a published price never fits a highest price',
      { priceMax: 9e8 },
      { PublishPrice: false },
      false,
    ],
    [
      'without a published price never fits a budget',
      { budget: 9e8 },
      { PublishPrice: false },
      false,
    ],
    [
      'without a published price never fits a lowest price of 0',
      { priceMin: 0 },
      { PublishPrice: false },
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
    expect(createRowMatcher(indexHouse(fields), createCriteria(criteria))(0)).toBe(expected);
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
