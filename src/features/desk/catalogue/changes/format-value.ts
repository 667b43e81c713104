import type { OverrideFieldName } from '../../../../domain/catalogue/overrides/override-fields';
import type { PictureOrder } from '../../../../domain/catalogue/overrides/picture-order';
import type { OfferState } from '../../../../domain/catalogue/overrides/state-field';
import { formatCurrency } from '../../../../domain/format/currency';
import { formatDate } from '../../../../domain/format/date';
import type { TextKey } from '../../../../domain/language/texts';
import type { RequestContext } from '../../../../platform/request-context';
import type { OpenListing } from './open-listing-store';

export const STATE_TEXTS = {
  available: 'DESK_LISTING_AVAILABLE',
  'under-option': 'DESK_LISTING_UNDER_OPTION',
  sold: 'DESK_LISTING_SOLD',
  rented: 'DESK_LISTING_RENTED',
} as const satisfies Record<OfferState, TextKey>;

export const FIELD_TEXTS = {
  state: 'DESK_LISTING_STATE',
  withdrawn: 'DESK_LISTING_WITHDRAWN',
  price: 'DESK_LISTING_PRICE',
  headline: 'DESK_LISTING_HEADLINE',
  description: 'DESK_LISTING_DESCRIPTION',
  'public-from': 'DESK_LISTING_PUBLIC_FROM',
  'open-days': 'DESK_LISTING_OPEN_DAYS',
  agent: 'DESK_LISTING_AGENT',
  pictures: 'DESK_LISTING_PICTURES',
} as const satisfies Record<OverrideFieldName, TextKey>;

const MAX_SHOWN = 200;

/** Writes a value of a field as staff read it, in a line. */
export function formatFieldValue(
  { t }: Pick<RequestContext, 't'>,
  { context }: Pick<OpenListing, 'context'>,
  field: OverrideFieldName,
  value: unknown,
): string {
  if (value === null || value === '') return t('DESK_LISTING_NONE');
  switch (field) {
    case 'state':
      return t(STATE_TEXTS[value as OfferState]);
    case 'withdrawn':
      return t(value ? 'DESK_LISTING_WITHDRAWN' : 'DESK_LISTING_AVAILABLE');
    case 'price':
      return formatCurrency(value as number);
    case 'public-from':
      return formatDate(value as string);
    case 'agent':
      return context.team.find(({ id }) => id === value)?.name ?? String(value);
    case 'pictures': {
      const pictures = value as PictureOrder;
      const shown = pictures.filter(({ hidden }) => !hidden).length;
      return t('DESK_LISTING_PICTURES_SHOWN', { shown, all: pictures.length });
    }
    default: {
      const text = String(value);
      return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
    }
  }
}
