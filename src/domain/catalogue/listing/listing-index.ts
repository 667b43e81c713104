import { DAY_MS } from '../../format/durations';
import type { Coordinates } from '../distance';
import { UNITS_PER_DEGREE } from '../distance';
import { getEpcRank, resolveEpc } from '../energy';
import type { Property, PropertyByLanguage } from '../property';
import {
  getPublishedCoordinates,
  getPublishedPrice,
  isBuildingPlot,
  isForTakeover,
} from '../property';

/**
 * The catalogue made for filtering and sorting: one row per property, one typed array per column.
 * It is viewed where it lies in memory and never parsed, so a hundred thousand listings cost an
 * isolate six megabytes and no time (docs/goals.md, growth). What it holds may be shown to anyone:
 * no address, no unpublished price (decision 11).
 */
export interface ListingIndex {
  count: number;
  /** The towns by their number in `columns.city`, in alphabetical order. */
  cities: readonly CityKey[];
  /** The WebIDs by their bit in `columns.categories`. */
  categories: readonly number[];
  /** What stands beside or instead of the price, by its number in `columns.label`. */
  labels: readonly PriceLabel[];
  /** What properties are called more closely than by their category, by their number in `columns.kind`. */
  kinds: readonly Subtype[];
  columns: IndexColumns;
}

/** A localized subtype such as chalet (§3, MainTypeName), and the first category of those called so. */
interface Subtype {
  nl: string;
  fr: string;
  category: number;
}

/** Marquee and unit of a price (§5): few of them for however many properties. */
interface PriceLabel {
  Marquee: number;
  PriceUnit: number;
  nl: Pick<Property, 'MarqueeName' | 'PriceUnitText'>;
  fr: Pick<Property, 'MarqueeName' | 'PriceUnitText'>;
}

/** A town as listings name it: upper case, with its postcode. */
export interface CityKey {
  Name: string;
  Zip: string;
}

/** A town of the site's list: where its centre lies. */
export interface TownCoordinates extends Coordinates {
  Name: string;
  Zip: string;
}

/** Bits of `columns.traits`. */
export const TRAIT = {
  closed: 1,
  underOption: 2,
  garden: 4,
  terrace: 8,
  garage: 16,
  pricePublished: 32,
  recent: 64,
  /** Its place is only the centre of its town (decision 11). */
  aroundTown: 128,
} as const;

/** How long an offer counts as new, up to the day of the newest one: the same on every page of a version. */
const RECENT_DAYS = 30;

const COLUMN_TYPES = {
  id: Uint32Array,
  goal: Uint8Array,
  traits: Uint8Array,
  categories: Uint32Array,
  city: Uint16Array,
  project: Uint32Array,
  /** Euro; 0 where the price is not published. */
  price: Uint32Array,
  bedrooms: Uint8Array,
  /** Square metres. */
  living: Uint32Array,
  ground: Uint32Array,
  /** kWh per square metre and year; 0 where unknown. */
  energy: Int16Array,
  /** The energy label by its place from the best (epcRank); 0 where there is none. */
  epc: Uint8Array,
  /** Days since 1-1-1970. */
  posted: Uint16Array,
  label: Uint16Array,
  kind: Uint8Array,
  /** Hundred-thousandths of a degree: the house, or its town; both 0 where neither may be told. */
  latitude: Int32Array,
  longitude: Int32Array,
  /** The rows in each order a list can stand in: sorted once at load, never for a request. */
  byDate: Uint32Array,
  byPrice: Uint32Array,
  byPriceDesc: Uint32Array,
  byPriceM2: Uint32Array,
  byEnergy: Uint32Array,
  byCity: Uint32Array,
  byTitleNl: Uint32Array,
  byTitleFr: Uint32Array,
} as const;

/** Names the columns and their order: bytes of another shape are not read as these. */
const COLUMNS_SHAPE = Object.entries(COLUMN_TYPES)
  .map(([name, { BYTES_PER_ELEMENT }]) => name + BYTES_PER_ELEMENT)
  .join();

type ColumnName = keyof typeof COLUMN_TYPES;
type IndexColumns = { [Name in ColumnName]: InstanceType<(typeof COLUMN_TYPES)[Name]> };

/** A property in both languages with what the configuration says of its state. */
export interface IndexedProperty extends PropertyByLanguage {
  categories: number[];
  closed: boolean;
  underOption: boolean;
}

const HEADER_BYTES = 4;
const ALIGNMENT = 8;

