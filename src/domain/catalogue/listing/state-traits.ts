import { TRAIT } from './index-columns';
import type { StateFilter } from './listing-query';

/** Masks of the traits that decide a state, with the value they must have. */
export const STATE_TRAITS: Record<StateFilter, { mask: number; value: number }> = {
  available: { mask: TRAIT.closed | TRAIT.underOption, value: 0 },
  option: { mask: TRAIT.closed | TRAIT.underOption, value: TRAIT.underOption },
  new: { mask: TRAIT.closed | TRAIT.recent, value: TRAIT.recent },
};
