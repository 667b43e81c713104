import type { State } from '../../criteria/criteria';
import { TRAIT } from './index-columns';

/** Masks of the traits that decide a state, with the value they must have. */
export const STATE_TRAITS: Record<State, { mask: number; value: number }> = {
  available: { mask: TRAIT.closed | TRAIT.underOption, value: 0 },
  option: { mask: TRAIT.closed | TRAIT.underOption, value: TRAIT.underOption },
  new: { mask: TRAIT.closed | TRAIT.recent, value: TRAIT.recent },
};
