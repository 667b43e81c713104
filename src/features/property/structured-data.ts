import type { ListingState } from '../../domain/catalogue/listing/listing-state';
import { stateOf } from '../../domain/catalogue/listing/listing-state';
import type { Property } from '../../domain/catalogue/property';
import { cityName } from '../../domain/format/address';
import { excerpt } from '../../domain/format/excerpt';
import { isPriceShown } from '../../domain/format/price-shown';
import { imageUrl } from '../../domain/images/image';
import type { RequestContext } from '../../platform/request-context';

const AVAILABILITY: Partial<Record<ListingState, string>> = {
  sold: 'https://schema.org/SoldOut',
  rented: 'https://schema.org/SoldOut',
  'under-option': 'https://schema.org/LimitedAvailability',
};

/** A property for search engines; street, place on the map and price only where they are published (decision 11). */
export function structuredData(
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
    description: excerpt(property.ShortDescription || property.Description || '') || undefined,
    image: property.Pictures.slice(0, 5).map(
      ({ Url }) => new URL(imageUrl(Url, 1600, images), origin).href,
    ),
    about: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: PublishAddress ? `${Street} ${HouseNumber}`.trim() || undefined : undefined,
        postalCode: property.Zip,
        addressLocality: cityName(property.City, listings),
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
      availability: AVAILABILITY[stateOf(property, listings)] ?? 'https://schema.org/InStock',
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
