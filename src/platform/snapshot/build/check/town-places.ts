import type { PropertyDetail } from '../../../../domain/catalogue/property-detail';
import { DETAILS_FILE, SUMMARIES_FILE } from '../../../../domain/law/advertisement/property-check';
import { BELGIUM_ID } from '../../../../domain/law/region';
import { findCoordinateProblem } from '../../../../domain/places/coordinate-problem';
import { readTown } from '../../../../domain/places/read-town';
import type { CityCentre } from '../../../../domain/site/city-centre';
import { findCentre } from '../complete-towns';
import { CITIES_FILE, PROJECTS_FILE, TOWNS_FILE } from './file-names';
import type { Finding, SnapshotRule } from './finding';
import { createWarningFinding } from './finding';
import { getRecordName } from './record-name';

interface Located {
  Latitude?: number | undefined;
  Longitude?: number | undefined;
  City: string;
  Zip: string;
  CountryID: number;
}

/** Finds coordinates that are wrong for their town, and towns that are written in two ways. */
export const TOWN_RULES: readonly SnapshotRule[] = [
  {
    requiredFiles: [TOWNS_FILE],
    *checkProperties({ source }, slice) {
      const towns = source[TOWNS_FILE];
      const details = new Map<number, PropertyDetail>(
        slice[DETAILS_FILE].filter(isFirstLanguage).map((detail) => [detail.ID, detail]),
      );
      for (const summary of slice[SUMMARIES_FILE].filter(isFirstLanguage)) {
        const detail = details.get(summary.ID);
        if (detail) yield* checkPlace(DETAILS_FILE, detail, { ...summary, ...detail }, towns);
      }
    },
    *check({ source }) {
      const towns = source[TOWNS_FILE];
      for (const project of (source[PROJECTS_FILE] ?? []).filter(isFirstLanguage))
        yield* checkPlace(PROJECTS_FILE, project, project, towns);
      for (const town of towns) yield* checkTown(town);
    },
  },
  {
    requiredFiles: [CITIES_FILE],
    *check({ source }) {
      const seen = new Map<string, string>();
      for (const city of source[CITIES_FILE].filter(isFirstLanguage)) {
        const place = readTown(city.Name, city.Zip);
        if (!place) continue;
        const key = `${place.name} ${place.Latitude} ${city.Zip}`;
        const first = seen.get(key);
        if (first === undefined) seen.set(key, city.Name);
        else if (first !== city.Name)
          yield createWarningFinding(
            CITIES_FILE,
            getRecordName(CITIES_FILE, city, 0),
            'Name',
            `is ${first} ${city.Zip} written otherwise, so that lists offer one town twice: write it alike`,
          );
      }
    },
  },
];

/** Both languages say the same: the first is named. */
const isFirstLanguage = ({ language }: { language: string }): boolean => language === 'nl';

function* checkPlace(
  file: typeof DETAILS_FILE | typeof PROJECTS_FILE,
  record: object,
  { City, Zip, CountryID, Latitude, Longitude }: Located,
  towns: readonly CityCentre[],
): Iterable<Finding> {
  const name = getRecordName(file, record, 0);
  if (Latitude === undefined && Longitude === undefined) return;
  if (Latitude === undefined || Longitude === undefined) {
    const [given, missing] =
      Latitude === undefined ? ['Longitude', 'Latitude'] : ['Latitude', 'Longitude'];
    const message = `is there without ${missing}: give both, or leave both out`;
    yield createWarningFinding(file, name, given, message);
    return;
  }
  const centre =
    towns.find((town) => town.Name === City && town.Zip === Zip) ?? findCentre({ Name: City, Zip });
  const town = centre && { name: `${City} ${Zip}`, centre };
  const problem = findCoordinateProblem({ Latitude, Longitude }, town, CountryID === BELGIUM_ID);
  if (problem) yield createWarningFinding(file, name, 'Latitude', problem);
}

/** Compares the centre of a town of the agency's own with that of the tables. */
function* checkTown(town: CityCentre): Iterable<Finding> {
  const centre = findCentre(town);
  const known = centre && { name: `the ${town.Name} ${town.Zip} of the table of places`, centre };
  const problem = findCoordinateProblem(town, known, false);
  if (problem)
    yield createWarningFinding(TOWNS_FILE, getRecordName(TOWNS_FILE, town, 0), 'Latitude', problem);
}
