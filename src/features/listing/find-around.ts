import { findCityNumbers } from '../../domain/catalogue/listing/cities';
import type { ListingIndex } from '../../domain/catalogue/listing/listing-index';
import type { CityFilter } from '../../domain/criteria/criteria';
import type { Answer } from '../search/answer';
import type { Around } from '../search/question/question';
import type { ListingRequest } from './listing-request';

/**
 * Finds which towns a list's question looks around, so that title and chip say so instead of each town; undefined once
 * other places are chosen than those that the question means.
 */
export function findAround(
  index: ListingIndex,
  { cities = [], zips, regions, shape }: ListingRequest,
  asked: Answer | undefined,
): Around | undefined {
  const part = asked?.parts.find((other) => other.kind === 'criteria' && other.around);
  if (part?.kind !== 'criteria' || (zips ?? regions ?? shape)) return undefined;
  const toKeys = (places: readonly CityFilter[]) => new Set(places.flatMap(listKeys(index)));
  const [chosen, meant] = [toKeys(cities), toKeys(part.criteria.cities ?? [])];
  const isSame = chosen.size === meant.size && [...chosen].every((key) => meant.has(key));
  return isSame ? part.around : undefined;
}

/** A town with several postcodes is all of them, whether it is named or each of them is. */
const listKeys =
  (index: ListingIndex) =>
  (city: CityFilter): readonly (number | string)[] => {
    const numbers = findCityNumbers(index, city);
    return numbers.length > 0 ? numbers : [`${city.name}|${city.zip}`];
  };
