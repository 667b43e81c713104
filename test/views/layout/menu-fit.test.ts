import { describe, expect, test } from 'vitest';
import { computeMenuRoom, countFittingEntries } from '../../../src/views/layout/menu-fit';

const HEADER = {
  agencyName: 'Huis & Vallée',
  logoProportion: undefined,
  languages: 2,
  hasFlags: false,
  button: 'Gratis schatting',
};
const count = (labels: readonly string[], header = HEADER, limit = 8) =>
  countFittingEntries(
    labels.map((label) => ({ label, hasArrow: false })),
    'Meer',
    { limit, room: computeMenuRoom(header), fontSize: 15 },
  );
const DUTCH = 'Te koop,Te huur,Bouwgrond,Projecten,Campings,Diensten,Ons team,Contact,Vragen'.split(
  ',',
);

describe('the entries of the menu bar', () => {
  test('of two languages are eight, as the demonstration configures', () => {
    expect(count(DUTCH)).toBe(8);
  });

  test('are fewer where the languages, the button or the words need more room', () => {
    expect(count(DUTCH, { ...HEADER, languages: 4 })).toBe(6);
    expect(count(DUTCH, { ...HEADER, button: 'Kostenlose Schätzung vereinbaren' })).toBeLessThan(8);
    expect(count(DUTCH.map((label) => `${label} in de Ardennen`))).toBeLessThan(5);
  });

  test('never exceed the configured number, and are at least one', () => {
    expect(count(['A', 'B', 'C'], HEADER, 2)).toBe(2);
    expect(count(['M'.repeat(200), 'B'])).toBe(1);
    expect(count(Array(14).fill('Een lange titel'), HEADER, 20)).toBeLessThan(8);
  });
});
