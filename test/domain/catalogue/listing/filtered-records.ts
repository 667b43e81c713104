import type { IndexedProperty } from '../../../../src/domain/catalogue/listing/indexed-property';
import type { ListingQuery } from '../../../../src/domain/catalogue/listing/listing-query';
import type { Property } from '../../../../src/domain/catalogue/property';
import type { AllInPrices } from '../../../../src/domain/costs/all-in-price';
import { NO_ALL_IN_PRICES } from '../../../../src/domain/costs/all-in-price';
import { fc } from '../../../seeded-fast-check';

const CITIES = [
  ['DURBUY', '6940'],
  ['DURBUY', '6941'],
  ['ÉREZÉE', '6997'],
  ['SPA', '4900'],
] as const;
export const REGIONS: Record<string, string> = { 6: 'luxembourg', 4: 'liege' };
/** The places of a home that stands on the map, and shapes: around the first, around nothing. */
export const PLACES = [
  [50.5, 5.5],
  [50.51, 5.7],
] as const;
type Corners = readonly (readonly [number, number])[];
export const AROUND_FIRST = [
  [50.4, 5.4],
  [50.7, 5.5],
  [50.4, 5.6],
] as const;
const AROUND_NOTHING = [
  [1, 1],
  [2, 1],
  [2, 2],
] as const;

export const propertyFields = fc.record({
  Goal: fc.constantFrom(0, 1),
  city: fc.constantFrom(...CITIES),
  WebID: fc.constantFrom(1, 3, 4),
  Price: fc.constantFrom(0, 400, 650, 100_000, 150_000, 151_000, 2_000_000),
  PublishPrice: fc.boolean(),
  EPCLabelText: fc.constantFrom('', 'A++', 'B', 'D', 'G'),
  NumberOfBedRooms: fc.nat(7),
  NumberOfBathRooms: fc.nat(3),
  NumberOfGarages: fc.nat(2),
  NumberOfParkings: fc.nat(2),
  NumberOfExternalParkings: fc.nat(2),
  SurfaceLiving: fc.constantFrom(0, 50, 99, 300),
  SurfaceGround: fc.constantFrom(0, 250, 499, 20_000),
  HasGarden: fc.boolean(),
  HasTerrace: fc.boolean(),
  HasGarage: fc.boolean(),
  HasLift: fc.boolean(),
  HasPool: fc.boolean(),
  MaximumPersons: fc.nat(8),
  Domicile: fc.constantFrom('yes', 'no', 'permit', 'unknown', undefined),
  HolidayLetting: fc.constantFrom('yes', 'no', 'permit', 'unknown', undefined),
  source: fc.constantFrom('Gemeente', '', undefined),
  place: fc.option(fc.constantFrom(...PLACES)),
  closed: fc.boolean(),
  underOption: fc.boolean(),
  DatePosted: fc.constantFrom('2026-01-01', '2026-04-30', '2026-05-01', '2026-06-01'),
});

export function createIndexedProperty(
  fields: typeof propertyFields extends fc.Arbitrary<infer Fields> ? Fields : never,
  index: number,
): IndexedProperty {
  const { city, closed, underOption, place, source, ...own } = fields;
  const record = {
    ...own,
    ID: index + 1,
    City: city[0],
    Zip: city[1],
    EnergyPerformance: 0,
    CountryID: 10,
    PublishAddress: true,
    ...{ DomicileSource: source, HolidayLettingSource: source },
    ...{ DomicileDate: '2026-10-12', HolidayLettingDate: '2026-10-12' },
    ...(place && { Latitude: place[0], Longitude: place[1] }),
  } as unknown as Property;
  const allIn = computeAllIn(record);
  return { nl: record, fr: record, categories: [own.WebID], closed, underOption, allIn, plans: [] };
}

/** Prices all-in of which the amounts do not matter here: dearer than the price, and of three plans differently. */
const computeAllIn = ({ Goal, Price, PublishPrice }: Property): AllInPrices =>
  Goal === 0 && Price > 0 && PublishPrice
    ? { 'only-home': Price + 1000, 'second-home': Price + 5000, investment: Price + 4000 }
    : NO_ALL_IN_PRICES;

/** Most fields are absent: with half of thirty filters nothing would ever match. */
const optional = <Value>(...values: Value[]) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constantFrom(...values) },
  );
export const queries = fc
  .record({
    goal: fc.constantFrom('sale', 'rent'),
    types: fc.option(fc.subarray([1, 3, 4], { minLength: 1 }), { nil: undefined }),
    cities: optional([{ name: 'durbuy' }], [{ name: 'DURBUY', zip: '6941' }], [{ name: '6997' }]),
    zips: optional(['6941'], ['4900', '1000']),
    regions: optional(['liege'], ['luxembourg', 'grand-duchy']),
    shape: optional<Corners>(AROUND_FIRST, AROUND_NOTHING),
    priceMin: optional(500, 150_000),
    priceMax: optional(650, 150_000),
    budget: optional(1000, 151_000, 155_000),
    situation: optional('only-home', 'second-home', 'investment'),
    bedroomsMin: optional(1, 3, 6),
    bedroomsMax: optional(0, 4),
    bathroomsMin: optional(1, 2),
    livingMin: optional(50, 75, 301),
    livingMax: optional(74, 150),
    groundMin: optional(250, 500),
    groundMax: optional(499, 1000),
    garagesMin: optional(1, 2),
    garagesMax: optional(0, 1),
    parkingsMin: optional(1, 3),
    parkingsMax: optional(0, 3),
    epc: optional('A+', 'B', 'F'),
    garden: optional(true),
    terrace: optional(true),
    garage: optional(true),
    lift: optional(true),
    pool: optional(true),
    personsMin: optional(1, 6),
    saleKind: optional('private', 'letting'),
    domicile: optional(true),
    holidayLetting: optional(true),
    state: optional('available', 'option', 'new'),
    bounds: optional([50, 5, 51, 5.6], [-1, -1, 1, 1]),
    includeClosed: optional(true),
  })
  .map((query) =>
    Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)),
  ) as fc.Arbitrary<ListingQuery>;
