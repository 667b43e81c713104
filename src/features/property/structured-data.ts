import type { ListingState } from '../../domain/catalogue/listing/listing-state';
import { getListingState } from '../../domain/catalogue/listing/listing-state';
import type { Property } from '../../domain/catalogue/property';
import { formatCityName } from '../../domain/format/address';
import { createExcerpt } from '../../domain/format/excerpt';
import { isPriceShown } from '../../domain/format/price-visibility';
import { buildImageUrl } from '../../domain/images/image-url';
import type { RequestContext } from '../../platform/request-context';

const SCHEMA_AVAILABILITY: Partial<Record<ListingState, string>> = {
  sold: 'https://schema.org/SoldOut',
  rented: 'https://schema.org/SoldOut',
  'under-option': 'https://schema.org/LimitedAvailability',
};

/**
 * Builds the structured data of a property; street, coordinates and price only if they are
 * published (decision 11).
 */
export function buildPropertyStructuredData(
  { snapshot, origin, language }: RequestContext,
  property: Property,
  path: string,
): Record<string, unknown> {
  const { agency, listings, images } = snapshot.site.configuration;
  const { Street, HouseNumber, Latitude, Longitude, PublishAddress } = property;
  const isRent = property.Goal === 1;
  return {
    '@type': 'RealEstateListing',
    name: property.TypeDescription,
    url: origin + path,
    inLanguage: property.language ?? language,
    datePosted: property.DatePosted,
    description:
      createExcerpt(property.ShortDescription || property.Description || '') || undefined,
    image: property.Pictures.slice(0, 5).map(
      ({ Url }) => new URL(buildImageUrl(Url, 1600, images), origin).href,
    ),
    about: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: PublishAddress ? `${Street} ${HouseNumber}`.trim() || undefined : undefined,
        postalCode: property.Zip,
        addressLocality: formatCityName(property.City, listings),
        addressCountry: property.CountryName || undefined,
      },
      geo:
        PublishAddress && Latitude !== undefined && Longitude !== undefined
          ? { '@type': 'GeoCoordinates', latitude: Latitude, longitude: Longitude }
          : undefined,
    },
    offers: {
      '@type': 'Offer',
      businessFunction: `http://purl.org/goodrelations/v1#${isRent ? 'LeaseOut' : 'Sell'}`,
      availability:
        SCHEMA_AVAILABILITY[getListingState(property, listings)] ?? 'https://schema.org/InStock',
      ...(isPriceShown(property, listings) && { price: property.Price, priceCurrency: 'EUR' }),
      seller: {
        '@type': 'RealEstateAgent',
        name: agency.name,
        url: origin,
        telephone: agency.phone,
      },
    },
  };
}
