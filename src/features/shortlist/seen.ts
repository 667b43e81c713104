import type { PropertyCardRecord } from '../../domain/catalogue/property-card';
import type { SeenProperty } from '../../domain/catalogue/seen-property';
import { cityName } from '../../domain/format/address';
import { truncate } from '../../domain/format/excerpt';
import { formatPrice } from '../../domain/format/price';
import { imageUrl } from '../../domain/images/image';
import type { RequestContext } from '../../platform/request-context';

/** These properties as far as the catalogue holds them, in this order. */
export async function seenProperties(ctx: RequestContext, ids: readonly number[]) {
  const records = await ctx.snapshot.catalogue.cards(ids, ctx.catalogueLanguage);
  return records.map((record) => seenProperty(ctx, record));
}

function seenProperty(ctx: RequestContext, property: PropertyCardRecord): SeenProperty {
  const { t, href, snapshot } = ctx;
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
