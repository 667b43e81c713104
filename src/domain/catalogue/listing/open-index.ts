import type { ListingIndex } from './listing-index';
import { decodeListingIndex } from './listing-index';
import { omitRows } from './omit-rows';
import { TRAIT } from './traits';

/** Reads the index of a version as the site knows it: as if it had never held what was withdrawn (decision 156). */
export function openListingIndex(bytes: Uint8Array): ListingIndex {
  const index = decodeListingIndex(bytes);
  const withdrawn = findWithdrawn(index);
  return withdrawn.size > 0 ? omitRows(index, withdrawn) : index;
}

/** Returns the IDs of the properties of an index that were withdrawn. */
export function findWithdrawn({ columns: { id, traits } }: ListingIndex): ReadonlySet<number> {
  const ids = new Set<number>();
  traits.forEach((bits, row) => {
    if (bits & TRAIT.withdrawn) ids.add(id[row] as number);
  });
  return ids;
}