/** The index of these properties as bytes: header length, header as JSON, then the aligned columns. */
export function encodeListingIndex(
  properties: readonly IndexedProperty[],
  towns: readonly TownCoordinates[] = [],
): Uint8Array {
  const rows = [...properties].sort((a, b) => a.nl.ID - b.nl.ID);
  const cities = collectCities(rows);
  const categories = [...new Set(rows.flatMap((row) => row.categories))].sort((a, b) => a - b);
  const labels = collectPriceLabels(rows);
  const kinds = collectSubtypes(rows);
  const columns = allocateColumns(rows.length);
  const labelNumber = new Map(labels.map((label, number) => [JSON.stringify(label), number]));
  const kindNumber = new Map(kinds.map(({ nl }, number) => [nl, number]));
  const centres = new Map(towns.map((town) => [toCityId(town), town]));
  const cityNumber = new Map(cities.map((city, number) => [toCityId(city), number]));

  const lastPosted = rows.reduce((last, { nl }) => Math.max(last, toEpochDay(nl.DatePosted)), 0);

  rows.forEach((property, row) => {
    const { nl, categories: kinds, closed, underOption } = property;
    const price = getPublishedPrice(nl);
    const own = getPublishedCoordinates(nl);
    const place = own ?? centres.get(toCityId(nl));
    const epc = resolveEpc(nl);
    const posted = toEpochDay(nl.DatePosted);
    columns.id[row] = nl.ID;
    columns.goal[row] = nl.Goal;
    columns.traits[row] =
      (closed ? TRAIT.closed : 0) |
      (underOption ? TRAIT.underOption : 0) |
      (nl.HasGarden ? TRAIT.garden : 0) |
      (nl.HasTerrace ? TRAIT.terrace : 0) |
      (nl.HasGarage ? TRAIT.garage : 0) |
      (price === undefined ? 0 : TRAIT.pricePublished) |
      (posted && posted > lastPosted - RECENT_DAYS ? TRAIT.recent : 0) |
      (own ? 0 : TRAIT.aroundTown);
    columns.categories[row] = toCategoryBits(categories, kinds);
    columns.city[row] = cityNumber.get(toCityId(nl)) ?? 0;
    columns.project[row] = nl.ProjectID ?? 0;
    columns.price[row] = price ?? 0;
    columns.bedrooms[row] = nl.NumberOfBedRooms ?? 0;
    columns.living[row] = nl.SurfaceLiving ?? 0;
    columns.ground[row] = nl.SurfaceGround ?? 0;
    columns.energy[row] = nl.EnergyPerformance;
    columns.epc[row] = epc.state === 'label' ? getEpcRank(epc.label) : 0;
    columns.posted[row] = posted;
    columns.label[row] = labelNumber.get(JSON.stringify(toPriceLabel(property))) ?? 0;
    columns.kind[row] = kindNumber.get(nl.MainTypeName) ?? 0;
    columns.latitude[row] = Math.round((place?.Latitude ?? 0) * UNITS_PER_DEGREE);
    columns.longitude[row] = Math.round((place?.Longitude ?? 0) * UNITS_PER_DEGREE);
  });
  for (const [name, order] of Object.entries(computeOrders(rows, columns))) {
    columns[name as OrderColumnName].set(order);
  }

  const header = new TextEncoder().encode(
    JSON.stringify({ shape: COLUMNS_SHAPE, count: rows.length, cities, categories, labels, kinds }),
  );
  const start = alignOffset(HEADER_BYTES + header.length);
  const bytes = new Uint8Array(start + computeColumnLayout(rows.length).end);
  new DataView(bytes.buffer).setUint32(0, header.length, true);
  bytes.set(header, HEADER_BYTES);
  for (const { name, offset } of computeColumnLayout(rows.length).places) {
    const column = columns[name];
    bytes.set(new Uint8Array(column.buffer, 0, column.byteLength), start + offset);
  }
  return bytes;
}

/** The index as it lies in these bytes; the columns are views, not copies. Throws where another build wrote other columns. */
export function decodeListingIndex(bytes: Uint8Array): ListingIndex {
  const aligned = bytes.byteOffset % ALIGNMENT === 0 ? bytes : bytes.slice();
  const view = new DataView(aligned.buffer, aligned.byteOffset);
  const headerLength = view.getUint32(0, true);
  const { shape, ...header } = JSON.parse(
    new TextDecoder().decode(aligned.subarray(HEADER_BYTES, HEADER_BYTES + headerLength)),
  ) as Omit<ListingIndex, 'columns'> & { shape: string };
  if (shape !== COLUMNS_SHAPE)
    throw new Error('the index has the columns of another build: load again');
  const start = aligned.byteOffset + alignOffset(HEADER_BYTES + headerLength);
  const columns = Object.fromEntries(
    computeColumnLayout(header.count).places.map(({ name, offset }) => [
      name,
      new COLUMN_TYPES[name](aligned.buffer as ArrayBuffer, start + offset, header.count),
    ]),
  ) as IndexColumns;
  return { ...header, columns };
}

/** The bits of these categories; a category the index does not know has none. */
export function toCategoryBits(known: readonly number[], wanted: readonly number[]): number {
  return wanted.reduce((bits, webId) => {
    const bit = known.indexOf(webId);
    return bit < 0 ? bits : bits | (1 << bit);
  }, 0);
}

