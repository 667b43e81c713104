import type { PropertyCardRecord } from '../../domain/catalogue/property-card';
import { formatCityName } from '../../domain/format/address';
import { truncateHeadline } from '../../domain/format/excerpt';
import { buildImageUrl } from '../../domain/images/image-url';
import type { RequestContext } from '../../platform/request-context';
import { formatPriceLine } from '../../views/facts/property-price';
import type { SeenProperty } from './seen-property';

/** Loads the properties with these IDs in their order; without those that left the catalogue. */
export async function loadSeenProperties(ctx: RequestContext, ids: readonly number[]) {
  const records = await ctx.snapshot.catalogue.loadCards(ids, ctx.catalogueLanguage);
  return records.map((record) => toSeenProperty(ctx, record));
}

function toSeenProperty(ctx: RequestContext, property: PropertyCardRecord): SeenProperty {
  const { href, snapshot } = ctx;
  const { listings, images } = snapshot.site.configuration;
  const picture = property.SmallPictureItem?.Url;
  return {
    id: property.ID,
    headline: truncateHeadline(property.TypeDescription),
    href: href.property(property),
    place: formatCityName(property.City, listings),
    price: formatPriceLine(ctx, property),
    ...(picture && { picture: buildImageUrl(picture, 500, images) }),
  };
}
