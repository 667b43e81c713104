import { isForSale, isForTakeover } from '../property';
import type { PropertySummary } from '../property-summary';

/** The display states of §4 that a property's goal and marquee give it. */
export type ListingState =
  | 'for-sale'
  | 'for-rent'
  | 'for-takeover'
  | 'under-option'
  | 'sold'
  | 'rented';

/** What the configuration says the marquee values mean (decision 9). */
export interface MarqueeMeanings {
  marqueeSold: readonly number[];
  marqueeRented: readonly number[];
  marqueeUnderOption: readonly number[];
}

/** §4 and decision 9: sold and rented are the configured marquee values, read with the goal. */
export function getListingState(
  property: Pick<PropertySummary, 'Goal' | 'Marquee'>,
  meanings: MarqueeMeanings,
): ListingState {
  const { Marquee } = property;
  if (isForSale(property) && meanings.marqueeSold.includes(Marquee)) return 'sold';
  if (!isForSale(property) && meanings.marqueeRented.includes(Marquee)) return 'rented';
  if (meanings.marqueeUnderOption.includes(Marquee)) return 'under-option';
  if (isForTakeover(property)) return 'for-takeover';
  return isForSale(property) ? 'for-sale' : 'for-rent';
}

/** Decision 10: what is sold or rented keeps its page and leaves the lists. */
export const isClosed = (state: ListingState): boolean => state === 'sold' || state === 'rented';
