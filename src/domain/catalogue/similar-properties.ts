import { computeDistanceKm } from './distance';
import { TRAIT } from './listing/index-columns';
import type { CityKey, ListingIndex, TownCoordinates } from './listing/listing-index';
import { findRowById, toCityId } from './listing/listing-index';

/** How far a neighbouring town may lie, from centre to centre. */
const MAX_NEIGHBOUR_KM = 20;

/** How many times dearer or cheaper an offer may be and still be one of the same order. */
const MAX_PRICE_FACTOR = 2;

/** What an unpublished price counts as: neither near nor far, since it may not be told (decision 11). */
const UNKNOWN_PRICE_DIFFERENCE = 0.5;

/**
 * The offers most like this one (§2.10), best first, at most `most`: same goal, a category in
 * common, the same or a neighbouring town, a published price of the same order. Never the property
 * itself, one that is sold or rented, or another unit of its project; of another project one unit.
 * The order is always the same: nearest in price and place, then the newest, then the highest id.
 */
export function findSimilarIds(
  index: ListingIndex,
  id: number,
  towns: readonly TownCoordinates[],
  most = 4,
): number[] {
  const own = findRowById(index, id);
  if (own < 0) return [];
  const { goal, traits, categories, city, project, price, posted } = index.columns;
  const distances = computeCityDistances(index.cities, city[own] ?? -1, towns);
  const ownProject = project[own] ?? 0;

  const found: { row: number; score: number }[] = [];
  for (let row = 0; row < index.count; row++) {
    if (row === own || goal[row] !== goal[own]) continue;
    if ((traits[row] ?? 0) & TRAIT.closed) continue;
    if (!((categories[row] ?? 0) & (categories[own] ?? 0))) continue;
    if (ownProject && project[row] === ownProject) continue;
    const distance = distances[city[row] ?? -1];
    const difference = computePriceDifference(price[own] ?? 0, price[row] ?? 0);
    if (distance === undefined || difference > 1) continue;
    found.push({ row, score: difference + distance / MAX_NEIGHBOUR_KM });
  }
  found.sort(
    (a, b) => a.score - b.score || (posted[b.row] ?? 0) - (posted[a.row] ?? 0) || b.row - a.row,
  );

  const projects = new Set<number>();
  const ids: number[] = [];
  for (const { row } of found) {
    const itsProject = project[row] ?? 0;
    if (itsProject && projects.has(itsProject)) continue;
    projects.add(itsProject);
    ids.push(index.columns.id[row] ?? 0);
    if (ids.length === most) break;
  }
  return ids;
}

/** 0 for the same price, 1 for one that is just not of the same order any more; 0 stands for unpublished. */
function computePriceDifference(own: number, other: number): number {
  if (!own || !other) return UNKNOWN_PRICE_DIFFERENCE;
  return Math.abs(Math.log(other / own)) / Math.log(MAX_PRICE_FACTOR);
}

/** By the town's number in the index: kilometres from this one; nothing for those beyond its neighbours. */
function computeCityDistances(
  cities: readonly CityKey[],
  from: number,
  towns: readonly TownCoordinates[],
): (number | undefined)[] {
  const places = new Map(towns.map((town) => [toCityId(town), town]));
  const placeOf = (city: CityKey | undefined) => city && places.get(toCityId(city));
  const start = placeOf(cities[from]);
  return cities.map((city, number) => {
    if (number === from) return 0;
    const place = placeOf(city);
    const distance = start && place && computeDistanceKm(start, place);
    return distance !== undefined && distance <= MAX_NEIGHBOUR_KM ? distance : undefined;
  });
}
