import { isClosed, stateOf } from '../../domain/catalogue/listing/listing-state';
import { pictureUrl } from '../../domain/catalogue/property';
import type { PropertyCardRecord } from '../../domain/catalogue/property-card';
import { cityName } from '../../domain/format/address';
import { formatPrice } from '../../domain/format/price';
import { imageUrl } from '../../domain/images/image';
import type { RequestContext } from '../../platform/request-context';
import { cardFacts } from '../../views/cards/card-facts';

/** The small card of a pin (client/map/message, MapCard): what a card of the list says, in fewer words. */
export function mapCard(ctx: RequestContext, property: PropertyCardRecord) {
  const { t, snapshot, href, language } = ctx;
  const { listings, images } = snapshot.site.configuration;
  const picture = pictureUrl(property);
  const price = formatPrice(property, listings, t);
  return {
    id: property.ID,
    href: href.property(property),
    place: cityName(property.City, listings),
    headline: property.TypeDescription,
    lang: property.language === language ? null : property.language,
    facts: cardFacts(ctx, property),
    price: price || t('PRICE_ON_DEMAND'),
    isAmount: price !== '' && !isClosed(stateOf(property, listings)),
    picture: picture ? imageUrl(picture, 500, images) : null,
  };
}
