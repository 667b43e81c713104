import { getEpcRank, resolveEpc } from '../../../../src/domain/catalogue/energy';
import type { IndexedProperty } from '../../../../src/domain/catalogue/listing/indexed-property';
import type { ListingQuery } from '../../../../src/domain/catalogue/listing/listing-query';
import type { Property } from '../../../../src/domain/catalogue/property';
import { getPublishedPrice } from '../../../../src/domain/catalogue/property';
import { fc } from '../../../seeded-fast-check';

const CITIES = [
  ['DURBUY', '6940'],
  ['DURBUY', '6941'],
  ['ÉREZÉE', '6997'],
] as const;

export const propertyFields = fc.record({
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

export function createIndexedProperty(
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
export const queries = fc
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
export function matchesNaively(
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
