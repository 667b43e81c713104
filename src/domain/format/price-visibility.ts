import type { PropertySummary } from '../catalogue/property-summary';
import type { ListingSettings } from '../site/configuration/listings';

/** Checks whether the amount is visible: it is published, and no marquee replaces it (§5). */
export const isPriceShown = (
  property: Pick<PropertySummary, 'PublishPrice' | 'Marquee'>,
  listings: Pick<ListingSettings, 'marqueeIgnore'>,
): boolean => property.PublishPrice && !listings.marqueeIgnore.includes(property.Marquee);
