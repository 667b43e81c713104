import type { Project } from '../../domain/catalogue/project';
import { cityName } from '../../domain/format/address';
import { excerpt } from '../../domain/format/excerpt';
import { imageUrl } from '../../domain/images/image';
import type { RequestContext } from '../../platform/request-context';

/** A project for search engines; its street only where it is published (decision 11). */
export function structuredData(
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
    description: excerpt(project.Description),
    numberOfAccommodationUnits: units,
    image: project.Pictures.slice(0, 5).map(
      ({ Url }) => new URL(imageUrl(Url, 1600, images), origin).href,
    ),
    address: {
      '@type': 'PostalAddress',
      streetAddress: PublicAddress ? `${Street} ${HouseNumber}`.trim() || undefined : undefined,
      postalCode: project.Zip,
      addressLocality: cityName(project.City, listings),
      addressCountry: project.CountryName || undefined,
    },
  };
}
