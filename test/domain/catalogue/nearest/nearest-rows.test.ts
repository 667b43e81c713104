import { describe, expect, test } from 'vitest';
import { encodeListingIndex } from '../../../../src/domain/catalogue/listing/encode-index';
import { decodeListingIndex } from '../../../../src/domain/catalogue/listing/listing-index';
import type { ListingQuery } from '../../../../src/domain/catalogue/listing/listing-query';
import { selectProperties } from '../../../../src/domain/catalogue/listing/selection';
import {
  findNearestRows,
  selectAround,
  selectJustAbove,
} from '../../../../src/domain/catalogue/nearest/nearest-rows';
import type { Property } from '../../../../src/domain/catalogue/property';
import { computeAllInPrices } from '../../../../src/domain/costs/all-in-price';
import { datesOn } from '../../../../src/domain/costs/cost-rules';
import { fc } from '../../../seeded-fast-check';
import { createIndexedProperty, propertyFields, queries } from '../listing/filtered-records';

const properties = fc
  .array(propertyFields, { minLength: 1, maxLength: 12 })
  .map((all) => all.map(createIndexedProperty));

/** About 0, 9, 22 and 39 kilometres from Durbuy. */
const TOWNS = [
  { Name: 'DURBUY', Zip: '6940', Latitude: 50.353, Longitude: 5.457 },
  { Name: 'HOTTON', Zip: '6990', Latitude: 50.27, Longitude: 5.446 },
  { Name: 'LA ROCHE', Zip: '6980', Latitude: 50.183, Longitude: 5.577 },
  { Name: 'SPA', Zip: '4900', Latitude: 50.49, Longitude: 5.86 },
];

function createIndex(...listings: Partial<Property>[]) {
  const rows = listings.map((fields, position) => {
    const nl = {
      ...{ ID: position + 1, Goal: 0, City: 'DURBUY', Zip: '6940', CountryID: 10, WebID: 1 },
      ...{ Price: 200_000, PublishPrice: true, DatePosted: '2026-01-01', NumberOfBedRooms: 3 },
      ...{ EnergyPerformance: 0, EPCLabelText: 'C', SurfaceLiving: 120, MainTypeName: 'Huis' },
      ...fields,
    } as Property;
    const allIn = computeAllInPrices(nl, { marqueeIgnore: [] }, datesOn('2026-11-28'));
    const categories = [nl.WebID];
    return {
      nl,
      fr: nl,
      categories,
      closed: nl.Marquee === 1,
      underOption: false,
      allIn,
      plans: [],
    };
  });
  return decodeListingIndex(encodeListingIndex(rows, TOWNS));
}

function findNearest(query: ListingQuery, ...listings: Partial<Property>[]) {
  const index = createIndex(...listings);
  const sale = { goal: 'sale', ...query } as const;
  return findNearestRows(index, sale, selectProperties(index, sale), TOWNS, 10);
}
const findOrder = (query: ListingQuery, ...listings: Partial<Property>[]) =>
  findNearest(query, ...listings).map(({ row }) => row);

const DURBUY = { cities: [{ name: 'DURBUY' }] };
const IN_HOTTON = { City: 'HOTTON', Zip: '6990' };
const IN_LA_ROCHE = { City: 'LA ROCHE', Zip: '6980' };
const IN_SPA = { City: 'SPA', Zip: '4900' };

