import belgium from '../../../data/places/belgium.json';
import neighbours from '../../../data/places/neighbours.json';
import { computeEditDistance } from '../catalogue/edit-distance';
import { toPlaceKey } from './place-key';
import type { Place } from './place-table';
import { PlaceTable } from './place-table';

const LINES = [belgium.places, belgium.everydayNames, neighbours.places];
const TABLES = LINES.map((lines) => new PlaceTable(lines));

/** How much of a name may be written otherwise. */
const MAX_MISTYPED_SHARE = 0.3;

/**
 * Returns the places of Belgium, Luxembourg, the Netherlands and the regions of France and Germany behind the border
 * with a name or a postcode, everyday words too: an address means a place. Not for the worker, which need not know
 * the neighbours.
 */
export const findKnownPlaces = (nameOrPostcode: string): Place[] =>
  TABLES.flatMap((table) => table.find(nameOrPostcode));

/** Returns the names of places, at most `max`, that are written most like one that is unknown; none if no name is. */
export function findAlikeNames(unknown: string, max: number): string[] {
  const typed = toPlaceKey(unknown);
  const maxEdits = typed.length * MAX_MISTYPED_SHARE;
  const alike = LINES.flat()
    .map((line) => line.split('|'))
    .filter(([key = '']) => Math.abs(key.length - typed.length) <= maxEdits)
    .map(([key = '', name = '']) => ({ name, edits: computeEditDistance(typed, key) }))
    .filter(({ edits }) => edits <= maxEdits)
    .toSorted((one, other) => one.edits - other.edits);
  return [...new Set(alike.map(({ name }) => name))].slice(0, max);
}
