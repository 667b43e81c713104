import type { Slot } from './slot';

/** What an appointment is, told to a calendar. */
export interface CalendarEvent {
  /** The same for its whole life; each change has a higher sequence. */
  id: string;
  sequence: number;
  isCancelled: boolean;
  slot: Pick<Slot, 'starts' | 'ends'>;
  /** When it was made or changed, in milliseconds since 1970. */
  changedAt: number;
  title: string;
  description: string;
  location: string;
  url: string;
  organizer: { name: string; email: string };
  attendee: { name: string; email: string };
  /** The host of our origin, which makes the id unique in the world. */
  host: string;
}

/**
 * An iCalendar file with one event (RFC 5545), that puts it into a calendar, moves it or takes it out
 * (iTIP, RFC 5546). Times are in UTC: a single event needs no time zone.
 */
export const buildCalendarFile = (event: CalendarEvent): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeCalendarText(event.organizer.name)}//${event.host}//NL`,
    `METHOD:${getCalendarMethod(event)}`,
    'BEGIN:VEVENT',
    `UID:${event.id}@${event.host}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${formatUtcTimestamp(event.changedAt)}`,
    `DTSTART:${formatUtcTimestamp(event.slot.starts)}`,
    `DTEND:${formatUtcTimestamp(event.slot.ends)}`,
    `SUMMARY:${escapeCalendarText(event.title)}`,
    `DESCRIPTION:${escapeCalendarText(event.description)}`,
    `LOCATION:${escapeCalendarText(event.location)}`,
    `URL:${stripUri(event.url)}`,
    `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `ORGANIZER;CN=${quoteCalendarParameter(event.organizer.name)}:mailto:${stripUri(event.organizer.email)}`,
    `ATTENDEE;CN=${quoteCalendarParameter(event.attendee.name)};PARTSTAT=ACCEPTED:mailto:${stripUri(event.attendee.email)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${foldCalendarLine(line)}\r\n`)
    .join('');

/** With its type a mail program offers to do what the file says. */
export const getCalendarMediaType = (event: Pick<CalendarEvent, 'isCancelled'>): string =>
  `text/calendar; charset=utf-8; method=${getCalendarMethod(event)}`;

const getCalendarMethod = ({ isCancelled }: Pick<CalendarEvent, 'isCancelled'>) =>
  isCancelled ? 'CANCEL' : 'REQUEST';

/** 20261205T090000Z */
const formatUtcTimestamp = (moment: number): string =>
  new Date(moment).toISOString().replace(/[-:]|\.\d{3}/g, '');

/** A text value (3.3.11): line breaks are written out, other control characters are not allowed. */
const escapeCalendarText = (value: string): string =>
  value
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|[\n\r\u2028\u2029]/g, '\\n')
    .replace(/\p{Cc}/gu, '');

/** A quoted parameter value (3.2): it has no way to hold a quote. */
const quoteCalendarParameter = (value: string): string =>
  `"${value.replace(/"/g, '’').replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')}"`;

const stripUri = (value: string): string => value.replace(/[\s\p{C}]/gu, '');

/** At most 75 octets a line, the continuation indented by one space; no character is cut in two (3.1). */
function foldCalendarLine(line: string): string {
  let octets = 0;
  let folded = '';
  for (const character of line) {
    const length = new TextEncoder().encode(character).length;
    const breaks = octets + length > 75;
    folded += breaks ? `\r\n ${character}` : character;
    octets = breaks ? 1 + length : octets + length;
  }
  return folded;
}