describe('each criterion has its own distance', () => {
  test.each<[string, ListingQuery, Partial<Property>[]]>([
    ['a highest price', { priceMax: 20_000 }, [{ Price: 29_500 }, { Price: 90_000 }, {}]],
    [
      'a highest price, with what is on request behind all others',
      { priceMax: 20_000 },
      [{ Price: 29_500 }, { Price: 900_000 }, { Price: 21_000, PublishPrice: false }],
    ],
    [
      'a budget, with what has no total behind all others',
      { budget: 20_000, situation: 'second-home' },
      [{ Price: 29_500 }, { Price: 900_000 }, { Price: 21_000, LifeAnnuityType: 'Bezet' }],
    ],
    ['a lowest price', { priceMin: 900_000 }, [{ Price: 800_000 }, { Price: 500_000 }, {}]],
    [
      'a budget, by the plan',
      { budget: 100_000, situation: 'only-home' },
      [{ Price: 110_000 }, { Price: 190_000 }, { Price: 250_000 }],
    ],
    ['a city', DURBUY, [IN_HOTTON, IN_LA_ROCHE, IN_SPA]],
    ['a postcode', { zips: ['6940'] }, [IN_HOTTON, IN_LA_ROCHE, IN_SPA]],
    ['bounds of a map', { bounds: [50.4, 5.4, 50.5, 5.5] }, [{}, IN_HOTTON, IN_LA_ROCHE]],
    [
      'rooms',
      { bedroomsMin: 6 },
      [{ NumberOfBedRooms: 5 }, { NumberOfBedRooms: 3 }, { NumberOfBedRooms: 1 }],
    ],
    [
      'a surface',
      { livingMin: 300 },
      [{ SurfaceLiving: 280 }, { SurfaceLiving: 160 }, { SurfaceLiving: 90 }],
    ],
    [
      'a label',
      { epc: 'A' },
      [{ EPCLabelText: 'B' }, { EPCLabelText: 'D' }, { EPCLabelText: 'F' }],
    ],
  ])('%s', (_, query, listings) => {
    const expected = listings.map((_listing, row) => row);
    expect(findOrder(query, ...listings)).toEqual(expected);
    const reversed = listings.map((listing, row) => ({ ...listing, ID: 90 - row }));
    expect(findOrder(query, ...reversed)).toEqual(expected.toReversed());
  });

  test('a region is as near as its nearest city with an offer', () => {
    const near = findOrder({ regions: ['liege'], priceMax: 100_000 }, IN_SPA, {}, IN_LA_ROCHE);
    expect(near).toEqual([0, 1, 2]);
  });

  test('a town without an offer is a place too', () => {
    expect(findOrder({ cities: [{ name: 'Durbuy' }] }, IN_SPA, IN_HOTTON)).toEqual([1, 0]);
  });
});

test('distances add up: a little too dear is nearer than a room and a town away', () => {
  const query = { ...DURBUY, priceMax: 190_000, bedroomsMin: 4 };
  expect(
    findOrder(
      query,
      { ...IN_HOTTON, NumberOfBedRooms: 3 },
      { NumberOfBedRooms: 4 },
      { ...IN_HOTTON, Price: 150_000, NumberOfBedRooms: 4 },
    ),
  ).toEqual([1, 2, 0]);
});

test('another type is behind all of the wanted one, however dear and far', () => {
  const query = { ...DURBUY, priceMax: 150_000, types: [1] };
  const order = findOrder(
    query,
    { Price: 151_000, WebID: 3 },
    { ...IN_SPA, Price: 900_000, WebID: 1 },
    { ...IN_SPA, PublishPrice: false, WebID: 1 },
  );
  expect(order).toEqual([1, 2, 0]);
});

test('an unpublished price is not read from the order', () => {
  const findIt = (Price: number) =>
    findOrder({ priceMax: 100_000 }, { Price, PublishPrice: false }, {}, { Price: 110_000 });
  expect(findIt(101_000)).toEqual(findIt(9_000_000));
});

test('just above is a tenth at most, around is fifteen kilometres, and all else fits', () => {
  const query = { ...DURBUY, priceMax: 200_000, bedroomsMin: 3 };
  const near = findNearest(
    query,
    { Price: 220_000 },
    { Price: 221_000 },
    IN_HOTTON,
    IN_LA_ROCHE,
    { ...IN_HOTTON, Price: 210_000 },
    { Price: 210_000, NumberOfBedRooms: 2 },
    {},
  );
  expect(selectJustAbove(near).map(({ row }) => row)).toEqual([0]);
  expect(selectAround(near).map(({ row }) => row)).toEqual([2]);
});

test('are open, in the scope, no matches, and in ascending distance', () => {
  fc.assert(
    fc.property(properties, queries, (all, query) => {
      const index = decodeListingIndex(encodeListingIndex(all, TOWNS));
      const selection = selectProperties(index, query);
      const near = findNearestRows(index, query, selection, TOWNS, 4);
      const distances = near.map(({ distance }) => distance);
      expect(distances).toEqual(distances.toSorted((a, b) => a - b));
      for (const { row, failed, distance } of near) {
        expect(failed.length, JSON.stringify(query)).toBeGreaterThan(0);
        expect(distance).toBeGreaterThan(0);
        expect((index.columns.goal[row] === 0) === (query.goal === 'sale')).toBe(true);
        expect((index.columns.traits[row] ?? 0) & 1).toBe(0);
      }
    }),
    { numRuns: 100 },
  );
});
