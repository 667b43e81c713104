import type { PropertySummary } from '../catalogue/property-summary';
import type { ListingSettings } from '../site/configuration/listings';

/** Whether the amount may be read: it is published, and no marquee stands in its place (§5). */
export const isPriceShown = (
  property: Pick<PropertySummary, 'PublishPrice' | 'Marquee'>,
  listings: Pick<ListingSettings, 'marqueeIgnore'>,
): boolean => property.PublishPrice && !listings.marqueeIgnore.includes(property.Marquee);
