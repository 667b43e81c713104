import { places } from '../../../data/places/belgium.json';
import type { Place } from './place-table';
import { PlaceTable } from './place-table';

const TABLE = new PlaceTable(places);

/**
 * Returns the places of Belgium with a name, as a question means it, or with a postcode: without the villages whose
 * name is an everyday word.
 */
export const findBelgianPlaces = (nameOrPostcode: string): Place[] => TABLE.find(nameOrPostcode);

/** Returns whether the name of a place goes on where these words end. */
export const beginsBelgianPlace = (words: string): boolean => TABLE.begins(words);
