import { slugify } from '../../domain/routing/slug';
import type { MailAttachment } from '../../platform/mail/mail';
import type { RequestContext } from '../../platform/request-context';
import type { CalendarEvent } from './icalendar';
import { buildCalendarFile, getCalendarMediaType } from './icalendar';
import type { VisitDetails } from './visit-details';
import { formatVisitAddress, getVisitHost } from './visit-details';

/** Returns a visit as a calendar event; undefined if it has no slot. */
export function toCalendarEvent(details: VisitDetails): CalendarEvent | undefined {
  const { ctx, visit, slot, subject, manageUrl } = details;
  if (!slot) return undefined;
  return {
    id: visit.id,
    sequence: visit.sequence,
    isCancelled: visit.state === 'cancelled',
    slot,
    changedAt: visit.changedAt,
    title: ctx.t('MAIL_SUBJECT_VISIT', { id: visit.property }),
    description: [subject?.title, manageUrl].filter(Boolean).join('\n'),
    location: formatVisitAddress(details),
    url: manageUrl,
    organizer: getVisitHost(details),
    attendee: { name: visit.name, email: visit.email },
    host: new URL(ctx.origin).hostname,
  };
}

/** Builds the calendar file that a mail carries; none if the visit has no slot. */
export function buildCalendarAttachments(details: VisitDetails): MailAttachment[] {
  const event = toCalendarEvent(details);
  if (!event) return [];
  const bytes = new TextEncoder().encode(buildCalendarFile(event));
  return [
    {
      from: 'bytes',
      filename: getCalendarFilename(details.ctx),
      type: getCalendarMediaType(event),
      base64: btoa(String.fromCharCode(...bytes)),
    },
  ];
}

/** Returns the name of the file, after the agency: 'huis-vallee.ics'. */
export const getCalendarFilename = ({ snapshot }: Pick<RequestContext, 'snapshot'>): string =>
  `${slugify(snapshot.site.configuration.agency.name) || 'calendar'}.ics`;
