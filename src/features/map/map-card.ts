import { getPictureUrl } from '../../domain/catalogue/property';
import type { PropertyCardRecord } from '../../domain/catalogue/property-card';
import { getPropertyState, isClosed } from '../../domain/catalogue/property-state';
import { formatCityName } from '../../domain/format/address';
import { buildImageUrl } from '../../domain/images/image-url';
import type { RequestContext } from '../../platform/request-context';
import { formatCardFacts } from '../../views/cards/card-facts';
import { formatPriceLine, formatPriceOrStatus } from '../../views/facts/property-price';

/**
 * Builds the small card of a pin (domain/map/map-messages, MapCard): the facts of a list's card,
 * shortened.
 */
export function toMapCard(ctx: RequestContext, property: PropertyCardRecord) {
  const { t, snapshot, href, language } = ctx;
  const { listings, images } = snapshot.site.configuration;
  const picture = getPictureUrl(property);
  return {
    id: property.ID,
    href: href.property(property),
    place: formatCityName(property.City, listings),
    headline: property.TypeDescription,
    lang: property.language === language ? null : property.language,
    facts: formatCardFacts(property, t),
    price: formatPriceLine(ctx, property),
    isAmount:
      formatPriceOrStatus(ctx, property) !== '' && !isClosed(getPropertyState(property, listings)),
    picture: picture ? buildImageUrl(picture, 500, images) : null,
  };
}
