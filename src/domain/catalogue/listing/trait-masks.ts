import type { State } from '../../criteria/criteria';
import type { Trait } from './traits';
import { TRAIT } from './traits';

/** Traits that a condition looks at, and those of them that a property must have. */
export interface TraitMask {
  mask: number;
  value: number;
}

/** Asks for one trait. */
export const requireTrait = (trait: Trait): TraitMask => ({
  mask: TRAIT[trait],
  value: TRAIT[trait],
});

/** The traits that decide a state. */
export const STATE_TRAITS: Record<State, TraitMask> = {
  available: { mask: TRAIT.closed | TRAIT.underOption, value: 0 },
  option: { mask: TRAIT.closed | TRAIT.underOption, value: TRAIT.underOption },
  new: { mask: TRAIT.closed | TRAIT.recent, value: TRAIT.recent },
};
