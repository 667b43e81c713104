import { cardFacts } from '../../cards/card-facts';
import { isClosed, stateOf } from '../../catalogue/listing-state';
import { pictureUrl } from '../../catalogue/property';
import type { PropertyCardRecord } from '../../catalogue/property-card';
import { cityName } from '../../format/address';
import { formatPrice } from '../../format/price';
import { imageUrl } from '../../images/image';
import type { Visit } from '../../visit';

/** The small card of a pin (client/map/message, MapCard): what a card of the list says, in fewer words. */
export function mapCard(visit: Visit, property: PropertyCardRecord) {
  const { t, snapshot, href, language } = visit;
  const { listings, images } = snapshot.site.configuration;
  const picture = pictureUrl(property);
  const price = formatPrice(property, listings, t);
  return {
    id: property.ID,
    href: href.property(property),
    place: cityName(property.City, listings),
    headline: property.TypeDescription,
    lang: property.language === language ? null : property.language,
    facts: cardFacts(visit, property),
    price: price || t('PRICE_ON_DEMAND'),
    isAmount: price !== '' && !isClosed(stateOf(property, listings)),
    picture: picture ? imageUrl(picture, 500, images) : null,
  };
}
