import { resolveEpc } from '../../domain/catalogue/energy';
import type { Property } from '../../domain/catalogue/property';
import { getPublishedCoordinates } from '../../domain/catalogue/property';
import type { PropertyState } from '../../domain/catalogue/property-state';
import { getPropertyState, isClosed } from '../../domain/catalogue/property-state';
import { findRentPeriod } from '../../domain/catalogue/rent-period';
import { getSaleKindRules } from '../../domain/catalogue/sale-kind-rules';
import { computeShownPrice } from '../../domain/catalogue/shown-price';
import { formatCityName } from '../../domain/format/address';
import { formatEpcLabel } from '../../domain/format/epc-label';
import { createExcerpt } from '../../domain/format/excerpt';
import { isPriceShown } from '../../domain/format/price-visibility';
import { buildImageUrl } from '../../domain/images/image-url';
import type { RequestContext } from '../../platform/request-context';
import { buildAgencyReference } from '../../views/layout/agency-data';

const SCHEMA_AVAILABILITY: Partial<Record<PropertyState, string>> = {
  sold: 'https://schema.org/SoldOut',
  rented: 'https://schema.org/SoldOut',
  'under-option': 'https://schema.org/LimitedAvailability',
};

/**
 * Builds the structured data of a property; street, coordinates and price only if they are
 * published (decision 11).
 */
export function buildPropertyStructuredData(
  ctx: RequestContext,
  property: Property,
  path: string,
): Record<string, unknown> {
  const { snapshot, origin, language } = ctx;
  const { listings, images } = snapshot.site.configuration;
  const { Street, HouseNumber, PublishAddress } = property;
  const state = getPropertyState(property, listings);
  // A sold or rented home says no more where it stands (decision 10).
  const isPlaceSaid = PublishAddress && !isClosed(state);
  const coordinates = isClosed(state) ? undefined : getPublishedCoordinates(property);
  const { businessFunction, hasAskingPrice } = getSaleKindRules(property);
  return {
    '@type': 'RealEstateListing',
    name: property.TypeDescription,
    url: origin + path,
    inLanguage: property.language ?? language,
    datePosted: property.DatePosted,
    description:
      createExcerpt(property.ShortDescription || property.Description || '') || undefined,
    image: property.Pictures.slice(0, 3).map(
      ({ Url }) => new URL(buildImageUrl(Url, 1600, images), origin).href,
    ),
    about: {
      ...buildAccommodation(property),
      address: {
        '@type': 'PostalAddress',
        streetAddress: isPlaceSaid ? `${Street} ${HouseNumber}`.trim() || undefined : undefined,
        postalCode: property.Zip,
        addressLocality: formatCityName(property.City, listings) || undefined,
        addressCountry: property.CountryName || undefined,
      },
      geo: coordinates && {
        '@type': 'GeoCoordinates',
        latitude: coordinates.Latitude,
        longitude: coordinates.Longitude,
      },
    },
    offers: {
      '@type': 'Offer',
      businessFunction: `http://purl.org/goodrelations/v1#${businessFunction}`,
      availability: SCHEMA_AVAILABILITY[state] ?? 'https://schema.org/InStock',
      ...(hasAskingPrice && isPriceShown(property, listings) && buildPrice(property)),
      seller: buildAgencyReference(ctx),
    },
  };
}

/** The codes of UN/CEFACT for the periods of a rent. */
const PERIOD_CODES = { month: 'MON', year: 'ANN' };

/** Builds the price of an offer; of a rent also for how long it is asked. */
function buildPrice(property: Property) {
  const amount = { price: computeShownPrice(property), priceCurrency: 'EUR' };
  const period = findRentPeriod(property);
  const unitCode = period && PERIOD_CODES[period];
  return {
    ...amount,
    priceSpecification: unitCode && { '@type': 'UnitPriceSpecification', ...amount, unitCode },
  };
}

/** Builds the home as search engines compare homes: floor area, rooms, year, energy label. What is 0 is said as little as on the page. */
function buildAccommodation(property: Property): Record<string, unknown> {
  const epc = resolveEpc(property);
  const label = epc.state === 'label' && {
    additionalProperty: {
      '@type': 'PropertyValue',
      propertyID: 'EPC',
      value: formatEpcLabel(epc.label),
    },
  };
  const type = ACCOMMODATION_TYPES[property.WebID] ?? 'Place';
  if (type === 'Place' || type === 'Campground') return { '@type': type, ...label };
  const { SurfaceLiving, NumberOfBathRooms = 0, NumberOfShowerRooms = 0 } = property;
  return {
    '@type': type,
    floorSize: SurfaceLiving
      ? { '@type': 'QuantitativeValue', value: SurfaceLiving, unitCode: 'MTK' }
      : undefined,
    numberOfBedrooms: property.NumberOfBedRooms || undefined,
    // Rooms with a bath and with a shower, as the vocabulary counts them.
    numberOfBathroomsTotal: NumberOfBathRooms + NumberOfShowerRooms || undefined,
    yearBuilt: property.ConstructionYear || undefined,
    ...label,
  };
}

/** The types of schema.org by WebID: house, flat, studio, camping (§9); it has none for land, shops and offices. */
const ACCOMMODATION_TYPES: Partial<Record<number, string>> = {
  1: 'House',
  2: 'Apartment',
  3: 'Apartment',
  10: 'Campground',
};
