import { computeDistanceKm } from '../distance';
import type { CityCoordinates, CityKey, ListingIndex } from '../listing/listing-index';
import { findRowById, readSaleKind, toCityId } from '../listing/listing-index';
import { TRAIT } from '../listing/traits';
import { toListingGoal } from '../property-kind';
import type { SaleKind } from '../sale-kind';
import { SALE_KIND_RULES } from '../sale-kind-rules';

/** Maximum kilometres between the centres of neighbouring cities. */
const MAX_NEIGHBOUR_KM = 20;

/** Maximum factor between the prices of similar properties. */
const MAX_PRICE_FACTOR = 2;

/** Difference of an unpublished price: a medium one, so that the order does not reveal it (decision 11). */
const UNKNOWN_PRICE_DIFFERENCE = 0.5;

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
  const others = findOthers(index, ownRow, cityCoordinates).slice(0, max - units.length);
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

function findOthers(
  index: ListingIndex,
  ownRow: number,
  cityCoordinates: readonly CityCoordinates[],
): number[] {
  const { goal, traits, categories, city, project, kind, shownPrice, posted } = index.columns;
  const distances = computeCityDistances(index.cities, city[ownRow] ?? -1, cityCoordinates);
  const ownProject = project[ownRow] ?? 0;
  const ownGoal = toListingGoal(goal[ownRow]);
  const ownKind = readSaleKind(index, ownRow);

  const matches: { row: number; isSameKind: boolean; isSameType: boolean; score: number }[] = [];
  for (let row = 0; row < index.count; row++) {
    if (row === ownRow || toListingGoal(goal[row]) !== ownGoal) continue;
    if ((traits[row] ?? 0) & TRAIT.closed) continue;
    if (!((categories[row] ?? 0) & (categories[ownRow] ?? 0))) continue;
    if (ownProject && project[row] === ownProject) continue;
    const saleKind = readSaleKind(index, row);
    const isSameKind = saleKind === ownKind;
    if (!isSameKind && !areComparable(saleKind, ownKind)) continue;
    const distance = distances[city[row] ?? -1];
    const difference = computePriceDifference(shownPrice[ownRow] ?? 0, shownPrice[row] ?? 0);
    if (distance === undefined || difference > 1) continue;
    const isSameType = kind[row] === kind[ownRow];
    matches.push({ row, isSameKind, isSameType, score: difference + distance / MAX_NEIGHBOUR_KM });
  }
  matches.sort(
    (a, b) =>
      Number(b.isSameKind) - Number(a.isSameKind) ||
      Number(b.isSameType) - Number(a.isSameType) ||
      a.score - b.score ||
      (posted[b.row] ?? 0) - (posted[a.row] ?? 0) ||
      b.row - a.row,
  );

  const projects = new Set<number>();
  return matches.flatMap(({ row }) => {
    const projectId = project[row] ?? 0;
    if (projectId && projects.has(projectId)) return [];
    projects.add(projectId);
    return [row];
  });
}

const areComparable = (...kinds: readonly SaleKind[]): boolean =>
  kinds.every((kind) => SALE_KIND_RULES[kind].isPriceComparable);

/** Returns 0 for equal prices, 1 at a factor of MAX_PRICE_FACTOR, more beyond. A price of 0 is unpublished. */
function computePriceDifference(own: number, other: number): number {
  if (!own || !other) return UNKNOWN_PRICE_DIFFERENCE;
  return Math.abs(Math.log(other / own)) / Math.log(MAX_PRICE_FACTOR);
}

/** Returns the kilometres from one city by number in the index; undefined beyond MAX_NEIGHBOUR_KM. */
function computeCityDistances(
  cities: readonly CityKey[],
  from: number,
  cityCoordinates: readonly CityCoordinates[],
): (number | undefined)[] {
  const coordinatesById = new Map(cityCoordinates.map((city) => [toCityId(city), city]));
  const findCentre = (city: CityKey | undefined) => city && coordinatesById.get(toCityId(city));
  const start = findCentre(cities[from]);
  return cities.map((city, number) => {
    if (number === from) return 0;
    const centre = findCentre(city);
    const distance = start && centre && computeDistanceKm(start, centre);
    return distance !== undefined && distance <= MAX_NEIGHBOUR_KM ? distance : undefined;
  });
}
