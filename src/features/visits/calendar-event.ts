import { slugify } from '../../domain/routing/slug';
import type { MailAttachment } from '../../platform/mail/mail';
import type { RequestContext } from '../../platform/request-context';
import type { CalendarEvent } from './icalendar';
import { buildCalendarFile, getCalendarMediaType } from './icalendar';
import type { VisitDetails } from './visit-details';
import { formatVisitAddress, getVisitHost } from './visit-details';
import type { VisitRequest } from './visit-request-store';

/** Returns a visit as an event for the visitor's calendar; undefined if it has no slot. */
export function toCalendarEvent(details: VisitDetails): CalendarEvent | undefined {
  const { ctx, visit, about, manageUrl } = details;
  const event = toEvent(details);
  return (
    event && {
      ...event,
      title: ctx.t('MAIL_SUBJECT_VISIT', { id: visit.property }),
      description: [about?.title, manageUrl].filter(Boolean).join('\n'),
      location: formatVisitAddress(details),
      url: manageUrl,
      organizer: getVisitHost(details),
      attendee: { name: visit.name, email: visit.email },
    }
  );
}

/**
 * Returns a visit as an event for its host's calendar: who comes, how to reach them, and the page of the desk.
 * It is published, since a request to its own organizer enters no calendar, and holds no link of the visitor.
 */
function toHostEvent(details: VisitDetails, request: VisitRequest): CalendarEvent | undefined {
  const { ctx, visit, about } = details;
  const { agency } = ctx.snapshot.site.configuration;
  const event = toEvent(details);
  const place = [visit.property, about?.town].filter(Boolean).join(' ');
  return (
    event && {
      ...event,
      id: `${visit.id}-host`,
      title: `${visit.name} · ${place}`,
      description: [request.phone, request.remark, about?.title].filter(Boolean).join('\n'),
      location: about?.address ?? '',
      url: ctx.origin + ctx.href.page(`/desk/visits/${visit.slot}/`),
      organizer: agency,
      attendee: undefined,
    }
  );
}

/** Returns what both calendars have in common. */
const toEvent = ({ ctx, visit, slot }: VisitDetails) =>
  slot
    ? {
        id: visit.id,
        sequence: visit.sequence,
        isCancelled: visit.state === 'cancelled',
        slot,
        changedAt: visit.changedAt,
        host: new URL(ctx.origin).hostname,
      }
    : undefined;

/** Builds the calendar file that a mail to the visitor carries; none if the visit has no slot. */
export const buildCalendarAttachments = (details: VisitDetails): MailAttachment[] =>
  attach(details, toCalendarEvent(details));

/** Builds the calendar file that a mail to the host carries. */
export const buildHostCalendar = (details: VisitDetails, request: VisitRequest): MailAttachment[] =>
  attach(details, toHostEvent(details, request));

function attach({ ctx }: VisitDetails, event: CalendarEvent | undefined): MailAttachment[] {
  if (!event) return [];
  const bytes = new TextEncoder().encode(buildCalendarFile(event));
  return [
    {
      from: 'bytes',
      filename: getCalendarFilename(ctx),
      type: getCalendarMediaType(event),
      base64: btoa(String.fromCharCode(...bytes)),
    },
  ];
}

/** Returns the name of the file, after the agency: 'maas-zoon.ics'. */
export const getCalendarFilename = ({ snapshot }: Pick<RequestContext, 'snapshot'>): string =>
  `${slugify(snapshot.site.configuration.agency.name) || 'calendar'}.ics`;
