import { describe, expect, test } from 'vitest';
import { getEpcRank, resolveEpc } from '../../../../src/domain/catalogue/energy';
import { encodeListingIndex } from '../../../../src/domain/catalogue/listing/encode-index';
import { computeFacets } from '../../../../src/domain/catalogue/listing/facets';
import type { FilterField } from '../../../../src/domain/catalogue/listing/filters';
import {
  EPC_THRESHOLDS,
  FILTER_NAMES,
  getFilter,
  PRICE_THRESHOLDS,
} from '../../../../src/domain/catalogue/listing/filters';
import type { IndexedProperty } from '../../../../src/domain/catalogue/listing/indexed-property';
import type { ListingIndex } from '../../../../src/domain/catalogue/listing/listing-index';
import { decodeListingIndex } from '../../../../src/domain/catalogue/listing/listing-index';
import type { ListingQuery } from '../../../../src/domain/catalogue/listing/listing-query';
import { STATE_FILTERS } from '../../../../src/domain/catalogue/listing/listing-query';
import { relaxQuery } from '../../../../src/domain/catalogue/listing/relax-query';
import { selectListings } from '../../../../src/domain/catalogue/listing/selection';
import type { Property } from '../../../../src/domain/catalogue/property';
import { getPublishedPrice } from '../../../../src/domain/catalogue/property';
import { fc } from '../../../seeded-fast-check';

const CITIES = [
  ['DURBUY', '6940'],
  ['DURBUY', '6941'],
  ['ÉREZÉE', '6997'],
] as const;

const propertyFields = fc.record({
  Goal: fc.constantFrom(0, 1),
  city: fc.constantFrom(...CITIES),
  WebID: fc.constantFrom(1, 3, 4),
  Price: fc.constantFrom(0, 400, 650, 100_000, 150_000, 151_000, 2_000_000),
  PublishPrice: fc.boolean(),
  EPCLabelText: fc.constantFrom('', 'A++', 'B', 'D', 'G'),
  NumberOfBedRooms: fc.nat(7),
  SurfaceLiving: fc.constantFrom(0, 50, 99, 300),
  SurfaceGround: fc.constantFrom(0, 250, 499, 20_000),
  HasGarden: fc.boolean(),
  HasTerrace: fc.boolean(),
  HasGarage: fc.boolean(),
  isPlaced: fc.boolean(),
  closed: fc.boolean(),
  underOption: fc.boolean(),
  DatePosted: fc.constantFrom('2026-01-01', '2026-04-30', '2026-05-01', '2026-06-01'),
});

function createIndexedProperty(
  fields: typeof propertyFields extends fc.Arbitrary<infer Fields> ? Fields : never,
  index: number,
): IndexedProperty {
  const { city, closed, underOption, isPlaced, ...own } = fields;
  const record = {
    ...own,
    ID: index + 1,
    City: city[0],
    Zip: city[1],
    EnergyPerformance: 0,
    CountryID: '1',
    PublishAddress: true,
    ...(isPlaced && { Latitude: 50.5, Longitude: 5.5 }),
  } as unknown as Property;
  return { nl: record, fr: record, categories: [own.WebID], closed, underOption };
}

const optional = <Value>(...values: Value[]) =>
  fc.option(fc.constantFrom(...values), { nil: undefined });
const queries = fc
  .record({
    goal: fc.constantFrom('sale', 'rent'),
    types: fc.option(fc.subarray([1, 3, 4], { minLength: 1 }), { nil: undefined }),
    cities: optional([{ name: 'durbuy' }], [{ name: 'DURBUY', zip: '6941' }], [{ name: '6997' }]),
    priceMin: optional(500, 150_000),
    priceMax: optional(650, 150_000),
    bedrooms: optional(1, 3, 6),
    living: optional(50, 75, 301),
    ground: optional(250, 500),
    epc: optional(2, 4, 7),
    garden: optional(true),
    terrace: optional(true),
    garage: optional(true),
    state: optional('available', 'option', 'new'),
    area: optional([50, 5, 51, 6], [-1, -1, 1, 1]),
    includeClosed: optional(true),
  })
  .map((query) =>
    Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)),
  ) as fc.Arbitrary<ListingQuery>;

