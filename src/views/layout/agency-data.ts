import { toPhoneUrl } from '../../domain/format/phone';
import type { Agency } from '../../domain/site/configuration/agency';
import type { RequestContext } from '../../platform/request-context';
import { formatOpeningHours } from './opening-hours';

type Office = Agency['offices'][number];

/** Builds the agency as the structured data of a page names it; the page with its offices tells the rest. */
export const buildAgencyReference = ({ snapshot, origin }: RequestContext) => {
  const { name, phone } = snapshot.site.configuration.agency;
  return {
    '@type': 'RealEstateAgent',
    '@id': `${origin}/#agency`,
    name,
    url: origin,
    telephone: formatDialled(phone),
  };
};

/** Builds the agency with its offices and their hours: the first is its address, the others are its departments. */
export function buildAgencyData(ctx: RequestContext) {
  const { agency } = ctx.snapshot.site.configuration;
  const [first, ...others] = agency.offices;
  return {
    ...buildAgencyReference(ctx),
    email: agency.email,
    vatID: agency.vatNumber,
    ...(first && buildOffice(first)),
    telephone: formatDialled(agency.phone),
    department:
      others.length > 0
        ? others.map((office) => ({
            '@type': 'RealEstateAgent',
            name: office.name,
            ...buildOffice(office),
          }))
        : undefined,
  };
}

const buildOffice = ({ street, houseNumber, zip, city, phone, hours }: Office) => ({
  address: {
    '@type': 'PostalAddress',
    streetAddress: `${street} ${houseNumber}`.trim() || undefined,
    postalCode: zip || undefined,
    addressLocality: city || undefined,
  },
  telephone: formatDialled(phone),
  openingHours: formatOpeningHours(hours),
});

/** Returns a telephone number as it is dialled from anywhere; undefined without one. */
export const formatDialled = (phone: string): string | undefined =>
  toPhoneUrl(phone).slice('tel:'.length) || undefined;
