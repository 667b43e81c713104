import type { PictureOrder } from '../../../../domain/catalogue/overrides/picture-order';
import { movePicture } from '../../../../domain/catalogue/overrides/picture-order';
import { listOfferStates } from '../../../../domain/catalogue/overrides/state-field';
import { cleanByKind } from '../../../../platform/snapshot/build/clean-text';
import type { AcceptedForm } from '../../../forms/kit/submit/read-form';
import type { StaffAction } from '../../log/staff-action';
import type { ListingChange } from './change-listing-store';
import type { LISTING_FORMS } from './listing-forms';
import type { OpenListing } from './open-listing-store';
import { readField } from './open-listing-store';
import type { addPictureForm } from './picture-forms';

/** What a form of a listing asks: the values, and the name under which the log keeps it. */
export interface AskedChange {
  changes: ListingChange[];
  action: Extract<StaffAction, `listing ${string}`>;
  /** Marks of what the page showed; undefined where no value was typed. */
  seen?: string;
}

/** Reads what a form of a listing asks; undefined if the listing cannot be changed so. */
export function readChanges(
  read: AcceptedForm<Exclude<(typeof LISTING_FORMS)[number], typeof addPictureForm>>,
  listing: OpenListing,
): AskedChange | undefined {
  const { own, context } = listing;
  switch (read.action) {
    case 'state': {
      const { state, seen } = read.answers;
      if (!listOfferStates(own.nl, context.listings).includes(state)) return undefined;
      return { changes: [{ field: 'state', value: state }], action: 'listing state changed', seen };
    }
    case 'price': {
      const { price, seen } = read.answers;
      return { changes: [{ field: 'price', value: price }], action: 'listing price changed', seen };
    }
    case 'texts': {
      const { language, headline, description, seen } = read.answers;
      const { text } = cleanByKind(description, 'prose');
      return {
        changes: [
          { field: 'headline', language, value: headline },
          { field: 'description', language, value: text },
        ],
        ...{ action: 'listing texts changed', seen },
      };
    }
    case 'public-from': {
      const { day, seen } = read.answers;
      const value = day || null;
      return {
        changes: [{ field: 'public-from', value }],
        ...{ action: 'listing first day changed', seen },
      };
    }
    case 'open-days': {
      const { days, seen } = read.answers;
      return {
        changes: [{ field: 'open-days', value: days }],
        ...{ action: 'listing open days changed', seen },
      };
    }
    case 'agent': {
      const { agent, seen } = read.answers;
      const value = agent ? Number(agent) : null;
      if (value && !context.team.some(({ id }) => id === value)) return undefined;
      return { changes: [{ field: 'agent', value }], action: 'listing agent changed', seen };
    }
    case 'withdraw':
    case 'offer': {
      const value = read.action === 'withdraw';
      const action = value ? 'listing withdrawn' : 'listing offered again';
      return { changes: [{ field: 'withdrawn', value }], action };
    }
    case 'restore':
    case 'keep': {
      const { field, language } = read.answers;
      const { sourceValue, override } = readField(listing, field, language);
      if (!override) return undefined;
      const value = read.action === 'restore' ? sourceValue : override.value;
      const action = read.action === 'restore' ? 'listing taken from source' : 'listing kept';
      return { changes: [{ field, language, value }], action };
    }
    default: {
      const { picture, by, seen } = read.answers;
      const order = readField(listing, 'pictures').value as PictureOrder;
      const value = movePicture(order, picture, read.action, by);
      return (
        value && {
          changes: [{ field: 'pictures', value }],
          action: 'listing pictures changed',
          seen,
        }
      );
    }
  }
}
