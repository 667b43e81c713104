import belgium from '../../../data/places/belgium.json';
import neighbours from '../../../data/places/neighbours.json';
import type { Place } from './place-table';
import { PlaceTable } from './place-table';

const TABLES = [belgium.places, belgium.everydayNames, neighbours.places].map(
  (lines) => new PlaceTable(lines),
);

/**
 * Returns the places of Belgium, Luxembourg, the Netherlands and the regions of France and Germany behind the border
 * with a name or a postcode, everyday words too: an address means a place. Not for the worker, which need not know
 * the neighbours.
 */
export const findKnownPlaces = (nameOrPostcode: string): Place[] =>
  TABLES.flatMap((table) => table.find(nameOrPostcode));
