import belgium from '../../../data/places/belgium.json';
import type { Place } from './place-table';
import { PlaceTable } from './place-table';

/**
 * Returns the places of Belgium with a name, as a question means it, or with a postcode: without the villages whose
 * name is an everyday word.
 */
export const findBelgianPlaces = (nameOrPostcode: string): Place[] =>
  getTable().find(nameOrPostcode);

/** Returns whether the name of a place goes on where these words end. */
export const beginsBelgianPlace = (words: string): boolean => getTable().begins(words);

let table: PlaceTable | undefined;

/** Reads the table when a first name is asked for. Its keys stand in it: computing them takes a hundred times as long. */
function getTable(): PlaceTable {
  table ??= new PlaceTable(belgium.places);
  return table;
}
