import { expect, test } from 'vitest';
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
