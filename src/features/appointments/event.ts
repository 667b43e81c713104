import type { Attachment } from '../../platform/mail/message';
import type { CalendarEvent } from './calendar';
import { calendarFile, calendarType } from './calendar';
import type { Told } from './told';
import { hostOf, placeOf } from './told';

/** An appointment as calendars know it; one without a slot is none. */
export function eventOf(told: Told): CalendarEvent | undefined {
  const { ctx, appointment, slot, subject, link } = told;
  if (!slot) return undefined;
  return {
    id: appointment.id,
    sequence: appointment.sequence,
    isCancelled: appointment.state === 'cancelled',
    slot,
    changed: appointment.changed,
    title: ctx.t('MAIL_SUBJECT_VISIT', { id: appointment.property }),
    description: [subject?.line, link].filter(Boolean).join('\n'),
    location: placeOf(told),
    url: link,
    organizer: hostOf(told),
    attendee: { name: appointment.name, email: appointment.email },
    host: new URL(ctx.origin).hostname,
  };
}

/** The same as a file that goes with a mail. */
export function calendarOf(told: Told): Attachment[] {
  const event = eventOf(told);
  if (!event) return [];
  const bytes = new TextEncoder().encode(calendarFile(event));
  return [
    {
      from: 'bytes',
      filename: CALENDAR_NAME,
      type: calendarType(event),
      base64: btoa(String.fromCharCode(...bytes)),
    },
  ];
}

export const CALENDAR_NAME = 'huis-vallee.ics';
