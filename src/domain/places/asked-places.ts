import { places as abroad } from '../../../data/places/abroad.json';
import { beginsBelgianPlace, findBelgianPlaces } from './belgian-places';
import type { Place } from './place-table';
import { PlaceTable } from './place-table';

const ABROAD = new PlaceTable(abroad);

/** Returns the places of Belgium and the towns behind its borders that somebody may ask for by a name or postcode. */
export const findAskedPlaces = (nameOrPostcode: string): Place[] => [
  ...findBelgianPlaces(nameOrPostcode),
  ...ABROAD.find(nameOrPostcode),
];

/** Returns whether the name of such a place goes on where these words end. */
export const beginsAskedPlace = (words: string): boolean =>
  beginsBelgianPlace(words) || ABROAD.begins(words);
