import type { MailAttachment } from '../../platform/mail/mail';
import type { AppointmentDetails } from './appointment-details';
import { formatAppointmentAddress, getAppointmentHost } from './appointment-details';
import type { CalendarEvent } from './icalendar';
import { buildCalendarFile, getCalendarMediaType } from './icalendar';

/** An appointment as calendars know it; one without a slot is none. */
export function toCalendarEvent(told: AppointmentDetails): CalendarEvent | undefined {
  const { ctx, appointment, slot, subject, manageUrl } = told;
  if (!slot) return undefined;
  return {
    id: appointment.id,
    sequence: appointment.sequence,
    isCancelled: appointment.state === 'cancelled',
    slot,
    changedAt: appointment.changed,
    title: ctx.t('MAIL_SUBJECT_VISIT', { id: appointment.property }),
    description: [subject?.title, manageUrl].filter(Boolean).join('\n'),
    location: formatAppointmentAddress(told),
    url: manageUrl,
    organizer: getAppointmentHost(told),
    attendee: { name: appointment.name, email: appointment.email },
    host: new URL(ctx.origin).hostname,
  };
}

/** The same as a file that goes with a mail. */
export function buildCalendarAttachments(told: AppointmentDetails): MailAttachment[] {
  const event = toCalendarEvent(told);
  if (!event) return [];
  const bytes = new TextEncoder().encode(buildCalendarFile(event));
  return [
    {
      from: 'bytes',
      filename: CALENDAR_FILENAME,
      type: getCalendarMediaType(event),
      base64: btoa(String.fromCharCode(...bytes)),
    },
  ];
}

export const CALENDAR_FILENAME = 'huis-vallee.ics';
