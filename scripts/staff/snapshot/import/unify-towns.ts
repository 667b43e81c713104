import { join } from 'node:path';
import * as v from 'valibot';
import { BELGIUM_ID } from '../../../../src/domain/law/region';
import { findCoordinateProblem } from '../../../../src/domain/places/coordinate-problem';
import { findKnownPlaces } from '../../../../src/domain/places/known-places';
import type { Place } from '../../../../src/domain/places/place-table';
import { readTown, readZip, toCityName } from '../../../../src/domain/places/read-town';
import { CityCentre } from '../../../../src/domain/site/city-centre';
import { readJson } from './check-catalogue';
import type { ImportedRecord } from './imported-record';
import type { ReadCatalogue } from './read-catalogue';

type Values = Record<string, unknown>;

/** Returns the towns of a snapshot's site, which name towns as the agency does; none if they cannot be read. */
export async function readOwnTowns(directory: string): Promise<CityCentre[]> {
  const towns = v.safeParse(
    v.array(CityCentre),
    await readJson(join(directory, 'site/towns.json')),
  );
  return towns.success ? towns.output : [];
}

/**
 * Writes the towns of all records in one way, that of site/towns.json or else the name of the place: 'St-Truiden',
 * 'Saint-Trond' and 'SINT-TRUIDEN' are one town of the lists. Adds notes about what is read otherwise, what is not
 * known, and coordinates that are wrong for their town.
 */
export function unifyTowns(read: ReadCatalogue, ownTowns: readonly CityCentre[]): void {
  const ownNames = new Map(
    ownTowns.flatMap(({ Name, Zip }) => {
      const place = readTown(Name, Zip);
      return place ? [[getPlaceId(place, Zip), Name] as const] : [];
    }),
  );
  const own = new Map(ownTowns.map((town) => [`${town.Name} ${town.Zip}`, town]));
  for (const record of [...read.properties, ...read.projects])
    for (const [field, message] of unifyRecord(record, ownNames, own))
      read.notes.push({ record: record.name, field, message });
}

/** Unifies the town of a record in both languages; returns its notes by field, those of both languages once. */
function unifyRecord(
  record: ImportedRecord,
  ownNames: ReadonlyMap<string, string>,
  own: ReadonlyMap<string, CityCentre>,
): Map<string, string> {
  const notes = new Map<string, string>();
  const { values } = record;
  for (const fields of Object.values(values)) {
    const { City, Zip } = fields;
    if (typeof City !== 'string' || typeof Zip !== 'string') continue;
    const zip = readZip(Zip);
    const place = own.has(`${City} ${zip}`) ? undefined : readTown(City, zip);
    const name = place && (ownNames.get(getPlaceId(place, zip)) ?? toCityName(place));
    if (name && name !== City) notes.set('City', `"${City}" is read as ${name}`);
    if (zip !== Zip) notes.set('Zip', `"${Zip}" is read as ${zip}`);
    Object.assign(fields, { Zip: zip, City: name ?? City });
    const centre = own.get(`${name ?? City} ${zip}`) ?? place;
    if (!centre) addUnknown(notes, fields);
    addCoordinates(notes, fields, centre);
  }
  record.values = values;
  return notes;
}

const getPlaceId = ({ name, Latitude }: Place, zip: string): string => `${name} ${Latitude} ${zip}`;

function addUnknown(notes: Map<string, string>, { City, Zip, CountryID }: Values): void {
  if (CountryID !== BELGIUM_ID) return;
  const namesakes = findKnownPlaces(String(City)).filter(({ postcodes }) => postcodes.length > 0);
  const postcodes = [...new Set(namesakes.flatMap((place) => place.postcodes))];
  if (postcodes.length > 0)
    notes.set('Zip', `is ${Zip}, where ${City} has ${postcodes.join(', ')}: correct one of them`);
  else
    notes.set(
      'City',
      `is ${City} ${Zip}, a town that is not known: correct it, or give its centre in site/towns.json`,
    );
}

function addCoordinates(
  notes: Map<string, string>,
  { City, Zip, CountryID, Latitude, Longitude }: Values,
  centre: Pick<CityCentre, 'Latitude' | 'Longitude'> | undefined,
): void {
  if (typeof Latitude !== 'number' || typeof Longitude !== 'number') return;
  const town = centre && { name: `${City} ${Zip}`, centre };
  const problem = findCoordinateProblem({ Latitude, Longitude }, town, CountryID === BELGIUM_ID);
  if (problem) notes.set('Latitude', problem);
}
