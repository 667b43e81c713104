import towns from '../../../../data/site/towns.json';
import type { Town } from '../../../../src/domain/site/town';

/** Splits a list with commas. */
export const splitList = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** Finds a town by 'Durbuy' or 'Durbuy 6941', or makes one of 'Arlon 6700 49.6838 5.8160'. */
export function findTown(text: string): Town | undefined {
  const [, name = '', zip, latitude, longitude] =
    /^(.+?)(?:\s+(\d{4,5})(?:\s+(-?\d+\.\d+)\s+(-?\d+\.\d+))?)?$/.exec(text) ?? [];
  const Name = name.toLocaleUpperCase('fr');
  if (zip && latitude && longitude) {
    const [Latitude, Longitude] = [Number(latitude), Number(longitude)];
    const isPlace = Math.abs(Latitude) <= 90 && Math.abs(Longitude) <= 180;
    return isPlace ? { Name, Zip: zip, Latitude, Longitude } : undefined;
  }
  return towns.find((town) => town.Name === Name && (zip === undefined || town.Zip === zip));
}

export const listKnownTowns = (): string => [...new Set(towns.map(({ Name }) => Name))].join(', ');
