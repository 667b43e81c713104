import { describe, expect, test } from 'vitest';
import { encodeListingIndex } from '../../../../src/domain/catalogue/listing/encode-index';
import type { IndexedProperty } from '../../../../src/domain/catalogue/listing/indexed-property';
import { decodeListingIndex } from '../../../../src/domain/catalogue/listing/listing-index';
import { findSimilarProperties } from '../../../../src/domain/catalogue/nearest/similar-properties';
import type { Property } from '../../../../src/domain/catalogue/property';
import { NO_ALL_IN_PRICES } from '../../../../src/domain/costs/all-in-price';

const CITIES = [
  { Name: 'DURBUY', Zip: '6940', Latitude: 50.352, Longitude: 5.456 },
  { Name: 'HOTTON', Zip: '6990', Latitude: 50.269, Longitude: 5.446 },
  { Name: 'SPA', Zip: '4900', Latitude: 50.492, Longitude: 5.864 },
];

interface SimilarListing extends Partial<Property> {
  ID: number;
  categories?: number[];
  closed?: boolean;
}

/** Creates an index of these offers; missing fields are those of a house in Durbuy at 300,000 euro. */
function createIndex(...offers: SimilarListing[]) {
  const rows = offers.map(({ categories = [1], closed = false, ...offer }): IndexedProperty => {
    const property = {
      Goal: 0,
      City: 'DURBUY',
      Zip: '6940',
      Price: 300_000,
      PublishPrice: true,
      TypeDescription: String(offer.ID),
      DatePosted: '2026-11-01',
      ...offer,
    } as Property;
    const texts = { nl: property, fr: property };
    return { ...texts, categories, closed, underOption: false, allIn: NO_ALL_IN_PRICES, plans: [] };
  });
  return decodeListingIndex(encodeListingIndex(rows));
}

const findSimilar = (...offers: SimilarListing[]) =>
  findSimilarProperties(createIndex({ ID: 1 }, ...offers), 1, CITIES).others;

describe('similar offers', () => {
  test.each<[string, SimilarListing]>([
    ['one for rent', { ID: 2, Goal: 1 }],
    ['one of another category', { ID: 2, categories: [2] }],
    ['one that is sold', { ID: 2, closed: true }],
    ['one at more than twice the price', { ID: 2, Price: 601_000 }],
    ['one at less than half of it', { ID: 2, Price: 149_000 }],
    ['a public sale', { ID: 2, StartPrice: 300_000, JudicialDecision: 1 }],
    ['a sale for a life annuity', { ID: 2, LifeAnnuityHead1Age: 78 }],
    ['one in a distant city', { ID: 2, City: 'SPA', Zip: '4900' }],
    ['one in a city without coordinates', { ID: 2, City: 'ELDERS', Zip: '1' }],
  ])('leave out %s', (_, offer) => {
    expect(findSimilar(offer)).toEqual([]);
  });

  test.each<[string, Partial<Property>, Partial<Property>]>([
    ['public sale', { StartPrice: 90_000, JudicialDecision: 1 }, {}],
    ['life annuity', { LifeAnnuityHead1Age: 78 }, {}],
    ['takeover', { Goal: 2 }, { Goal: 1 }],
    ['letting', { Goal: 1 }, { Goal: 2 }],
  ])('of a %s are of its kind only', (_, own, other) => {
    const index = createIndex({ ID: 1, ...own }, { ID: 2, ...own }, { ID: 3, ...other });
    expect(findSimilarProperties(index, 1, CITIES).others).toEqual([2]);
  });

  test('of its own kind of sale stand before others whose prices compare', () => {
    const VATValue = 63_000;
    expect(findSimilar({ ID: 2, VATValue }, { ID: 3, Price: 500_000 }, { ID: 4 })).toEqual([
      4, 3, 2,
    ]);
  });

  test('share at least one category', () => {
    expect(findSimilar({ ID: 2, categories: [5, 1] })).toEqual([2]);
  });

  test('are nearest in price and place first', () => {
    expect(
      findSimilar(
        { ID: 2, Price: 400_000 },
        { ID: 3, City: 'HOTTON', Zip: '6990' },
        { ID: 4, Price: 310_000 },
      ),
    ).toEqual([4, 2, 3]);
  });

  test('are four at most, the newest of equals first', () => {
    const createListing = (ID: number, day: string): SimilarListing => ({
      ID,
      DatePosted: `2026-10-${day}`,
    });
    expect(
      findSimilar(
        createListing(2, '01'),
        createListing(3, '09'),
        createListing(4, '05'),
        createListing(5, '07'),
        createListing(6, '05'),
      ),
    ).toEqual([3, 5, 6, 4]);
  });

  test('do not reveal an unpublished price by their order', () => {
    // Behind a price that is known, however far from it in price and in kilometres.
    const findOrder = (Price: number) =>
      findSimilar(
        { ID: 2, Price, PublishPrice: false },
        { ID: 3, Price: 590_000, City: 'HOTTON', Zip: '6990' },
      );
    expect(findOrder(300_000)).toEqual([3, 2]);
    expect(findOrder(9_000_000)).toEqual([3, 2]);
  });

  test('of a unit are the free units of its project first, the nearest in price, and one unit of another', () => {
    const index = createIndex(
      { ID: 1, ProjectID: 7 },
      { ID: 2, ProjectID: 7, Price: 900_000 },
      { ID: 3, ProjectID: 8 },
      { ID: 4, ProjectID: 8 },
      { ID: 5, ProjectID: 7, Price: 310_000 },
      { ID: 6, ProjectID: 7, closed: true },
    );
    expect(findSimilarProperties(index, 1, CITIES)).toEqual({ units: [5, 2], others: [4] });
    expect(findSimilarProperties(index, 1, CITIES, 2)).toEqual({ units: [5, 2], others: [] });
  });

  test('are of the same type before others of its category', () => {
    const chalet = { MainTypeName: 'Chalet' };
    const index = createIndex(
      { ID: 1, ...chalet },
      { ID: 2, MainTypeName: 'Villa' },
      { ID: 3, ...chalet, Price: 560_000, City: 'HOTTON', Zip: '6990' },
      { ID: 4, MainTypeName: 'Villa', Price: 900_000, PublishPrice: false },
    );
    expect(findSimilarProperties(index, 1, CITIES).others).toEqual([3, 2, 4]);
  });

  test('of an unknown id are none', () => {
    expect(findSimilarProperties(createIndex({ ID: 1 }), 2, CITIES)).toEqual({
      units: [],
      others: [],
    });
  });
});
