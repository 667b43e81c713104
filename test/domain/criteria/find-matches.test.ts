import * as v from 'valibot';
import { expect, test } from 'vitest';
import { encodeListingIndex } from '../../../src/domain/catalogue/listing/encode-index';
import { findListingRows } from '../../../src/domain/catalogue/listing/listing';
import { decodeListingIndex } from '../../../src/domain/catalogue/listing/listing-index';
import type { Property } from '../../../src/domain/catalogue/property';
import { computeAllInPrices } from '../../../src/domain/costs/all-in-price';
import { datesOn } from '../../../src/domain/costs/cost-rules';
import { SavedCriteria } from '../../../src/domain/criteria/saved-criteria';
import { findSearchRegion, listOfferedRegions } from '../../../src/domain/criteria/search-region';

const createIndexedProperty = (id: number, fields: Partial<Property>) => {
  const nl = {
    ...{ ID: id, language: 'nl', Goal: 0, City: 'DURBUY', Zip: '6940', CountryID: 10 },
    ...{ TypeDescription: 'Huis', WebID: 1, Price: 250_000, PublishPrice: true },
    ...{ PublishAddress: true, EnergyPerformance: 0, EPCLabelText: '', DatePosted: '2026-01-01' },
    ...fields,
  } as Property;
  const closed = nl.Marquee === 1;
  const allIn = computeAllInPrices(nl, { marqueeIgnore: [] }, datesOn('2026-11-28'));
  return { nl, fr: nl, categories: [nl.WebID], closed, underOption: false, allIn, plans: [] };
};

const index = decodeListingIndex(
  encodeListingIndex(
    [
      createIndexedProperty(1, { NumberOfBathRooms: 2, HasGarage: true }),
      createIndexedProperty(2, { Price: 90_000, PublishPrice: false, DatePosted: '2026-03-01' }),
      createIndexedProperty(3, { Marquee: 1 }),
      createIndexedProperty(4, { City: 'SPA', Zip: '4900', NumberOfParkings: 1 }),
      createIndexedProperty(5, { City: 'CLERVAUX', Zip: '9710', CountryID: 50 }),
      createIndexedProperty(6, {
        ...{ Latitude: 50.9, Longitude: 5.9, PublishAddress: false },
        DatePosted: '2026-02-01',
      }),
    ],
    [{ Name: 'DURBUY', Zip: '6940', Latitude: 50.35, Longitude: 5.46 }],
  ),
);

const findIds = (fields: Partial<SavedCriteria>): (number | undefined)[] =>
  findListingRows(index, v.parse(SavedCriteria, { goal: 'sale', ...fields }), 'nl').map(
    (row) => index.columns.id[row],
  );

test.each<[string, Partial<SavedCriteria>, number[]]>([
  ['without wishes everything fits but what is sold, newest first', {}, [2, 6, 5, 4, 1]],
  ['an unpublished price fits no search with a price', { priceMax: 300_000 }, [6, 5, 4, 1]],
  ['a garage that is only said to be there counts as one', { garagesMin: 1 }, [1]],
  ['bathrooms are counted', { bathroomsMin: 2 }, [1]],
  ['parkings are counted', { parkingsMin: 1 }, [4]],
  ['a region holds its postcodes', { regions: ['liege'] }, [4]],
  ['a postcode abroad is not a Belgian region', { regions: ['east-flanders'] }, []],
  ['Luxembourg is a region', { regions: ['grand-duchy'] }, [5]],
  [
    'an unpublished address lies in the centre of its city',
    {
      shape: [
        [50.3, 5.4],
        [50.4, 5.4],
        [50.4, 5.5],
        [50.3, 5.5],
      ],
    },
    [2, 6, 1],
  ],
  [
    'an unpublished address is never found where the house stands',
    {
      shape: [
        [50.8, 5.8],
        [51, 5.8],
        [51, 6],
        [50.8, 6],
      ],
    },
    [],
  ],
])('%s', (_, criteria, ids) => {
  expect(findIds(criteria)).toEqual(ids);
});

test('the regions that are offered have properties', () => {
  expect(listOfferedRegions(index.columns)).toEqual(['liege', 'luxembourg', 'grand-duchy']);
});

test.each([
  ['1000', 10, 'brussels'],
  ['1348', 10, 'walloon-brabant'],
  ['3500', 10, 'limburg'],
  ['6599', 10, 'hainaut'],
  ['6600', 10, 'luxembourg'],
  ['999', 10, undefined],
  ['08600', 70, undefined],
])('postcode %s in country %i lies in %s', (Zip, CountryID, region) => {
  expect(findSearchRegion({ Zip, CountryID })).toBe(region);
});
