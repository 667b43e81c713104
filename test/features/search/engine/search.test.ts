import { describe, expect, test } from 'vitest';
import { createCandidateFinder } from '../../../../client/search/prefix-index';
import { searchCatalogue } from '../../../../src/features/search/engine/search';
import { fc } from '../../../seeded-fast-check';

const catalogue = {
  types: [
    { webId: 1, name: 'Maison' },
    { webId: 5, name: 'Immeuble de rapport' },
    { webId: 7, name: 'Garage/Parking' },
  ],
  cities: [
    { Name: 'DURBUY', Zip: '6940' },
    { Name: 'DURBUY', Zip: '6941' },
    { Name: 'ÉREZÉE', Zip: '6997' },
    { Name: 'LA ROCHE-EN-ARDENNE', Zip: '6980' },
  ],
  hasProperty: (id: number) => id === 84213,
};

test.each([
  ['', [1, 5, 7], [], []],
  ['   ', [1, 5, 7], [], []],
  ['durb', [], [0, 1], []],
  ['Durbuy 6941', [], [1], []],
  ['6980', [], [3], []],
  ['erezee', [], [2], []],
  ['ÉREZÉE', [], [2], []],
  ['ardenne', [], [3], []],
  ['la roche en  ardenne', [], [3], []],
  ['garage parking', [7], [], []],
  ['rapport', [5], [], []],
  ['parking', [7], [], []],
  ['MAISON', [1], [], []],
  ['84213', [], [], [84213]],
  ['84213 84213', [], [], [84213]],
  ['8421', [], [], []],
  ['84213 84214', [], [], []],
  ['urbuy', [], [], []],
  ['.*[(\\', [], [], []],
])('“%s” finds types %j, cities %j and properties %j', (text, types, cities, properties) => {
  expect(searchCatalogue(catalogue, text)).toEqual({ types, cities, properties });
});

describe('the panel, which finds candidates by the beginnings of words,', () => {
  const word = fc.constantFrom(
    'la',
    'roche',
    'en',
    'Érezée',
    'durbuy',
    '6940',
    "l'ourthe",
    'ry',
    'r',
  );
  const separator = fc.constantFrom(' ', '-', '/', '’', '  ', '(', '[', ' - ', '');
  const text = fc
    .array(fc.tuple(separator, fc.oneof(word, fc.string({ maxLength: 3 }))), { maxLength: 4 })
    .map((parts) => parts.flat().join(''));
  const catalogues = fc.record({
    types: fc.array(fc.record({ webId: fc.nat(99), name: text }), { maxLength: 5 }),
    cities: fc.array(fc.record({ Name: text, Zip: fc.constantFrom('6940', '6980', '') }), {
      maxLength: 150,
    }),
  });

  test('finds the same results as the server', () => {
    fc.assert(
      fc.property(catalogues, fc.array(text, { minLength: 1, maxLength: 8 }), (entries, texts) => {
        const serverCatalogue = { ...entries, hasProperty: () => false };
        const panelCatalogue = {
          ...serverCatalogue,
          findCandidates: createCandidateFinder(entries),
        };
        const queries = [...texts, ...texts.map((query) => query.slice(0, -1))];
        for (const query of queries)
          expect(searchCatalogue(panelCatalogue, query)).toEqual(
            searchCatalogue(serverCatalogue, query),
          );
      }),
      { numRuns: 200 },
    );
  });
});
