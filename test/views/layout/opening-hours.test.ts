import { expect, test } from 'vitest';
import type { RequestContext } from '../../../src/platform/request-context';
import { buildAgencyData } from '../../../src/views/layout/agency-data';
import { formatOpeningHours } from '../../../src/views/layout/opening-hours';

test.each([
  [{ nl: 'ma–za 9–18 uur' }, 'Mo-Sa 09:00-18:00'],
  [{ nl: 'wo en za 10–16 uur' }, 'We,Sa 10:00-16:00'],
  [{ nl: 'za 9:30 - 12:15' }, 'Sa 09:30-12:15'],
  [{ fr: 'ma–di 9h30–18h' }, 'Tu-Su 09:30-18:00'],
  [{ fr: 'me et sa 10–16\u00a0h' }, 'We,Sa 10:00-16:00'],
  [{ de: 'Mo–Fr 9–17.30 Uhr' }, 'Mo-Fr 09:00-17:30'],
])('%o is %s', (hours, expected) => {
  expect(formatOpeningHours(hours)).toBe(expected);
});

test.each([
  [{ nl: 'op afspraak', fr: 'sur rendez-vous' }],
  [{ nl: 'ma–vr 9–12 en 14–18 uur' }],
  [{ nl: 'xx–za 9–18 uur' }],
  [{ en: 'Mon–Sat 9 am–6 pm' }],
  [{}],
])('%o is no hours that a machine reads', (hours) => {
  expect(formatOpeningHours(hours)).toBeUndefined();
});

test('hours by weekday are told with each span, and days with other hours beside them', () => {
  const office = {
    ...{ name: 'Lier', street: '', houseNumber: '', zip: '', city: '', phone: '', hours: {} },
    week: { mo: '09:00-12:00, 13:30-18:00', sa: '10:00-16:00' },
    otherHours: [{ from: '2000-01-01', until: '2199-12-31', hours: '' }],
    closedOnHolidays: false,
  };
  const agency = { name: 'Wonen', phone: '03 000 00 00', email: 'x@y.example', offices: [office] };
  const ctx = { origin: 'https://x.example', snapshot: { site: { configuration: { agency } } } };
  expect(buildAgencyData(ctx as unknown as RequestContext)).toMatchObject({
    openingHours: ['Mo 09:00-12:00', 'Mo 13:30-18:00', 'Sa 10:00-16:00'],
    specialOpeningHoursSpecification: [
      { validFrom: '2000-01-01', validThrough: '2199-12-31', opens: '00:00', closes: '00:00' },
    ],
  });
});
