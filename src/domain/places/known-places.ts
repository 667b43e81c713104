import belgium from '../../../data/places/belgium.json';
import neighbours from '../../../data/places/neighbours.json';
import type { Place } from './place-table';
import { PlaceTable } from './place-table';

let table: PlaceTable | undefined;

/**
 * Returns the places of Belgium, Luxembourg, the Netherlands and the regions of France and Germany behind the border
 * with a name or a postcode, everyday words too: an address means a place. Not for the worker, which need not know
 * the neighbours.
 */
export const findKnownPlaces = (nameOrPostcode: string): Place[] =>
  openTable().find(nameOrPostcode);

/** Returns the places, at most `max`, whose names are written most like one that is unknown. */
export const findAlikePlaces = (name: string, max: number): Place[] =>
  openTable().findAlike(name, max);

function openTable(): PlaceTable {
  table ??= new PlaceTable([...belgium.places, ...belgium.everydayNames, ...neighbours.places]);
  return table;
}
