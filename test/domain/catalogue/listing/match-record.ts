import { resolveEpc } from '../../../../src/domain/catalogue/energy';
import type { IndexedProperty } from '../../../../src/domain/catalogue/listing/indexed-property';
import type { ListingQuery } from '../../../../src/domain/catalogue/listing/listing-query';
import { getPublishedPrice } from '../../../../src/domain/catalogue/property';
import { AROUND_FIRST, PLACES, REGIONS } from './filtered-records';

/** Returns whether a property matches, checked on its record rule by rule (§2.10). */
export function matchesNaively(
  { nl, categories, closed, underOption, allIn }: IndexedProperty,
  query: ListingQuery,
  newestDay: number,
): boolean {
  const price = getPublishedPrice(nl) ?? 0;
  const epc = resolveEpc(nl);
  const rank = epc.state === 'label' ? LABELS.indexOf(epc.label) : -1;
  const { priceMin, priceMax, budget, zips, regions, shape, cities } = query;
  const hasPriceFilter = [priceMin, priceMax].some((value) => value !== undefined);
  const [south = 0, west = 0, north = 0, east = 0] = query.bounds ?? [];
  const { Latitude: y, Longitude: x } = nl;
  const isRecent = newestDay - Date.parse(nl.DatePosted ?? '') < 30 * 86_400_000;
  const isWithin = (value = 0, min = 0, max = Infinity) => value >= min && value <= max;
  /** A surface that nobody measured (0) is within no upper bound. */
  const isWithinKnown = (value = 0, min = 0, max?: number) =>
    isWithin(value, max === undefined ? min : Math.max(1, min), max);
  const parkings = (nl.NumberOfParkings ?? 0) + (nl.NumberOfExternalParkings ?? 0);
  return (
    (query.goal === 'sale') === (nl.Goal === 0) &&
    (query.includeClosed || !closed) &&
    (!query.types || categories.some((webId) => query.types?.includes(webId))) &&
    ((!cities && !zips && !regions && !shape) ||
      cities?.some(
        ({ name, zip }) =>
          (name.toUpperCase() === nl.City || name === nl.Zip) && (!zip || zip === nl.Zip),
      ) ||
      zips?.includes(nl.Zip) ||
      regions?.includes(REGIONS[nl.Zip.charAt(0)] as never) ||
      (shape === AROUND_FIRST && y === PLACES[0][0] && x === PLACES[0][1])) &&
    (!hasPriceFilter || price > 0) &&
    isWithin(price, priceMin, priceMax) &&
    (budget === undefined || isWithin(allIn[query.situation ?? 'second-home'], 1, budget)) &&
    isWithin(nl.NumberOfBedRooms, query.bedroomsMin, query.bedroomsMax) &&
    isWithin(nl.NumberOfBathRooms, query.bathroomsMin) &&
    isWithin(
      Math.max(nl.NumberOfGarages ?? 0, nl.HasGarage ? 1 : 0),
      query.garagesMin,
      query.garagesMax,
    ) &&
    isWithin(parkings, query.parkingsMin, query.parkingsMax) &&
    isWithinKnown(nl.SurfaceLiving, query.livingMin, query.livingMax) &&
    isWithinKnown(nl.SurfaceGround, query.groundMin, query.groundMax) &&
    (query.epc === undefined || (rank >= 0 && rank <= LETTERS.indexOf(query.epc))) &&
    (!query.garden || Boolean(nl.HasGarden)) &&
    (!query.terrace || Boolean(nl.HasTerrace)) &&
    (!query.garage || Boolean(nl.HasGarage)) &&
    (!query.lift || Boolean(nl.HasLift)) &&
    (!query.pool || Boolean(nl.HasPool)) &&
    isWithin(nl.MaximumPersons, query.personsMin) &&
    (!query.saleKind || query.saleKind === (nl.Goal === 0 ? 'private' : 'letting')) &&
    (!query.domicile || (Boolean(nl.DomicileSource) && nl.Domicile === 'yes')) &&
    (!query.holidayLetting ||
      (Boolean(nl.HolidayLettingSource) && /yes|permit/.test(nl.HolidayLetting ?? ''))) &&
    (query.state !== 'available' || (!closed && !underOption)) &&
    (query.state !== 'option' || (!closed && underOption)) &&
    (query.state !== 'new' || (!closed && isRecent)) &&
    (!query.bounds ||
      (y !== undefined && x !== undefined && y >= south && y <= north && x >= west && x <= east))
  );
}

/** The labels of the homes and the letters of the queries, best first. */
const LABELS: readonly string[] = ['a_plusplus', 'a_plus', 'a', 'b', 'c', 'd', 'e', 'f', 'g'];
const LETTERS: readonly string[] = ['A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G'];