/** Returns whether a property matches, checked on its record rule by rule (§2.10). */
function matchesNaively(
  { nl, categories, closed, underOption }: IndexedProperty,
  query: ListingQuery,
  newestDay: number,
): boolean {
  const price = getPublishedPrice(nl) ?? 0;
  const epc = resolveEpc(nl);
  const rank = epc.state === 'label' ? getEpcRank(epc.label) : 0;
  const hasPriceFilter = query.priceMin !== undefined || query.priceMax !== undefined;
  const [south = 0, west = 0, north = 0, east = 0] = query.area ?? [];
  const { Latitude: y, Longitude: x } = nl;
  const isRecent = newestDay - Date.parse(nl.DatePosted ?? '') < 30 * 86_400_000;
  return (
    (query.goal === 'sale') === (nl.Goal === 0) &&
    (query.includeClosed || !closed) &&
    (!query.types || categories.some((webId) => query.types?.includes(webId))) &&
    (!query.cities ||
      query.cities.some(
        ({ name, zip }) =>
          (name.toUpperCase() === nl.City || name === nl.Zip) && (!zip || zip === nl.Zip),
      )) &&
    (!hasPriceFilter || price > 0) &&
    price >= (query.priceMin ?? 0) &&
    price <= (query.priceMax ?? Infinity) &&
    (nl.NumberOfBedRooms ?? 0) >= (query.bedrooms ?? 0) &&
    (nl.SurfaceLiving ?? 0) >= (query.living ?? 0) &&
    (nl.SurfaceGround ?? 0) >= (query.ground ?? 0) &&
    (query.epc === undefined || (rank > 0 && rank <= query.epc)) &&
    (!query.garden || Boolean(nl.HasGarden)) &&
    (!query.terrace || Boolean(nl.HasTerrace)) &&
    (!query.garage || Boolean(nl.HasGarage)) &&
    (query.state !== 'available' || (!closed && !underOption)) &&
    (query.state !== 'option' || (!closed && underOption)) &&
    (query.state !== 'new' || (!closed && isRecent)) &&
    (!query.area ||
      (y !== undefined && x !== undefined && y >= south && y <= north && x >= west && x <= east))
  );
}

const properties = fc
  .array(propertyFields, { minLength: 1, maxLength: 25 })
  .map((all) => all.map(createIndexedProperty));
const findNewestDay = (all: readonly IndexedProperty[]) =>
  Math.max(...all.map(({ nl }) => Date.parse(nl.DatePosted ?? '')));

/** Lists every option with its position among the facets of its field. */
function listOptions(
  { categories, cities }: ListingIndex,
  { goal = 'sale' }: ListingQuery,
): [field: FilterField, position: number, value: unknown][] {
  const options: [field: FilterField, position: number, value: unknown][] = [];
  const add = (field: FilterField, values: readonly unknown[]) =>
    values.forEach((value, position) => void options.push([field, position, value]));
  add(
    'types',
    categories.map((webId) => [webId]),
  );
  add(
    'cities',
    cities.map(({ Name, Zip }) => [{ name: Name, zip: Zip }]),
  );
  add('priceMin', PRICE_THRESHOLDS[goal]);
  add('priceMax', PRICE_THRESHOLDS[goal]);
  add('epc', EPC_THRESHOLDS);
  add('state', STATE_FILTERS);
  for (const name of FILTER_NAMES) {
    const filter = getFilter(name);
    if (filter.kind === 'trait') add(name as FilterField, [true]);
    if (filter.kind === 'minimum') add(name as FilterField, filter.thresholds);
  }
  return options;
}

describe('the table of filters', () => {
  test('selects the same properties as a check of each record', () => {
    fc.assert(
      fc.property(properties, queries, (all, query) => {
        const { unmet, total } = selectListings(decodeListingIndex(encodeListingIndex(all)), query);
        const expected = all.map((one) => matchesNaively(one, query, findNewestDay(all)));
        expect([...unmet].map((bits) => bits === 0)).toEqual(expected);
        expect(total).toBe(expected.filter(Boolean).length);
      }),
      { numRuns: 300 },
    );
  });

  test('counts for each option the properties that the query selects with that option', () => {
    fc.assert(
      fc.property(properties, queries, (all, query) => {
        const index = decodeListingIndex(encodeListingIndex(all));
        const facets = computeFacets(index, query, selectListings(index, query));
        for (const [field, position, value] of listOptions(index, query)) {
          const { total } = selectListings(index, { ...query, [field]: value });
          expect(facets[field]?.[position], `${field} ${value}`).toBe(total);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('drops as few filters as possible for the nearest matches', () => {
    fc.assert(
      fc.property(properties, queries, (all, query) => {
        const index = decodeListingIndex(encodeListingIndex(all));
        const relaxed = relaxQuery(query, selectListings(index, query));
        if (!relaxed) return;
        expect(selectListings(index, relaxed.query).total).toBeGreaterThan(0);
        const hasDroppedSeveral = relaxed.droppedFilters.length > 1;
        for (const name of hasDroppedSeveral ? FILTER_NAMES : []) {
          const other: ListingQuery = { ...query };
          for (const field of Object.keys(getFilter(name).parameters))
            if (name !== 'closed') delete other[field as keyof ListingQuery];
          expect(selectListings(index, other).total).toBe(0);
        }
      }),
      { numRuns: 100 },
    );
  });
});
