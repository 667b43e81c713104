import { resolveEpc } from '../../domain/catalogue/energy';
import type { Property } from '../../domain/catalogue/property';
import { getPublishedCoordinates } from '../../domain/catalogue/property';
import type { PropertyState } from '../../domain/catalogue/property-state';
import { getPropertyState } from '../../domain/catalogue/property-state';
import { getSaleKindRules } from '../../domain/catalogue/sale-kind-rules';
import { computeShownPrice } from '../../domain/catalogue/shown-price';
import { formatCityName } from '../../domain/format/address';
import { formatEpcLabel } from '../../domain/format/epc-label';
import { createExcerpt } from '../../domain/format/excerpt';
import { isPriceShown } from '../../domain/format/price-visibility';
import { buildImageUrl } from '../../domain/images/image-url';
import type { RequestContext } from '../../platform/request-context';
import type { BreadcrumbStep } from '../../views/layout/breadcrumb';

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
  steps: readonly BreadcrumbStep[],
): Record<string, unknown> {
  const { snapshot, origin, language } = ctx;
  const { agency, listings, images } = snapshot.site.configuration;
  const { Street, HouseNumber, PublishAddress } = property;
  const coordinates = getPublishedCoordinates(property);
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
    breadcrumb: buildBreadcrumbList(ctx, steps),
    about: {
      ...buildAccommodation(property),
      address: {
        '@type': 'PostalAddress',
        streetAddress: PublishAddress ? `${Street} ${HouseNumber}`.trim() || undefined : undefined,
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
      availability:
        SCHEMA_AVAILABILITY[getPropertyState(property, listings)] ?? 'https://schema.org/InStock',
      ...(hasAskingPrice &&
        isPriceShown(property, listings) && {
          price: computeShownPrice(property),
          priceCurrency: 'EUR',
        }),
      seller: {
        '@type': 'RealEstateAgent',
        name: agency.name,
        url: origin,
        telephone: agency.phone,
      },
    },
  };
}

/** Builds the home as search engines compare homes: floor area, rooms, year, energy label. */
function buildAccommodation(property: Property): Record<string, unknown> {
  const epc = resolveEpc(property);
  const label = epc.state === 'label' && {
    additionalProperty: {
      '@type': 'PropertyValue',
      propertyID: 'EPC',
      value: formatEpcLabel(epc.label),
    },
  };
  const type = ACCOMMODATION_TYPES[property.WebID];
  if (!type) return { '@type': 'Place', ...label };
  const { SurfaceLiving } = property;
  return {
    '@type': type,
    floorSize: SurfaceLiving
      ? { '@type': 'QuantitativeValue', value: SurfaceLiving, unitCode: 'MTK' }
      : undefined,
    numberOfBedrooms: property.NumberOfBedRooms,
    numberOfBathroomsTotal: property.NumberOfBathRooms,
    yearBuilt: property.ConstructionYear || undefined,
    ...label,
  };
}

/** The types of schema.org by WebID: house, flat, studio (§9). */
const ACCOMMODATION_TYPES: Partial<Record<number, string>> = {
  1: 'House',
  2: 'Apartment',
  3: 'Apartment',
};

/** Builds the breadcrumb from the home page to the property itself. */
function buildBreadcrumbList(
  { t, href, origin }: RequestContext,
  steps: readonly BreadcrumbStep[],
) {
  const crumbs = [{ name: t('HOME'), path: href.home() }, ...steps];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      ...(step.path && { item: origin + step.path }),
    })),
  };
}
