import type { TextKey } from '../language/texts';
import { isForSale } from './property-kind';
import type { PropertySummary } from './property-summary';
import { getSaleKind } from './sale-kind';

/** The display states of §4 that derive from a property's goal and marquee. */
export type PropertyState =
  | 'for-sale'
  | 'for-rent'
  | 'for-takeover'
  | 'under-option'
  | 'sold'
  | 'rented';

/** The meanings of marquee values in the configuration (decision 9). */
export interface MarqueeMeanings {
  marqueeSold: readonly number[];
  marqueeRented: readonly number[];
  marqueeUnderOption: readonly number[];
}

/** Returns the display state (§4, decision 9): the goal decides whether a configured marquee is sold or rented. */
export function getPropertyState(
  property: Pick<PropertySummary, 'Goal' | 'Marquee'>,
  meanings: MarqueeMeanings,
): PropertyState {
  const { Marquee } = property;
  if (isForSale(property) && meanings.marqueeSold.includes(Marquee)) return 'sold';
  if (!isForSale(property) && meanings.marqueeRented.includes(Marquee)) return 'rented';
  if (meanings.marqueeUnderOption.includes(Marquee)) return 'under-option';
  if (getSaleKind(property) === 'takeover') return 'for-takeover';
  return isForSale(property) ? 'for-sale' : 'for-rent';
}

/** Decision 10: a sold or rented property keeps its page and leaves the lists. */
export const isClosed = (state: PropertyState): boolean => state === 'sold' || state === 'rented';

const CLOSED_STATE_TEXTS: Partial<Record<PropertyState, TextKey>> = {
  sold: 'SOLD',
  rented: 'RENTED',
};

/** Returns the word for a property that is sold or rented; undefined for one that is offered. */
export const findClosedText = (
  property: Pick<PropertySummary, 'Goal' | 'Marquee'>,
  meanings: MarqueeMeanings,
): TextKey | undefined => CLOSED_STATE_TEXTS[getPropertyState(property, meanings)];
