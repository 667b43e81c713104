import { expect, test } from 'vitest';
import { fc } from '../../seeded-fast-check';
import { changeRecords, DETAILS, findProblems } from './checked-files';

/** Returns what is warned of the villa's short description. */
const warnOf = (ShortDescription: string, Description = '') =>
  findProblems((files) =>
    changeRecords(files, DETAILS, 84213, { ShortDescription, Description }),
  ).warnings.filter((warning) => warning.startsWith('84213 nl ShortDescription'));

test.each([
  ['Het bouquet bedraagt € 145.', '€ 145.'],
  ['Le bouquet est de 145.', '145.'],
  ['Prijs: EUR 1.250', '250'],
  ['<p>Bruto-opbrengst van € 45.</p>', '€ 45.'],
])('%s ends in a number', (text, number) => {
  expect(warnOf(text)).toEqual([
    `84213 nl ShortDescription ends in '${number}': is a longer number cut?`,
  ]);
});

test.each([
  'Gebouwd in 1974.',
  'Een huis met 3 slaapkamers.',
  'Te koop voor € 145.000 of meer.',
  '',
])('%s does not', (text) => expect(warnOf(text)).toEqual([]));

test('a text that is cut at any sign of thousands is found, and whole ones are not', () => {
  const separator = fc.constantFrom('.', ',', ' ', '\u00a0', '\u202f');
  fc.assert(
    fc.property(fc.integer({ min: 1_000, max: 99_999_999 }), separator, (price, sign) => {
      const number = String(price).replace(/\B(?=(?:\d{3})+$)/g, sign);
      const text = `Een huis voor ${number} euro. Nummer ${number}.`;
      const cut = text.slice(0, text.indexOf(sign, 14) + 1).trim();
      expect(warnOf(cut, text)).toHaveLength(1);
      expect(warnOf(text, `${text} Verder niets.`)).toEqual([]);
    }),
    { numRuns: 30 },
  );
});
