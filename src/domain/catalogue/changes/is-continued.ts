import type { ListingIndex } from '../listing/listing-index';
import { findRowById } from '../listing/listing-index';
import type { CatalogueState } from './catalogue-state';

/**
 * Checks whether a catalogue holds anything of the state before. If not, it is the first of another
 * source, such as an import, and everything in it would be news (decision 54).
 */
export const isContinued = ({ ids }: CatalogueState, index: ListingIndex): boolean =>
  ids.some((id) => findRowById(index, id) >= 0);
