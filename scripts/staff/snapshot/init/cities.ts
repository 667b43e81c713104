import { findAlikeNames, findKnownPlaces } from '../../../../src/domain/places/known-places';
import { readTown, toCityName } from '../../../../src/domain/places/read-town';
import type { CityCentre } from '../../../../src/domain/site/city-centre';

const TOWN = /^(.+?)(?:\s+(\d{4,5})(?:\s+(-?\d+\.\d+)\s+(-?\d+\.\d+))?)?$/;

const MAX_ALIKE = 3;

/** Finds a town by 'Gent' or 'Gent 9030', in any of its languages, or makes one of 'Arlon 6700 49.6838 5.8160'. */
export function findCity(text: string): CityCentre | undefined {
  const [, name = '', zip, latitude, longitude] = TOWN.exec(text) ?? [];
  if (zip && latitude && longitude) {
    const [Latitude, Longitude] = [Number(latitude), Number(longitude)];
    const isPlace = Math.abs(Latitude) <= 90 && Math.abs(Longitude) <= 180;
    const Name = name.toLocaleUpperCase('fr');
    return isPlace ? { Name, Zip: zip, Latitude, Longitude } : undefined;
  }
  const place = readTown(name, zip);
  const Zip = zip ?? place?.postcodes[0];
  if (!place || !Zip) return undefined;
  return { Name: toCityName(place), Zip, Latitude: place.Latitude, Longitude: place.Longitude };
}

/** Returns why a town is not found, and what to write instead. */
export function explainUnknownCity(text: string): string {
  const [, name = '', zip] = TOWN.exec(text) ?? [];
  const places = findKnownPlaces(name);
  const withCoordinates = 'its name, postcode, latitude and longitude (Arlon 6700 49.6838 5.8160)';
  const choices = places.flatMap(({ name: known, postcodes }) =>
    postcodes.map((postcode) => `${known} ${postcode}`),
  );
  if (choices.length > 0)
    return zip
      ? `${text} is not known: write ${choices.join(' or ')}`
      : `there are several towns called ${name}: write ${choices.join(' or ')}`;
  if (places.length > 0) return `${text} needs a postcode: write ${name} and its postcode`;
  const alike = findAlikeNames(name, MAX_ALIKE);
  if (alike.length > 0)
    return `${text} is not known: write ${alike.join(' or ')}, or ${withCoordinates}`;
  return `${text} is not known: correct it, or write ${withCoordinates}`;
}
