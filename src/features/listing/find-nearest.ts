import { fuzzySearch } from '../../domain/catalogue/fuzzy-search';
import { findCityNumbers } from '../../domain/catalogue/listing/cities';
import type { ListingQuery } from '../../domain/catalogue/listing/listing-query';
import { countRows, excludeRows } from '../../domain/catalogue/listing/row-set';
import type { ListingSelection } from '../../domain/catalogue/listing/selection';
import { selectProperties } from '../../domain/catalogue/listing/selection';
import type { Loosening } from '../../domain/catalogue/nearest/loosenings';
import { listLoosenings } from '../../domain/catalogue/nearest/loosenings';
import type { NearRow } from '../../domain/catalogue/nearest/nearest-rows';
import {
  findNearestRows,
  selectAround,
  selectJustAbove,
} from '../../domain/catalogue/nearest/nearest-rows';
import { measureCities } from '../../domain/catalogue/nearest/place-distance';
import type { CriterionName } from '../../domain/criteria/criteria';
import { CRITERION_NAMES } from '../../domain/criteria/criteria';
import { findAskedPlaces } from '../../domain/places/asked-places';
import type { RequestContext } from '../../platform/request-context';
import { addTypesOfKinds } from '../search/answer';
import type { QuestionPart } from '../search/question/question';

/** Properties closest to a request without matches, what they miss, and the ways to loosen it. */
export interface NearestResult {
  ids: number[];
  /** The criteria that these properties fail. */
  failed: readonly CriterionName[];
  loosenings: readonly Loosening[];
  /** Whether no property of the section lies in the places that are asked for. */
  isPlaceEmpty: boolean;
  /** Whether a place was asked for of which nobody knows where it lies: nothing is near it. */
  isPlaceUnknown: boolean;
  /** Numbers in the index of cities with a name similar to a requested one that does not exist. */
  suggestedCities: number[];
}

const MAX_NEAREST = 3;
const MAX_LOOSENINGS = 3;

/**
 * Finds what comes nearest to a request without matches (decision 122), of the kind of home that its words name;
 * undefined in an empty section.
 */
export function findNearest(
  { snapshot }: Pick<RequestContext, 'snapshot'>,
  query: ListingQuery,
  selection: ListingSelection,
  words: readonly QuestionPart[],
): NearestResult | undefined {
  const { index } = snapshot.catalogue;
  const typed = addTypesOfKinds(query, words);
  const sought = typed === query ? selection : selectProperties(index, typed);
  const near = findNearestRows(index, typed, sought, snapshot.site.towns, MAX_NEAREST);
  if (near.length === 0) return undefined;
  const failed = new Set(near.flatMap((row) => row.failed));
  const isPlaceUnknown =
    failed.has('places') &&
    measureCities(index, typed, snapshot.site.towns).every((distance) => distance === undefined);
  return {
    ids: toIds(index, near),
    failed: CRITERION_NAMES.filter(
      (name) => failed.has(name) && !(isPlaceUnknown && name === 'places'),
    ),
    isPlaceUnknown,
    loosenings: listLoosenings(query, selection).slice(0, MAX_LOOSENINGS),
    isPlaceEmpty: isPlaceEmpty(selection),
    suggestedCities: (query.cities ?? [])
      .filter(
        (city) =>
          findCityNumbers(index, city).length === 0 && findAskedPlaces(city.name).length === 0,
      )
      .flatMap(({ name }) => fuzzySearch({ types: [], cities: index.cities }, name).cities),
  };
}

function isPlaceEmpty({ scope, failed }: ListingSelection): boolean {
  const elsewhere = failed.get('cities');
  return (
    elsewhere !== undefined && countRows(excludeRows(scope.all, scope.closed, elsewhere)) === 0
  );
}

/** Lists the ways to loosen a list with few matches so that it gains some (decision 122). */
export const findLoosenings = (query: ListingQuery, selection: ListingSelection): Loosening[] =>
  selection.total > FEW_MATCHES ? [] : listLoosenings(query, selection).slice(0, MAX_LOOSENINGS);

/** With so few matches a list also shows what is just above the price, and what lies around the places. */
const FEW_MATCHES = 7;
const MAX_BESIDES = 2;
/** Of these nearest ones: more than a page can hold. */
const MAX_CANDIDATES = 60;

/** What a list with few matches shows besides them. */
export interface BesidesResult {
  above: number[];
  around: number[];
}

/** Finds what fails a list with few matches by its highest price or its places only, a little; undefined if nothing does. */
export function findBesides(
  { snapshot }: Pick<RequestContext, 'snapshot'>,
  query: ListingQuery,
  selection: ListingSelection,
): BesidesResult | undefined {
  if (selection.total === 0 || selection.total > FEW_MATCHES) return undefined;
  const { index } = snapshot.catalogue;
  const near = findNearestRows(index, query, selection, snapshot.site.towns, MAX_CANDIDATES);
  const above = toIds(index, selectJustAbove(near).slice(0, MAX_BESIDES));
  const around = toIds(index, selectAround(near).slice(0, MAX_BESIDES));
  return above.length + around.length > 0 ? { above, around } : undefined;
}

const toIds = (
  { columns }: RequestContext['snapshot']['catalogue']['index'],
  rows: readonly NearRow[],
): number[] => rows.map(({ row }) => columns.id[row] ?? 0);
