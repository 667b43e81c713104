import { memoizePerObject } from '../../memoize-per-object';
import { computeDistanceKm } from '../distance';
import { findCityNumber } from '../listing/cities';
import type { CityCoordinates, ListingIndex } from '../listing/listing-index';
import { findRowById, readSaleKind } from '../listing/listing-index';
import { collectCodes, excludeRows, forEachRow, intersectRows } from '../listing/row-set';
import { getScope } from '../listing/scope';
import { TRAIT } from '../listing/traits';
import { toListingGoal } from '../property-kind';
import type { SaleKind } from '../sale-kind';
import { SALE_KIND_RULES } from '../sale-kind-rules';
import { insertNearest } from './nearest-rows';

/** Maximum kilometres between the centres of neighbouring cities. */
const MAX_NEIGHBOUR_KM = 20;

/** Maximum factor between the prices of similar properties. */
const MAX_PRICE_FACTOR = 2;

/** Difference of an unpublished price, behind all that are known: the order does not reveal it (decision 11). */
const UNKNOWN_PRICE_DIFFERENCE = 10;

/** What is like a property: the free units of its own project, and similar properties elsewhere. */
export interface SimilarProperties {
  units: number[];
  others: number[];
}

/**
 * Finds the IDs of what is most like a property (§2.10, decision 122), best first, together at most `max`. Free units of
 * its project come first, the nearest in price. Others have the same goal, the same kind of sale or one whose price
 * compares (decision 106), a common category, the same or a neighbouring city, and a price within MAX_PRICE_FACTOR; of
 * another project they are one unit. They are sorted by kind of sale, then by type, then by price and kilometres, then
 * the newest.
 */
export function findSimilarProperties(
  index: ListingIndex,
  id: number,
  cityCoordinates: readonly CityCoordinates[],
  max = 4,
): SimilarProperties {
  const ownRow = findRowById(index, id);
  if (ownRow < 0) return { units: [], others: [] };
  const toIds = (rows: readonly number[]) => rows.map((row) => index.columns.id[row] ?? 0);
  const units = findFreeUnits(index, ownRow).slice(0, max);
  const others = findOthers(index, ownRow, cityCoordinates, max - units.length);
  return { units: toIds(units), others: toIds(others) };
}

function findFreeUnits(index: ListingIndex, ownRow: number): number[] {
  const { traits, project, shownPrice } = index.columns;
  const ownProject = project[ownRow] ?? 0;
  const rows: number[] = [];
  for (let row = 0; ownProject && row < index.count; row++)
    if (
      project[row] === ownProject &&
      row !== ownRow &&
      !((traits[row] ?? 0) & (TRAIT.closed | TRAIT.underOption))
    )
      rows.push(row);
  const difference = (row: number) =>
    computePriceDifference(shownPrice[ownRow] ?? 0, shownPrice[row] ?? 0);
  return rows.toSorted((a, b) => difference(a) - difference(b) || a - b);
}

/** A row that is like a property: `rank` counts another kind of sale double, another type once. */
interface SimilarRow {
  row: number;
  project: number;
  rank: number;
  score: number;
}

/** Finds the rows of open ones of the same goal: most fail at a whole number, and only those that may be kept need a logarithm. */
function findOthers(
  index: ListingIndex,
  ownRow: number,
  cityCoordinates: readonly CityCoordinates[],
  max: number,
): number[] {
  const { goal, categories, city, project, kind, shownPrice, posted } = index.columns;
  const kilometres = computeCityDistances(index, city[ownRow] ?? -1, cityCoordinates);
  const ownProject = project[ownRow] ?? 0;
  const ownCategories = categories[ownRow] ?? 0;
  const ownPrice = shownPrice[ownRow] ?? 0;
  const { all, closed } = getScope(index, { goal: toListingGoal(goal[ownRow]) });
  const ownKind = readSaleKind(index, ownRow);
  const isNearer = (a: SimilarRow, b: SimilarRow) =>
    (a.rank - b.rank ||
      a.score - b.score ||
      (posted[b.row] ?? 0) - (posted[a.row] ?? 0) ||
      b.row - a.row) < 0;

  const nearest: SimilarRow[] = [];
  const isNear = Uint8Array.from(kilometres, (distance) => Number(distance !== undefined));
  forEachRow(intersectRows(excludeRows(all, closed), collectCodes(city, isNear)), (row) => {
    if (!((categories[row] ?? 0) & ownCategories)) return;
    if (!isPriceWithinFactor(ownPrice, shownPrice[row] ?? 0)) return;
    const distance = kilometres[city[row] ?? -1] ?? 0;
    const rowProject = project[row] ?? 0;
    if (row === ownRow || (ownProject && rowProject === ownProject)) return;
    const saleKind = readSaleKind(index, row);
    const isOtherKind = saleKind !== ownKind;
    if (isOtherKind && !areComparable(saleKind, ownKind)) return;
    const rank = 2 * Number(isOtherKind) + Number(kind[row] !== kind[ownRow]);
    const last = nearest.length < max ? undefined : nearest.at(-1);
    if (last && rank > last.rank) return;
    const difference = computePriceDifference(ownPrice, shownPrice[row] ?? 0);
    const score = difference + distance / MAX_NEIGHBOUR_KM;
    const similar: SimilarRow = { row, project: rowProject, rank, score };
    // Of a project only the nearest unit is kept.
    const rival = rowProject ? nearest.findIndex((other) => other.project === rowProject) : -1;
    if (rival >= 0 && !isNearer(similar, nearest[rival] as SimilarRow)) return;
    if (rival >= 0) nearest.splice(rival, 1);
    insertNearest(nearest, similar, isNearer, max);
  });
  return nearest.map(({ row }) => row);
}

const areComparable = (...kinds: readonly SaleKind[]): boolean =>
  kinds.every((kind) => SALE_KIND_RULES[kind].isPriceComparable);

/** Returns 0 for equal prices, 1 at a factor of MAX_PRICE_FACTOR, more beyond. A price of 0 is unpublished. */
function computePriceDifference(own: number, other: number): number {
  if (!own || !other) return UNKNOWN_PRICE_DIFFERENCE;
  return Math.abs(Math.log(other / own)) / Math.log(MAX_PRICE_FACTOR);
}

/** Returns whether a price lies within MAX_PRICE_FACTOR of another, as does one that is unpublished. */
const isPriceWithinFactor = (own: number, other: number): boolean =>
  !own || !other || (other <= own * MAX_PRICE_FACTOR && own <= other * MAX_PRICE_FACTOR);

/** Returns the kilometres from one city by number in the index; undefined beyond MAX_NEIGHBOUR_KM. */
function computeCityDistances(
  index: ListingIndex,
  from: number,
  cityCoordinates: readonly CityCoordinates[],
): (number | undefined)[] {
  const centres = getCityCentres(cityCoordinates)(index);
  const start = centres[from];
  return centres.map((centre, number) => {
    if (number === from) return 0;
    const distance = start && centre && computeDistanceKm(start, centre);
    return distance !== undefined && distance <= MAX_NEIGHBOUR_KM ? distance : undefined;
  });
}

/** Returns the centre of each city by its number in an index, as far as it is known. */
const getCityCentres = memoizePerObject((cityCoordinates: readonly CityCoordinates[]) =>
  memoizePerObject(({ cities }: ListingIndex) =>
    cities.map((city) => cityCoordinates[findCityNumber(cityCoordinates, city) ?? -1]),
  ),
);
