import { findCityNumbers } from '../catalogue/listing/cities';
import type { ListingIndex } from '../catalogue/listing/listing-index';
import { findBelgianPlaces } from '../places/belgian-places';
import type { CityFilter, Criteria } from './criteria';
import { MAX_PLACES, omitEmpty } from './criteria';
import { listOfferedRegions, SEARCH_REGIONS } from './search-region';
import { readShape } from './shape';

/** A city without postcode becomes all cities of that name. */
const MAX_CITIES = 2 * MAX_PLACES;
const MAX_NAME_LENGTH = 60;
const ZIP_PATTERN = /^\d{4,5}$/;
/** Invisible characters: a chip labelled with them would look empty. */
const INVISIBLE_CHARACTERS = /\p{Other}+/gu;

/** Reads the places of an address: cities, postcodes, regions, a drawn shape. */
export function readPlaces(search: URLSearchParams, index: ListingIndex): Criteria {
  const regions = search.getAll('region');
  return {
    ...readCities(search, index),
    regions: SEARCH_REGIONS.filter((region) => regions.includes(region)),
    shape: readShape(search.get('shape') ?? ''),
  };
}

const cleanName = (name: string): string =>
  name.replace(INVISIBLE_CHARACTERS, '').trim().slice(0, MAX_NAME_LENGTH);

/**
 * Returns the cities with the names and order of the index, unknown ones last as typed. A postcode is all its
 * cities; one that no offer has stays a postcode.
 */
function readCities(
  search: URLSearchParams,
  index: ListingIndex,
): { cities: CityFilter[]; zips: string[] } {
  const numbers = new Set<number>();
  const unknownCities = new Map<string, CityFilter>();
  const zips = new Set<string>();
  const values = [...search.getAll('city'), ...search.getAll('town')];
  for (const value of values.slice(0, MAX_CITIES)) {
    const [name = '', zip = ''] = value.split('|').map(cleanName);
    if (!name) continue;
    const city = zip ? { name, zip } : { name };
    const matches = findCityNumbers(index, city);
    for (const number of matches) numbers.add(number);
    if (matches.length > 0) continue;
    if (!zip && ZIP_PATTERN.test(name)) zips.add(name);
    else unknownCities.set(`${name}|${zip}`, city);
  }
  const knownCities = [...numbers]
    .sort((a, b) => a - b)
    .flatMap((number) => index.cities[number] ?? [])
    .map(({ Name, Zip }) => ({ name: Name, zip: Zip }));
  return { cities: [...knownCities, ...unknownCities.values()], zips: [...zips] };
}

/**
 * Returns criteria with the places that can be saved: a town of which nothing is offered yet by its postcodes, without
 * cities and regions that nobody knows, which a stranger's address may name with any words.
 */
export function keepSavablePlaces(criteria: Criteria, index: ListingIndex): Criteria {
  const { cities = [], zips = [], regions = [] } = criteria;
  const offered = listOfferedRegions(index.columns);
  const isOffered = (city: CityFilter) => findCityNumbers(index, city).length > 0;
  const others = cities.filter((city) => !isOffered(city)).flatMap(listPostcodes);
  return omitEmpty({
    ...criteria,
    cities: cities.filter(isOffered),
    zips: [...new Set([...zips, ...others])].slice(0, MAX_PLACES),
    regions: regions.filter((region) => offered.includes(region)),
  });
}

/** Lists the postcodes of a town by its name, those that the address names if it does; none if there is no such town. */
const listPostcodes = ({ name, zip }: CityFilter): string[] =>
  findBelgianPlaces(name)
    .flatMap(({ postcodes }) => postcodes)
    .filter((postcode) => !zip || postcode === zip);
