import { toCityId } from '../../../domain/catalogue/listing/listing-index';
import { readTown } from '../../../domain/places/read-town';
import type { CityCentre } from '../../../domain/site/city-centre';
import type { SiteSource } from './source';

type Named = Pick<CityCentre, 'Name' | 'Zip'>;

/**
 * Returns the towns of a version with their centres: those of site/towns.json, and those with properties that only the
 * tables of places know. So a catalogue needs no coordinates of towns of Belgium and its neighbours.
 */
export function completeTowns(
  source: Pick<SiteSource, 'site/towns.json' | 'catalogue/citys.json'>,
): CityCentre[] {
  const own = source['site/towns.json'];
  const missing = new Map<string, CityCentre>();
  const known = new Set(own.map(toCityId));
  for (const city of source['catalogue/citys.json']) {
    const centre = known.has(toCityId(city)) ? undefined : findCentre(city);
    if (centre) missing.set(toCityId(city), centre);
  }
  return [...own, ...missing.values()];
}

/** Returns a town with the centre that the tables of places have; undefined if they do not know it. */
export function findCentre({ Name, Zip }: Named): CityCentre | undefined {
  const place = readTown(Name, Zip);
  return place && { Name, Zip, Latitude: place.Latitude, Longitude: place.Longitude };
}
