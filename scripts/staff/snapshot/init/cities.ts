import cities from '../../../../data/site/towns.json';
import type { CityCentre } from '../../../../src/domain/site/city-centre';

/** Splits a list with commas. */
export const splitList = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** Finds a city by 'Durbuy' or 'Durbuy 6941', or makes one of 'Arlon 6700 49.6838 5.8160'. */
export function findCity(text: string): CityCentre | undefined {
  const [, name = '', zip, latitude, longitude] =
    /^(.+?)(?:\s+(\d{4,5})(?:\s+(-?\d+\.\d+)\s+(-?\d+\.\d+))?)?$/.exec(text) ?? [];
  const Name = name.toLocaleUpperCase('fr');
  if (zip && latitude && longitude) {
    const [Latitude, Longitude] = [Number(latitude), Number(longitude)];
    const isPlace = Math.abs(Latitude) <= 90 && Math.abs(Longitude) <= 180;
    return isPlace ? { Name, Zip: zip, Latitude, Longitude } : undefined;
  }
  return cities.find((city) => city.Name === Name && (zip === undefined || city.Zip === zip));
}

export const listKnownCities = (): string =>
  [...new Set(cities.map(({ Name }) => Name))].join(', ');
