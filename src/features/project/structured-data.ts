import type { Project } from '../../domain/catalogue/project';
import { findProjectPrices } from '../../domain/catalogue/project-prices';
import type { ProjectUnits } from '../../domain/catalogue/project-units';
import { isSoldOut } from '../../domain/catalogue/project-units';
import { formatCityName } from '../../domain/format/address';
import { createExcerpt } from '../../domain/format/excerpt';
import { buildImageUrl } from '../../domain/images/image-url';
import type { RequestContext } from '../../platform/request-context';
import { buildAgencyReference } from '../../views/layout/agency-data';

/** Builds the structured data of a project: what is built, its street only if it is published (decision 11), and its prices. */
export function buildProjectStructuredData(
  ctx: RequestContext,
  project: Project,
  units: ProjectUnits,
  path: string,
): Record<string, unknown> {
  const { snapshot, origin } = ctx;
  const { listings, images } = snapshot.site.configuration;
  const { PublicAddress, Street, HouseNumber } = project;
  const soldOut = isSoldOut(units);
  const prices = soldOut ? undefined : findProjectPrices(project, units);
  return {
    '@type': 'RealEstateListing',
    name: project.Name,
    url: origin + path,
    inLanguage: project.TextLanguage ?? project.language,
    description: createExcerpt(project.Description),
    image: project.Pictures.slice(0, 3).map(
      ({ Url }) => new URL(buildImageUrl(Url, 1600, images), origin).href,
    ),
    about: {
      '@type': 'ApartmentComplex',
      name: project.Name,
      numberOfAccommodationUnits: {
        '@type': 'QuantitativeValue',
        value: units.ids.length,
      },
      address: {
        '@type': 'PostalAddress',
        streetAddress: PublicAddress ? `${Street} ${HouseNumber}`.trim() || undefined : undefined,
        postalCode: project.Zip,
        addressLocality: formatCityName(project.City, listings),
        addressCountry: project.CountryName || undefined,
      },
    },
    offers: {
      '@type': 'AggregateOffer',
      offerCount: units.available + units.underOption,
      availability: `https://schema.org/${soldOut ? 'SoldOut' : 'InStock'}`,
      ...(prices && { lowPrice: prices.min, highPrice: prices.max, priceCurrency: 'EUR' }),
      seller: buildAgencyReference(ctx),
    },
  };
}
