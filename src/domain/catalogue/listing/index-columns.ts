import { findVatBasis } from '../../costs/vat-basis';
import { toRegionNumber } from '../../demand/search-region';
import type { Coordinates } from '../distance';
import { UNITS_PER_DEGREE } from '../distance';
import { getEpcRank, resolveEpc } from '../energy';
import { getPublishedCoordinates, getPublishedPrice } from '../property';
import { computeComparablePrice, computeShownPrice } from '../shown-price';
import type { IndexedProperty } from './indexed-property';

/** A property with the numbers that depend on the whole catalogue. */
export interface ColumnSource extends IndexedProperty {
  /** Indexes into the header lists of the same names (ListingIndex). */
  cityNumber: number;
  labelNumber: number;
  kindNumber: number;
  categoryBits: number;
  postedDay: number;
  /** Posted at most 30 days before the newest property. */
  isRecent: boolean;
  /** Centre of the city; undefined if the site has no coordinates for it. */
  cityCentre: Coordinates | undefined;
}

/** Bits of the column `traits`. A ninth trait needs a Uint16Array there. */
export const TRAIT = {
  closed: 1,
  underOption: 2,
  garden: 4,
  terrace: 8,
  garage: 16,
  pricePublished: 32,
  recent: 64,
  /** The coordinates are the centre of the city, not the house (decision 11). */
  aroundCity: 128,
} as const;
export type Trait = keyof typeof TRAIT;

const TRAIT_TESTS: Record<Trait, (source: ColumnSource) => boolean> = {
  closed: ({ closed }) => closed,
  underOption: ({ underOption }) => underOption,
  garden: ({ nl }) => Boolean(nl.HasGarden),
  terrace: ({ nl }) => Boolean(nl.HasTerrace),
  garage: ({ nl }) => Boolean(nl.HasGarage),
  pricePublished: ({ nl }) => getPublishedPrice(nl) !== undefined,
  recent: ({ isRecent }) => isRecent,
  aroundCity: ({ nl }) => !getPublishedCoordinates(nl),
};

/** The columns of the index in their stored order: type of array, and value for a property. */
export const VALUE_COLUMNS = {
  id: column(Uint32Array, ({ nl }) => nl.ID),
  goal: column(Uint8Array, ({ nl }) => nl.Goal),
  traits: column(Uint8Array, computeTraitBits),
  categories: column(Uint32Array, ({ categoryBits }) => categoryBits),
  city: column(Uint16Array, ({ cityNumber }) => cityNumber),
  project: column(Uint32Array, ({ nl }) => nl.ProjectID ?? 0),
  /**
   * What is compared: euro, with the VAT that the listing names. 0 if the price is not published, or
   * cannot be compared with others (decision 106).
   */
  price: column(Uint32Array, ({ nl }) =>
    nl.PublishPrice ? Math.round(computeComparablePrice(nl)) : 0,
  ),
  /** What is shown: euro, also starting prices and bouquets; 0 if the price is not published. */
  shownPrice: column(Uint32Array, ({ nl }) =>
    nl.PublishPrice ? Math.round(computeShownPrice(nl)) : 0,
  ),
  /** 1 if the price contains VAT. */
  vat: column(Uint8Array, ({ nl }) => Number(findVatBasis(nl) !== undefined)),
  bedrooms: column(Uint8Array, ({ nl }) => nl.NumberOfBedRooms ?? 0),
  bathrooms: column(Uint8Array, ({ nl }) => nl.NumberOfBathRooms ?? 0),
  /** At least one where the listing only says that there is one. */
  garages: column(Uint8Array, ({ nl }) =>
    Math.max(nl.NumberOfGarages ?? 0, Number(nl.HasGarage ?? false)),
  ),
  parkings: column(Uint8Array, countParkings),
  /** Number in SEARCH_REGIONS, from 1; 0 if there is none. */
  region: column(Uint8Array, ({ nl }) => toRegionNumber(nl)),
  /** Square metres. */
  living: column(Uint32Array, ({ nl }) => nl.SurfaceLiving ?? 0),
  ground: column(Uint32Array, ({ nl }) => nl.SurfaceGround ?? 0),
  /** kWh per square metre and year; 0 if unknown. */
  energy: column(Int16Array, ({ nl }) => nl.EnergyPerformance),
  /** Rank of the energy label, 1 is best (getEpcRank); 0 if there is none. */
  epc: column(Uint8Array, computeEpcRank),
  /** Days since 1-1-1970. */
  posted: column(Uint16Array, ({ postedDay }) => postedDay),
  label: column(Uint16Array, ({ labelNumber }) => labelNumber),
  kind: column(Uint8Array, ({ kindNumber }) => kindNumber),
  /** Hundred-thousandths of a degree: the house, or its city; both 0 if neither may be shown. */
  latitude: column(Int32Array, (source) => toUnits(findCoordinates(source)?.Latitude)),
  longitude: column(Int32Array, (source) => toUnits(findCoordinates(source)?.Longitude)),
} as const;
export type ValueColumnName = keyof typeof VALUE_COLUMNS;

/** Row numbers in each sort order: sorted once at load, never for a request. */
export const ORDER_COLUMNS = {
  byDate: Uint32Array,
  byPrice: Uint32Array,
  byPriceDesc: Uint32Array,
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

type NumberArrayType =
  | typeof Uint8Array
  | typeof Uint16Array
  | typeof Uint32Array
  | typeof Int16Array
  | typeof Int32Array;

function column<Type extends NumberArrayType>(
  type: Type,
  getValue: (source: ColumnSource) => number,
): { type: Type; getValue: (source: ColumnSource) => number } {
  return { type, getValue };
}

function computeTraitBits(source: ColumnSource): number {
  const traits = Object.keys(TRAIT) as Trait[];
  return traits.reduce((bits, trait) => bits | (TRAIT_TESTS[trait](source) ? TRAIT[trait] : 0), 0);
}

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
