import { slugify } from '../../domain/routing/slug';
import type { MailAttachment } from '../../platform/mail/mail';
import type { RequestContext } from '../../platform/request-context';
import type { AppointmentDetails } from './appointment-details';
import { formatAppointmentAddress, getAppointmentHost } from './appointment-details';
import type { CalendarEvent } from './icalendar';
import { buildCalendarFile, getCalendarMediaType } from './icalendar';

/** Returns an appointment as a calendar event; undefined if it has no slot. */
export function toCalendarEvent(details: AppointmentDetails): CalendarEvent | undefined {
  const { ctx, appointment, slot, subject, manageUrl } = details;
  if (!slot) return undefined;
  return {
    id: appointment.id,
    sequence: appointment.sequence,
    isCancelled: appointment.state === 'cancelled',
    slot,
    changedAt: appointment.changedAt,
    title: ctx.t('MAIL_SUBJECT_VISIT', { id: appointment.property }),
    description: [subject?.title, manageUrl].filter(Boolean).join('\n'),
    location: formatAppointmentAddress(details),
    url: manageUrl,
    organizer: getAppointmentHost(details),
    attendee: { name: appointment.name, email: appointment.email },
    host: new URL(ctx.origin).hostname,
  };
}

/** Builds the calendar file that a mail carries; none if the appointment has no slot. */
export function buildCalendarAttachments(details: AppointmentDetails): MailAttachment[] {
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
