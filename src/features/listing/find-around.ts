import type { CityFilter } from '../../domain/criteria/criteria';
import type { Answer } from '../search/answer';
import type { Around } from '../search/question/question';
import type { ListingRequest } from './listing-request';

/**
 * Finds which towns a list's question looks around, so that title and chip say so instead of each town; undefined once
 * other places are chosen than those that the question means.
 */
export function findAround(
  { cities = [], zips, regions, shape }: ListingRequest,
  asked: Answer | undefined,
): Around | undefined {
  const part = asked?.parts.find((other) => other.kind === 'criteria' && other.around);
  if (part?.kind !== 'criteria' || (zips ?? regions ?? shape)) return undefined;
  return toKeys(cities) === toKeys(part.criteria.cities ?? []) ? part.around : undefined;
}

const toKeys = (cities: readonly CityFilter[]): string =>
  cities
    .map(({ name, zip }) => `${name}|${zip}`)
    .sort()
    .join();
