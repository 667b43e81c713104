import { describe, expect, test } from 'vitest';
import type { CalendarEvent } from '../../../src/features/visits/icalendar';
import { buildCalendarFile, getCalendarMediaType } from '../../../src/features/visits/icalendar';
import { fc } from '../../seeded-fast-check';

const booked: CalendarEvent = {
  id: '0b7e1c3a-0000-4000-8000-000000000001',
  sequence: 0,
  isCancelled: false,
  slot: { startsAt: Date.UTC(2026, 11, 5, 9), endsAt: Date.UTC(2026, 11, 5, 9, 30) },
  changedAt: Date.UTC(2026, 10, 21, 17, 4, 5, 678),
  title: 'Bezoek aan pand 84213',
  description: 'Verzetten: https://www.huis-vallee.example/nl/mijn-bezoek/',
  location: 'Rue du Vieux Pont 7, 6940 Durbuy',
  url: 'https://www.huis-vallee.example/nl/mijn-bezoek/?id=1&key=2',
  organizer: { name: 'Huis & Vallée', email: 'info@huis-vallee.example' },
  attendee: { name: 'An Maas', email: 'an@example.be' },
  host: 'www.huis-vallee.example',
};

/** Returns the unfolded lines of the calendar file, as calendars read them. */
const unfoldLines = (event: CalendarEvent) =>
  buildCalendarFile(event)
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .filter(Boolean);

test('a visit is an event in UTC with METHOD REQUEST', () => {
  expect(unfoldLines(booked)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Huis & Vallée//www.huis-vallee.example//NL',
    'METHOD:REQUEST',
    'BEGIN:VEVENT',
    'UID:0b7e1c3a-0000-4000-8000-000000000001@www.huis-vallee.example',
    'SEQUENCE:0',
    'DTSTAMP:20261121T170405Z',
    'DTSTART:20261205T090000Z',
    'DTEND:20261205T093000Z',
    'SUMMARY:Bezoek aan pand 84213',
    'LOCATION:Rue du Vieux Pont 7\\, 6940 Durbuy',
    'DESCRIPTION:Verzetten: https://www.huis-vallee.example/nl/mijn-bezoek/',
    'ORGANIZER;CN="Huis & Vallée":mailto:info@huis-vallee.example',
    'ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;CN="An Maas":MAILTO:an@example.be',
    'URL;VALUE=URI:https://www.huis-vallee.example/nl/mijn-bezoek/?id=1&key=2',
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
});

test('a participant without an address is left out, one without a name is named by the address', () => {
  const lines = unfoldLines({
    ...booked,
    organizer: { name: 'Huis & Vallée', email: '' },
    attendee: { name: '', email: 'an@example.be' },
  });
  expect(lines.filter((line) => line.startsWith('ORGANIZER'))).toEqual([]);
  expect(lines).toContain(
    'ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;CN="an@example.be":MAILTO:an@example.be',
  );
});

test('every line ends with a line break, the last one too', () => {
  expect(buildCalendarFile(booked)).toMatch(/\r\nEND:VCALENDAR\r\n$/);
});

test('a cancelled visit has METHOD CANCEL and a higher sequence', () => {
  const cancelled = { ...booked, sequence: 2, isCancelled: true };
  const lines = unfoldLines(cancelled);
  for (const line of ['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:2'])
    expect(lines).toContain(line);
  expect(getCalendarMediaType(cancelled)).toBe('text/calendar; charset=utf-8; method=CANCEL');
});

describe('hostile texts', () => {
  const hostile = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          '\r\n',
          '\n',
          '"',
          ';',
          ',',
          '\\',
          ':',
          '\u2028',
          '\u0000',
          '\t',
          '\\n',
          '€',
        ),
        fc.constantFrom('END:VEVENT', 'é'.repeat(80), '👩‍👩‍👧'.repeat(12)),
        fc.string({ unit: 'grapheme' }),
      ),
    )
    .map((parts) => parts.join(''));

  test('stay on one line each, folded at 75 octets between characters', () => {
    const names = unfoldLines(booked).map((line) => line.split(/[:;]/)[0]);
    fc.assert(
      fc.property(hostile, hostile, hostile, (title, name, email) => {
        const attendee = { name, email: `an${email}@example.be` };
        const event = { ...booked, title, location: `Durbuy ${name}`, attendee };
        expect(unfoldLines(event).map((line) => line.split(/[:;]/)[0])).toEqual(names);
        for (const line of buildCalendarFile(event).split('\r\n')) {
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
          expect(line).not.toMatch(/\p{Cc}/u);
          expect(line.isWellFormed()).toBe(true);
        }
      }),
    );
  });

  test('are read back as they were written', () => {
    fc.assert(
      fc.property(hostile, (title) => {
        const [summary = ''] = unfoldLines({ ...booked, title }).filter((line) =>
          line.startsWith('SUMMARY:'),
        );
        const read = summary
          .slice('SUMMARY:'.length)
          .replace(/\\(.)/g, (_, sign) => (sign === 'n' ? '\n' : sign));
        const written = title
          .replace(/\r\n|[\n\r\u2028\u2029]/g, '\n')
          .replace(/(?!\n)\p{Cc}/gu, '');
        expect(read).toBe(written);
      }),
    );
  });
});
