import { toBrusselsDay } from '../../domain/format/brussels-day';
import { toPhoneUrl } from '../../domain/format/phone';
import type { Agency } from '../../domain/site/configuration/agency';
import { listSpans, WEEKDAYS } from '../../domain/site/opening/office-week';
import { listSpecialDays } from '../../domain/site/opening/special-days';
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

const buildOffice = (office: Office) => {
  const { street, houseNumber, zip, city, phone, hours } = office;
  return {
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${street} ${houseNumber}`.trim() || undefined,
      postalCode: zip || undefined,
      addressLocality: city || undefined,
    },
    telephone: formatDialled(phone),
    openingHours: office.week ? listSchemaHours(office) : formatOpeningHours(hours),
    specialOpeningHoursSpecification: listSchemaDays(office),
  };
};

/** Lists the hours of a week as search engines read them: 'Mo 09:00-12:00'. */
const listSchemaHours = ({ week = {} }: Office) =>
  WEEKDAYS.flatMap((day) =>
    listSpans(week[day] ?? '').map(
      ([opens, closes]) => `${day[0]?.toUpperCase()}${day[1]} ${opens}-${closes}`,
    ),
  );

/** Lists the days of the next weeks with other hours; a closed one opens and closes at midnight. */
function listSchemaDays(office: Office) {
  const days = listSpecialDays(office, toBrusselsDay(new Date())).flatMap(
    ({ from, until, hours }) =>
      (hours ? listSpans(hours) : ([['00:00', '00:00']] as const)).map(([opens, closes]) => ({
        '@type': 'OpeningHoursSpecification',
        ...{ validFrom: from, validThrough: until, opens, closes },
      })),
  );
  return days.length > 0 ? days : undefined;
}

/** Returns a telephone number as it is dialled from anywhere; undefined without one. */
export const formatDialled = (phone: string): string | undefined =>
  toPhoneUrl(phone).slice('tel:'.length) || undefined;
