import { describe, expect, test } from 'vitest';
import {
  findForeignTerm,
  isFieldOfRegion,
  parseFloodClass,
} from '../../../src/domain/law/regional-terms';

const [walloon, brussels, flemish, foreign] = [
  { Zip: '6940', CountryID: 10 },
  { Zip: '1040', CountryID: 10 },
  { Zip: '3680', CountryID: 10 },
  { Zip: '9711', CountryID: 50 },
];

describe('a field of one region', () => {
  test.each([
    ['Mobiscore', flemish, true],
    ['Mobiscore', walloon, false],
    ['Mobiscore', brussels, false],
    ['Mobiscore', foreign, false],
    ['FloodPScore', flemish, true],
    ['FloodPScore', walloon, false],
    ['RiverbankZone', walloon, false],
    ['FloodRiskArea', walloon, true],
    ['Heritage', foreign, true],
  ] as const)('%s at %o: %s', (field, place, belongs) => {
    expect(isFieldOfRegion(field, place)).toBe(belongs);
  });
});

describe('a word of one region', () => {
  test.each([
    ['BDES: geen gegevens (wit)', walloon, undefined],
    ['BDES: geen gegevens (wit)', brussels, 'BDES'],
    ['Geen overstromingsgevaar (aléa nul)', flemish, 'aléa'],
    ['Aléa d’inondation nul', walloon, undefined],
    ['Kleine kans (P-score C)', walloon, 'P-score or G-score'],
    ['Faible (score P : C)', flemish, undefined],
    ['OVAM: geen gegevens', foreign, 'OVAM'],
    ['Mogelijk overstromingsgevoelig', flemish, 'overstromingsgevoelig'],
    ['Zone potentiellement inondable', walloon, 'overstromingsgevoelig'],
    ['Niet overstromingsgevoelig', flemish, undefined],
  ])('“%s” at %o: %s', (text, place, word) => {
    expect(findForeignTerm(text, place)).toBe(word);
  });
});

test.each([
  ['A', 'A'],
  [' d ', 'D'],
  ['E', undefined],
  ['', undefined],
  [undefined, undefined],
])('the flood class of %j is %s', (score, floodClass) => {
  expect(parseFloodClass(score)).toBe(floodClass);
});
