import * as v from 'valibot';
import type { CatalogueLanguage } from '../../language/language';
import type { ListingSettings } from '../../site/configuration/listings';
import type { Property } from '../property';
import { isForSale } from '../property-kind';
import { getPropertyState } from '../property-state';

/** Whether a listing can be had, as the office says it. */
export const OFFER_STATES = ['available', 'under-option', 'sold', 'rented'] as const;
export const OfferState = v.picklist(OFFER_STATES);
export type OfferState = v.InferOutput<typeof OfferState>;

export const STATE_FIELDS = ['Marquee', 'MarqueeName'] as const satisfies (keyof Property)[];

/** Of each state the setting with its marquee values, and the name that its listings carry. */
const MARQUEES = {
  'under-option': { setting: 'marqueeUnderOption', nl: 'Onder optie', fr: 'Sous option' },
  sold: { setting: 'marqueeSold', nl: 'Verkocht', fr: 'Vendu' },
  rented: { setting: 'marqueeRented', nl: 'Verhuurd', fr: 'Loué' },
} as const satisfies Record<
  Exclude<OfferState, 'available'>,
  { setting: keyof ListingSettings } & Record<CatalogueLanguage, string>
>;

export function readOfferState(property: Property, listings: ListingSettings): OfferState {
  const state = getPropertyState(property, listings);
  return v.is(OfferState, state) ? state : 'available';
}

/** Returns the marquee of a state; the one without a state is 0. */
export function toStateFields(
  state: OfferState,
  language: CatalogueLanguage,
  listings: ListingSettings,
): Pick<Property, 'Marquee' | 'MarqueeName'> {
  if (state === 'available') return { Marquee: 0, MarqueeName: '' };
  const marquee = MARQUEES[state];
  return { Marquee: listings[marquee.setting][0] ?? 0, MarqueeName: marquee[language] };
}

/** Returns the states that a listing can have: its goal and the configured marquees decide. */
export const listOfferStates = (
  property: Pick<Property, 'Goal'>,
  listings: ListingSettings,
): OfferState[] =>
  OFFER_STATES.filter(
    (state) =>
      state === 'available' ||
      (listings[MARQUEES[state].setting].length > 0 &&
        state !== (isForSale(property) ? 'rented' : 'sold')),
  );
