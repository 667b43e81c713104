import belgium from '../../../data/places/belgium.json';
import type { Coordinates } from '../catalogue/distance';
import { toPlaceKey } from './place-key';

/** A town or village of Belgium, by the name of its own region. */
export interface BelgianPlace extends Coordinates {
  name: string;
}

/**
 * Returns the places of Belgium with a name: in any of its languages, of a municipality of today or before a merger, of
 * a village, with or without hyphens and accents, 'Sint', 'Saint' or 'St'. Several places may share one; none if it is
 * unknown.
 */
export const findBelgianPlaces = (name: string): BelgianPlace[] =>
  (getTable().linesByKey.get(toPlaceKey(name)) ?? []).map((line) => {
    const [, official = '', latitude, longitude] = line.split('|');
    return { name: official, Latitude: Number(latitude), Longitude: Number(longitude) };
  });

/** Returns whether the name of a place goes on where these words end: 'la roche' of 'La Roche-en-Ardenne'. */
export const beginsBelgianPlace = (words: string): boolean =>
  getTable().beginnings.has(toPlaceKey(words));

interface Table {
  linesByKey: ReadonlyMap<string, readonly string[]>;
  beginnings: ReadonlySet<string>;
}

let table: Table | undefined;

/** Reads the table when a first name is asked for. Its keys stand in it: computing them takes a hundred times as long. */
function getTable(): Table {
  table ??= readTable(belgium.places);
  return table;
}

function readTable(lines: readonly string[]): Table {
  const linesByKey = new Map<string, string[]>();
  const beginnings = new Set<string>();
  for (const line of lines)
    for (const key of line.slice(0, line.indexOf('|')).split(',')) {
      const same = linesByKey.get(key);
      if (same) same.push(line);
      else linesByKey.set(key, [line]);
      for (let end = key.indexOf(' '); end >= 0; end = key.indexOf(' ', end + 1))
        beginnings.add(key.slice(0, end));
    }
  return { linesByKey, beginnings };
}
