import type { ListingSettings } from '../site/configuration/listings';
import { hideFacts } from './hide-facts';
import type { Property, PropertyByLanguage } from './property';
import { orderFields } from './property';
import { getPostedDate } from './public-from';

/** The settings by which a stored property is shown. */
export type DisplaySettings = Pick<ListingSettings, 'factRules'>;

/**
 * Returns a stored property as pages show it: posted on its first public day, without pictures that the office leaves
 * out and facts whose display rules are not met. A version stores the whole record, so that a change of one of its
 * fields can be made in the version itself (decision 156).
 */
export const showProperty = (
  { nl, fr }: PropertyByLanguage,
  listings: DisplaySettings,
): PropertyByLanguage => hideFacts({ nl: prepare(nl), fr: prepare(fr) }, listings);

function prepare(property: Property): Property {
  const posted = getPostedDate(property);
  const hidesPictures = property.Pictures.some(({ Hidden }) => Hidden);
  if (posted === property.DatePosted && !hidesPictures) return property;
  return orderFields({
    ...property,
    DatePosted: posted,
    Pictures: property.Pictures.filter(({ Hidden }) => !Hidden),
  });
}
