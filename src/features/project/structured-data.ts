import type { Project } from '../../domain/catalogue/project';
import { formatCityName } from '../../domain/format/address';
import { createExcerpt } from '../../domain/format/excerpt';
import { buildImageUrl } from '../../domain/images/image-url';
import type { RequestContext } from '../../platform/request-context';

/** Builds the structured data of a project; its street only if it is published (decision 11). */
export function buildProjectStructuredData(
  { snapshot, origin }: RequestContext,
  project: Project,
  units: number,
  path: string,
): Record<string, unknown> {
  const { listings, images } = snapshot.site.configuration;
  const { PublicAddress, Street, HouseNumber } = project;
  return {
    '@type': 'ApartmentComplex',
    name: project.Name,
    url: origin + path,
    description: createExcerpt(project.Description),
    numberOfAccommodationUnits: units,
    image: project.Pictures.slice(0, 5).map(
      ({ Url }) => new URL(buildImageUrl(Url, 1600, images), origin).href,
    ),
    address: {
      '@type': 'PostalAddress',
      streetAddress: PublicAddress ? `${Street} ${HouseNumber}`.trim() || undefined : undefined,
      postalCode: project.Zip,
      addressLocality: formatCityName(project.City, listings),
      addressCountry: project.CountryName || undefined,
    },
  };
}
