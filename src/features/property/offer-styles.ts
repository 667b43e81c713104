import { listOpenDays } from '../../domain/catalogue/open-day';
import type { Project } from '../../domain/catalogue/project';
import type { Property } from '../../domain/catalogue/property';
import type { PropertyState } from '../../domain/catalogue/property-state';
import { isClosed } from '../../domain/catalogue/property-state';
import type { RequestContext } from '../../platform/request-context';
import { formatDomicileNotice } from '../../views/facts/domicile-notice';
import { findFirstPublicDay } from '../../views/facts/first-public-day';
import type { ContactCardProps } from '../../views/layout/contact-card';
import type { AddedStyles } from '../../views/layout/stylesheets';
import { getPhotos } from '../../views/ui/floor-plans';

interface Offer {
  property: Property;
  project: Project | undefined;
  state: PropertyState;
  contact: Pick<ContactCardProps, 'isAmount' | 'priceNote'>;
}

/** Lists the styles of what only some properties show on their first screen (offer-notes.css, offer-gaps.css). */
export function listOfferStyles(
  ctx: RequestContext,
  { property, project, state, contact }: Offer,
): AddedStyles[] {
  const isOpen = state === 'for-sale' || state === 'for-rent';
  const hasNotes =
    !isOpen ||
    contact.priceNote ||
    project ||
    listOpenDays(property).length > 0 ||
    findFirstPublicDay(ctx, property.ID) ||
    formatDomicileNotice(property, ctx.t);
  const hasGaps = isClosed(state) || !contact.isAmount || getPhotos(property).length < 2;
  return [
    ...(hasNotes ? ['offer-notes' as const] : []),
    ...(hasGaps ? ['offer-gaps' as const] : []),
  ];
}
