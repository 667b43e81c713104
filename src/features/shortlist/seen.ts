import type { PropertyCardRecord } from '../../domain/catalogue/property-card';
import type { SeenProperty } from '../../domain/catalogue/seen-property';
import { cityName } from '../../domain/format/address';
import { truncate } from '../../domain/format/excerpt';
import { formatPrice } from '../../domain/format/price';
import { imageUrl } from '../../domain/images/image';
import type { Visit } from '../../platform/request-context';

/** These properties as far as the catalogue holds them, in this order. */
export async function seenProperties(visit: Visit, ids: readonly number[]) {
  const records = await visit.snapshot.catalogue.cards(ids, visit.catalogueLanguage);
  return records.map((record) => seenProperty(visit, record));
}

function seenProperty(visit: Visit, property: PropertyCardRecord): SeenProperty {
  const { t, href, snapshot } = visit;
  const { listings, images } = snapshot.site.configuration;
  const picture = property.SmallPictureItem?.Url;
  return {
    id: property.ID,
    headline: truncate(property.TypeDescription),
    href: href.property(property),
    place: cityName(property.City, listings),
    price: formatPrice(property, listings, t) || t('PRICE_ON_DEMAND'),
    ...(picture && { picture: imageUrl(picture, 500, images) }),
  };
}
