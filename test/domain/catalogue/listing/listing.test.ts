import { describe, expect, test } from 'vitest';
import { encodeListingIndex } from '../../../../src/domain/catalogue/listing/encode-index';
import type { IndexedProperty } from '../../../../src/domain/catalogue/listing/indexed-property';
import { findListingIds, paginateIds } from '../../../../src/domain/catalogue/listing/listing';
import {
  decodeListingIndex,
  findRowById,
} from '../../../../src/domain/catalogue/listing/listing-index';
import type { ListingQuery } from '../../../../src/domain/catalogue/listing/listing-query';
import type { Property } from '../../../../src/domain/catalogue/property';
import { countProperties } from '../../../../src/domain/catalogue/property-counts';
import { computeAllInPrices } from '../../../../src/domain/costs/all-in-price';
import { datesOn } from '../../../../src/domain/costs/cost-rules';

const createIndexedProperty = (
  id: number,
  fields: Partial<Property> & { closed?: boolean },
): IndexedProperty => {
  const { closed = false, ...own } = fields;
  const record = {
    ID: id,
    language: 'nl',
    Goal: 0,
    City: 'DURBUY',
    Zip: '6940',
    TypeDescription: `Huis ${id}`,
    WebID: 1,
    Price: 100_000,
    PublishPrice: true,
    EnergyPerformance: 0,
    DatePosted: '2026-01-01',
    ...own,
  } as Property;
  const categories = [record.WebID];
  const allIn = computeAllInPrices(record, { marqueeIgnore: [] }, datesOn('2026-11-28'));
  return { nl: record, fr: record, categories, closed, underOption: false, allIn, plans: [] };
};

const index = decodeListingIndex(
  encodeListingIndex([
    createIndexedProperty(5, {
      Price: 500_000,
      City: 'HOTTON',
      Zip: '6990',
      DatePosted: '2026-05-01',
    }),
    createIndexedProperty(1, { Price: 300_000, TypeDescription: 'Zolderkamer' }),
    createIndexedProperty(2, {
      Price: 200_000,
      TypeDescription: 'Éénpersoonskamer',
      DatePosted: '2026-03-01',
    }),
    createIndexedProperty(3, { Price: 1, PublishPrice: false, DatePosted: '2026-04-01' }),
    createIndexedProperty(4, { Goal: 1, WebID: 3, Price: 650 }),
    createIndexedProperty(6, { Goal: 2, City: 'ÉREZÉE', Zip: '6997', Price: 90_000 }),
    createIndexedProperty(7, { closed: true, Price: 400_000 }),
    createIndexedProperty(8, { WebID: 4, City: 'DURBUY', Zip: '6941', Price: 50_000 }),
  ]),
);

describe('a list', () => {
  test.each<[string, ListingQuery, number[]]>([
    ['for sale leaves out sold properties', { goal: 'sale' }, [5, 3, 2, 8, 1]],
    [
      'shows sold properties if the query includes them',
      { goal: 'sale', includeClosed: true },
      [5, 3, 2, 8, 7, 1],
    ],
    ['for rent holds every goal but 0', { goal: 'rent' }, [6, 4]],
    ['by type takes any of the types', { types: [3, 4] }, [8, 4]],
    ['by a type without properties is empty', { types: [99] }, []],
    ['by city ignores case and accents', { cities: [{ name: 'erezee' }] }, [6]],
    ['by city and zip takes that zip only', { cities: [{ name: 'Durbuy', zip: '6941' }] }, [8]],
    [
      'by several cities takes any of them',
      { cities: [{ name: 'HOTTON' }, { name: 'ÉREZÉE' }] },
      [5, 6],
    ],
    [
      'by ascending price has unpublished ones last',
      { goal: 'sale', sort: 'price' },
      [8, 2, 1, 5, 3],
    ],
    [
      'by descending price has unpublished ones last',
      { goal: 'sale', sort: 'price-desc' },
      [5, 1, 2, 8, 3],
    ],
    ['by headline is alphabetical, accents aside', { goal: 'sale', sort: 'type' }, [2, 3, 5, 8, 1]],
    ['by city is alphabetical', { sort: 'city', includeClosed: true }, [3, 2, 7, 4, 1, 8, 6, 5]],
  ])('%s', (_, query, ids) => {
    expect(findListingIds(index, query, 'nl')).toEqual(ids);
    const heads = [0, 1, ids.length, ids.length + 1];
    expect(heads.map((max) => findListingIds(index, query, 'nl', max))).toEqual(
      heads.map((max) => ids.slice(0, max)),
    );
  });

  test('has price 0 for an unpublished price', () => {
    expect(index.columns.price[findRowById(index, 3)]).toBe(0);
  });
});

test.each([
  [1, 24, 3],
  [3, 2, 3],
  [0, 24, 3],
  [99, 2, 3],
  [Number.NaN, 24, 3],
])('page %d of fifty ids holds %d ids, of %d pages', (number, length, pages) => {
  const ids = Array.from({ length: 50 }, (_, id) => id);
  const page = paginateIds(ids, number);
  expect([page.ids.length, page.pages, page.total]).toEqual([length, pages, 50]);
});

test('counts by city and by type leave out sold properties', () => {
  const counts = countProperties(index);
  expect(counts.all).toEqual({ sale: 5, rent: 2 });
  expect(counts.byCategory.get(4)).toEqual({ sale: 1, rent: 0 });
  const named = index.cities.map(({ Name, Zip }, number) => [
    `${Name} ${Zip}`,
    counts.byCity[number],
  ]);
  expect(Object.fromEntries(named)).toMatchObject({
    'DURBUY 6940': { sale: 3, rent: 1 },
    'DURBUY 6941': { sale: 1, rent: 0 },
    'ÉREZÉE 6997': { sale: 0, rent: 1 },
  });
});