/** The row of a property, by binary search; -1 where the catalogue does not hold it. */
export function findRowById(index: ListingIndex, id: number): number {
  const ids = index.columns.id;
  let low = 0;
  let high = index.count - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = ids[middle] ?? 0;
    if (found === id) return middle;
    if (found < id) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

const toEpochDay = (date: string | undefined) => (date ? Date.parse(date) / DAY_MS : 0);

export const toCityId = ({ City, Name, Zip }: { City?: string; Name?: string; Zip: string }) =>
  `${City ?? Name}|${Zip}`;

function collectCities(rows: readonly IndexedProperty[]): CityKey[] {
  const cities = new Map(rows.map(({ nl }) => [toCityId(nl), { Name: nl.City, Zip: nl.Zip }]));
  const order = new Intl.Collator('nl');
  return [...cities.values()].sort(
    (a, b) => order.compare(a.Name, b.Name) || a.Zip.localeCompare(b.Zip),
  );
}

function toPriceLabel({ nl, fr }: PropertyByLanguage): PriceLabel {
  // A takeover is priced once (decision 7).
  const words = ({ MarqueeName, PriceUnitText }: Property) => ({
    MarqueeName,
    PriceUnitText: isForTakeover(nl) ? '' : PriceUnitText,
  });
  return { Marquee: nl.Marquee, PriceUnit: nl.PriceUnit, nl: words(nl), fr: words(fr) };
}

const collectPriceLabels = (rows: readonly PropertyByLanguage[]): PriceLabel[] => [
  ...new Map(rows.map((row) => [JSON.stringify(toPriceLabel(row)), toPriceLabel(row)])).values(),
];

/** At most as many as have a number; agencies have some thirty. */
const MAX_SUBTYPES = 256;

const collectSubtypes = (rows: readonly IndexedProperty[]): Subtype[] =>
  [
    ...new Map(
      rows.map(({ nl, fr, categories: [category = 0] }) => [
        nl.MainTypeName,
        { nl: nl.MainTypeName, fr: fr.MainTypeName, category },
      ]),
    ).values(),
  ].slice(0, MAX_SUBTYPES);

/** The columns that hold an order: row numbers, first to last. */
type OrderColumnName = Extract<ColumnName, `by${string}`>;

/**
 * Decision 11: where a price is not published it must not be read from the order either, so such
 * properties stand last whichever way prices run. Equal ones run from the newest to the oldest.
 */
function computeOrders(
  rows: readonly IndexedProperty[],
  { id, price, posted, city, living, ground, energy, epc }: IndexColumns,
): Record<OrderColumnName, number[]> {
  const all = rows.map((_, row) => row);
  const newest = (a: number, b: number) =>
    getCell(posted, b) - getCell(posted, a) || getCell(id, b) - getCell(id, a);
  const published = (a: number, b: number) =>
    (getCell(price, a) ? 0 : 1) - (getCell(price, b) ? 0 : 1);
  const cheapest = (a: number, b: number) => getCell(price, a) - getCell(price, b);
  /** Of what is lived in; of a plot its ground. */
  const priceM2 = all.map((row) => {
    const plot = isBuildingPlot((rows[row] as IndexedProperty).nl);
    const surface = getCell(living, row) || (plot ? getCell(ground, row) : 0);
    return surface && getCell(price, row) / surface;
  });
  const lastIfNone = (column: { readonly [row: number]: number }) => (a: number, b: number) =>
    (getCell(column, a) || Number.MAX_VALUE) - (getCell(column, b) || Number.MAX_VALUE);
  const alphabet = new Intl.Collator('nl', { numeric: true });
  const title = (language: 'nl' | 'fr') => (a: number, b: number) =>
    alphabet.compare(
      rows[a]?.[language].TypeDescription ?? '',
      rows[b]?.[language].TypeDescription ?? '',
    );
  return {
    byDate: all.toSorted(newest),
    byPrice: all.toSorted((a, b) => published(a, b) || cheapest(a, b) || newest(a, b)),
    byPriceDesc: all.toSorted((a, b) => published(a, b) || cheapest(b, a) || newest(a, b)),
    byPriceM2: all.toSorted((a, b) => lastIfNone(priceM2)(a, b) || newest(a, b)),
    byEnergy: all.toSorted(
      (a, b) => lastIfNone(epc)(a, b) || lastIfNone(energy)(a, b) || newest(a, b),
    ),
    byCity: all.toSorted((a, b) => getCell(city, a) - getCell(city, b) || newest(a, b)),
    byTitleNl: all.toSorted((a, b) => title('nl')(a, b) || newest(a, b)),
    byTitleFr: all.toSorted((a, b) => title('fr')(a, b) || newest(a, b)),
  };
}

const getCell = (column: { readonly [row: number]: number }, row: number) => column[row] ?? 0;

const alignOffset = (bytes: number) => Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;

function computeColumnLayout(count: number) {
  let end = 0;
  const places = (Object.keys(COLUMN_TYPES) as ColumnName[]).map((name) => {
    const offset = end;
    end = alignOffset(end + COLUMN_TYPES[name].BYTES_PER_ELEMENT * count);
    return { name, offset };
  });
  return { places, end };
}

const allocateColumns = (count: number) =>
  Object.fromEntries(
    (Object.keys(COLUMN_TYPES) as ColumnName[]).map((name) => [
      name,
      new COLUMN_TYPES[name](count),
    ]),
  ) as IndexColumns;
