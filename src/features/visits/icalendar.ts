import {
  ICalAttendeeStatus,
  ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import { HOUR_MS, SECOND_MS } from '../../domain/format/durations';
import type { Slot } from './slot';

/** A visit as a calendar event. */
export interface CalendarEvent {
  /** The same for all changes of an event; each change has a higher sequence. */
  id: string;
  sequence: number;
  isCancelled: boolean;
  slot: Pick<Slot, 'startsAt' | 'endsAt'>;
  /** Time of the last change, in milliseconds since 1970. */
  changedAt: number;
  title: string;
  description: string;
  location: string;
  url: string;
  organizer: { name: string; email: string };
  /** Who is invited; without anybody the file publishes the event. */
  attendee: { name: string; email: string } | undefined;
  /** Host of the site's origin: it makes the id unique among calendars. */
  host: string;
}

/**
 * Builds an iCalendar file with one event (RFC 5545) that adds it to a calendar, moves it or removes it
 * (iTIP, RFC 5546): a request to who is invited, or an event that is published for its reader. Times are in UTC: a single event needs no time zone.
 */
export function buildCalendarFile(event: CalendarEvent): string {
  const { organizer, host } = event;
  const calendar = new ICalCalendar({
    prodId: { company: toLine(organizer.name) || host, product: host, language: 'NL' },
    method: getCalendarMethod(event),
  });
  addEvent(calendar, event);
  return toFile(calendar);
}

/** Builds an iCalendar file of many events, which a program reads again every hour or so. */
export function buildCalendarFeed(
  { name, host }: { name: string; host: string },
  events: readonly CalendarEvent[],
): string {
  const calendar = new ICalCalendar({
    prodId: { company: toLine(name) || host, product: host, language: 'NL' },
    name: toLine(name),
    method: ICalCalendarMethod.PUBLISH,
    ttl: HOUR_MS / SECOND_MS,
  });
  for (const event of events) addEvent(calendar, event);
  return toFile(calendar);
}

function addEvent(calendar: ICalCalendar, event: CalendarEvent): void {
  const { organizer, attendee, host, slot } = event;
  calendar.createEvent({
    id: `${event.id}@${host}`,
    sequence: event.sequence,
    stamp: new Date(event.changedAt),
    start: new Date(slot.startsAt),
    end: new Date(slot.endsAt),
    summary: toText(event.title),
    description: toText(event.description),
    location: toText(event.location),
    url: toUri(event.url),
    status: event.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: toParticipants(organizer)[0] ?? null,
    attendees: (attendee ? toParticipants(attendee) : []).map((participant) => ({
      ...participant,
      status: ICalAttendeeStatus.ACCEPTED,
    })),
  });
}

/** Returns the file; the library leaves out the line break that ends it (RFC 5545, 3.1). */
const toFile = (calendar: ICalCalendar): string => `${calendar.toString()}\r\n`;

/** Returns the media type of the file: with the method, a mail program offers to add or remove the event. */
export const getCalendarMediaType = (
  event: Pick<CalendarEvent, 'isCancelled' | 'attendee'>,
): string => `text/calendar; charset=utf-8; method=${getCalendarMethod(event)}`;

function getCalendarMethod({
  isCancelled,
  attendee,
}: Pick<CalendarEvent, 'isCancelled' | 'attendee'>): ICalCalendarMethod {
  if (!attendee) return ICalCalendarMethod.PUBLISH;
  return isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
}

// The library escapes, but does not drop characters that RFC 5545 forbids.

/** Returns the text with its line breaks and without other control characters (3.3.11). */
const toText = (value: string): string =>
  value.replace(/\r\n|[\n\r\u2028\u2029]/g, '\n').replace(/(?!\n)\p{Cc}/gu, '');

/** Returns the text on one line and without quotes, which a quoted parameter cannot hold (3.2). */
const toLine = (value: string): string =>
  value.replace(/"/g, '’').replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');

const toUri = (value: string): string => value.replace(/[\s\p{C}]/gu, '');

/** Returns the participant; none without an address, since the library throws on an empty name or address. */
function toParticipants({ name, email }: { name: string; email: string }) {
  const address = toUri(email);
  return address ? [{ name: toLine(name) || address, email: address }] : [];
}
