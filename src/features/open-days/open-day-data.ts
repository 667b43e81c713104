import type { OpenDay } from '../../domain/catalogue/open-day';
import type { Property } from '../../domain/catalogue/property';
import { addColon } from '../../domain/format/add-colon';
import { formatCityName } from '../../domain/format/address';
import { toBrusselsTime } from '../../domain/format/brussels-time';
import { HOUR_MS } from '../../domain/format/durations';
import type { RequestContext } from '../../platform/request-context';
import { buildAgencyReference } from '../../views/layout/agency-data';

/** Builds an open day as search engines read it; its street only if it is published (decision 11). */
export function buildOpenDayData(
  ctx: RequestContext,
  property: Property,
  { startsAt, endsAt }: OpenDay,
): Record<string, unknown> {
  const { href, origin, snapshot } = ctx;
  const { listings } = snapshot.site.configuration;
  const { Street, HouseNumber, PublishAddress } = property;
  return {
    '@type': 'Event',
    name: `${addColon(ctx.t('OPEN_DAY'), ctx.language)} ${property.TypeDescription}`,
    url: origin + href.property(property),
    startDate: toZonedTime(startsAt),
    endDate: toZonedTime(endsAt),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    location: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: PublishAddress ? `${Street} ${HouseNumber}`.trim() || undefined : undefined,
        postalCode: property.Zip || undefined,
        addressLocality: formatCityName(property.City ?? '', listings) || undefined,
      },
    },
    organizer: buildAgencyReference(ctx),
  };
}

/** Formats a moment in Brussels with its distance from UTC: '2026-12-05T10:00+01:00'. */
export function toZonedTime(moment: number): string {
  const local = toBrusselsTime(moment);
  const ahead = Math.round((Date.parse(`${local}Z`) - moment) / HOUR_MS);
  return `${local}+${String(ahead).padStart(2, '0')}:00`;
}
