import type { HomeSituation } from '../../costs/situation';
import { findVatBasis } from '../../costs/vat-basis';
import { toRegionNumber } from '../../criteria/search-region';
import { toDayNumber } from '../../format/brussels-day';
import type { Coordinates } from '../distance';
import { UNITS_PER_DEGREE } from '../distance';
import { getEpcRank, resolveEpc } from '../energy';
import { findLastOpenDay } from '../open-day';
import type { Property } from '../property';
import { getPublishedCoordinates } from '../property';
import { computeComparablePrice, computeShownPrice } from '../shown-price';
import type { TraitSource } from './traits';
import { computeTraitBits } from './traits';

/** A property with the numbers that depend on the whole catalogue. */
export interface ColumnSource extends TraitSource {
  /** Indexes into the header lists of the same names (ListingIndex). */
  cityNumber: number;
  labelNumber: number;
  kindNumber: number;
  categoryBits: number;
  postedDay: number;
  /** Centre of the city; undefined if the site has no coordinates for it. */
  cityCentre: Coordinates | undefined;
}

/**
 * The columns of the index in their stored order: type of array, value for a property, and the fields of a record
 * that the value is made of, whose numbers have to fit the type (check/index-limits.ts).
 */
export const VALUE_COLUMNS = {
  id: column(Uint32Array, ({ nl }) => nl.ID, 'ID'),
  goal: column(Uint8Array, ({ nl }) => nl.Goal, 'Goal'),
  traits: column(Uint16Array, computeTraitBits),
  categories: column(Uint32Array, ({ categoryBits }) => categoryBits),
  city: column(Uint16Array, ({ cityNumber }) => cityNumber),
  /** Who manages it, by number of the team; 0 if nobody does. The desk filters by it. */
  agent: column(Uint32Array, ({ nl }) => nl.ManagerID ?? 0, 'ManagerID'),
  project: column(Uint32Array, ({ nl }) => nl.ProjectID ?? 0, 'ProjectID'),
  /**
   * What is compared: euro, with the VAT that the listing names. 0 if the price is not published, or
   * cannot be compared with others (decision 106).
   */
  price: column(
    Uint32Array,
    ({ nl }) => (nl.PublishPrice ? Math.round(computeComparablePrice(nl)) : 0),
    'Price',
  ),
  /** What is shown: euro, also starting prices and bouquets; 0 if the price is not published. */
  shownPrice: column(
    Uint32Array,
    ({ nl }) => (nl.PublishPrice ? Math.round(computeShownPrice(nl)) : 0),
    'StartPrice',
  ),
  /** The price all-in for each plan of a buyer, in euro (decision 104); 0 if there is none. */
  allInOnlyHome: column(Uint32Array, (source) => readAllIn(source, 'only-home')),
  allInSecondHome: column(Uint32Array, (source) => readAllIn(source, 'second-home')),
  allInInvestment: column(Uint32Array, (source) => readAllIn(source, 'investment')),
  /** 1 if the price contains VAT. */
  vat: column(Uint8Array, ({ nl }) => Number(findVatBasis(nl) !== undefined)),
  bedrooms: column(Uint8Array, ({ nl }) => nl.NumberOfBedRooms ?? 0, 'NumberOfBedRooms'),
  persons: column(Uint8Array, ({ nl }) => nl.MaximumPersons ?? 0, 'MaximumPersons'),
  bathrooms: column(Uint8Array, ({ nl }) => nl.NumberOfBathRooms ?? 0, 'NumberOfBathRooms'),
  /** At least one where the listing only says that there is one. */
  garages: column(
    Uint8Array,
    ({ nl }) => Math.max(nl.NumberOfGarages ?? 0, Number(nl.HasGarage ?? false)),
    'NumberOfGarages',
  ),
  parkings: column(Uint8Array, countParkings, 'NumberOfParkings', 'NumberOfExternalParkings'),
  /** Number in SEARCH_REGIONS, from 1; 0 if there is none. */
  region: column(Uint8Array, ({ nl }) => toRegionNumber(nl)),
  /** Whole square metres. */
  living: column(Uint32Array, ({ nl }) => Math.trunc(nl.SurfaceLiving ?? 0), 'SurfaceLiving'),
  ground: column(Uint32Array, ({ nl }) => Math.trunc(nl.SurfaceGround ?? 0), 'SurfaceGround'),
  /** Whole kWh per square metre and year; 0 if unknown. */
  energy: column(Int16Array, ({ nl }) => Math.trunc(nl.EnergyPerformance), 'EnergyPerformance'),
  /** Rank of the energy label, 1 is best (getEpcRank); 0 if there is none. */
  epc: column(Uint8Array, computeEpcRank),
  /** Days since 1-1-1970. */
  posted: column(Uint16Array, ({ postedDay }) => postedDay, 'DatePosted'),
  /** The first public day, counted likewise; 0 if it is public at once (decision 107). */
  publicFrom: column(Uint16Array, ({ nl }) => toDayNumber(nl.PublicFrom), 'PublicFrom'),
  /** The last day on which anybody may come and look, counted likewise; 0 if there is none, or nothing to look at. */
  openUntil: column(Uint16Array, ({ nl, closed }) =>
    closed ? 0 : toDayNumber(findLastOpenDay(nl)),
  ),
  label: column(Uint16Array, ({ labelNumber }) => labelNumber),
  kind: column(Uint8Array, ({ kindNumber }) => kindNumber),
  /** Hundred-thousandths of a degree: the property, or its city; both 0 if neither may be shown. */
  latitude: column(Int32Array, (source) => toUnits(findCoordinates(source)?.Latitude), 'Latitude'),
  longitude: column(
    Int32Array,
    (source) => toUnits(findCoordinates(source)?.Longitude),
    'Longitude',
  ),
} as const;
export type ValueColumnName = keyof typeof VALUE_COLUMNS;

/** Row numbers in each sort order: sorted once at load, never for a request. */
export const ORDER_COLUMNS = {
  byDate: Uint32Array,
  byPrice: Uint32Array,
  byPriceDesc: Uint32Array,
  byAllInOnlyHome: Uint32Array,
  byAllInSecondHome: Uint32Array,
  byAllInInvestment: Uint32Array,
  byPriceM2: Uint32Array,
  byEnergy: Uint32Array,
  byCity: Uint32Array,
  byTitleNl: Uint32Array,
  byTitleFr: Uint32Array,
} as const;
export type OrderColumnName = keyof typeof ORDER_COLUMNS;

export type IndexColumns = {
  [Name in ValueColumnName]: InstanceType<(typeof VALUE_COLUMNS)[Name]['type']>;
} & { [Name in OrderColumnName]: Uint32Array<ArrayBuffer> };
export type ColumnName = keyof IndexColumns;

/** The columns of each plan of a buyer: the price all-in, and the order by it. */
export const ALL_IN_COLUMNS = {
  'only-home': { price: 'allInOnlyHome', order: 'byAllInOnlyHome' },
  'second-home': { price: 'allInSecondHome', order: 'byAllInSecondHome' },
  investment: { price: 'allInInvestment', order: 'byAllInInvestment' },
} as const satisfies Record<HomeSituation, { price: ValueColumnName; order: OrderColumnName }>;

type NumberArrayType =
  | typeof Uint8Array
  | typeof Uint16Array
  | typeof Uint32Array
  | typeof Int16Array
  | typeof Int32Array;

interface ValueColumn<Type extends NumberArrayType = NumberArrayType> {
  type: Type;
  getValue: (source: ColumnSource) => number;
  fields: readonly (keyof Property)[];
}

function column<Type extends NumberArrayType>(
  type: Type,
  getValue: (source: ColumnSource) => number,
  ...fields: (keyof Property)[]
): ValueColumn<Type> {
  return { type, getValue, fields };
}

/** Returns the lowest and the highest number that a column holds. */
export function getColumnRange(name: ValueColumnName): { min: number; max: number } {
  const { type } = VALUE_COLUMNS[name];
  const values = 2 ** (8 * type.BYTES_PER_ELEMENT);
  const isSigned = (new type([-1])[0] as number) < 0;
  const min = isSigned ? -values / 2 : 0;
  return { min, max: min + values - 1 };
}

/** Costs may lift a price that fits above what the column holds: then there is none. */
const readAllIn = ({ allIn }: ColumnSource, plan: HomeSituation): number =>
  allIn[plan] < 2 ** 32 ? allIn[plan] : 0;

function countParkings({ nl }: ColumnSource): number {
  const { NumberOfParkings = 0, NumberOfExternalParkings = 0 } = nl;
  return Math.max(NumberOfParkings + NumberOfExternalParkings, Number(nl.HasParking ?? false));
}

function computeEpcRank({ nl }: ColumnSource): number {
  const epc = resolveEpc(nl);
  return epc.state === 'label' ? getEpcRank(epc.label) : 0;
}

const findCoordinates = ({ nl, cityCentre }: ColumnSource): Coordinates | undefined =>
  getPublishedCoordinates(nl) ?? cityCentre;

const toUnits = (degrees = 0) => Math.round(degrees * UNITS_PER_DEGREE);
