import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeEditDistance, isWithinEdits } from '../../../../src/domain/catalogue/edit-distance';
import { fuzzySearch } from '../../../../src/domain/catalogue/fuzzy-search';
import { buildSuggestions } from '../../../../src/features/search/engine/suggestions';

const counts = { sale: 2, rent: 0 };
/** One property of this type for sale. */
const ofType = (webId: number): [number, number, number] => [webId, 1, 0];
const catalogue = {
  types: [
    { webId: 1, name: 'Huis', kinds: ['Huis', 'Chalet', 'Villa', 'Gîte/B&B'], ...counts },
    { webId: 2, name: 'Appartement', kinds: ['Duplex'], ...counts },
    { webId: 5, name: 'Opbrengsteigendom', kinds: ['Opbrengst – appartementsgebouw'], ...counts },
  ],
  cities: [
    { Name: 'DURBUY', Zip: '6940', label: 'Durbuy [6940]', types: [ofType(1)], ...counts },
    { Name: 'ÉREZÉE', Zip: '6997', label: 'Érezée [6997]', types: [], ...counts },
    {
      Name: 'MARCHE-EN-FAMENNE',
      Zip: '6900',
      label: 'Marche-en-Famenne [6900]',
      types: [],
      ...counts,
    },
    { Name: 'SOMME-LEUZE', Zip: '5377', label: 'Somme-Leuze [5377]', types: [], ...counts },
    { Name: 'SPA', Zip: '4900', label: 'Spa [4900]', types: [], ...counts },
  ],
};

const findSuggestionNames = (text: string) =>
  buildSuggestions(
    catalogue,
    fuzzySearch(catalogue, text),
    (type, kind) => `${type}, ook ${kind}`,
  ).map(({ name }) => name);

test.each([
  ['chalet', ['Huis, ook chalet']],
  ['villa te koop', ['Huis, ook villa']],
  ['huis met tuin', ['Huis']],
  ['appartement te huur', ['Appartement']],
  ['apartement', ['Appartement']],
  ['durbui', ['Durbuy [6940]']],
  ['erezée centrum', ['Érezée [6997]']],
  ['marche en famene', ['Marche-en-Famenne [6900]']],
  ['te koop in spa', ['Spa [4900]']],
  ['huis Durbuy', ['Huis, Durbuy [6940]']],
  ['gite in Somme Leuze', ['Huis, ook gîte/B&B, Somme-Leuze [5377]']],
  ['rue du moulin 12', []],
  ['', []],
  ['.*[(\\ <b>', []],
])('“%s” suggests %j', (text, names) => {
  expect(findSuggestionNames(text)).toEqual(names);
});

test.each([
  ['huis durbuy', { name: 'Huis, Durbuy [6940]', query: 'city=DURBUY%7C6940&type=1' }, 1],
  ['appartement durbuy', { name: 'Appartement, Durbuy [6940]' }, 0],
])('“%s” suggests a list by type and city with its own counts', (text, list, sale) => {
  const [both] = buildSuggestions(catalogue, fuzzySearch(catalogue, text), (type) => type);
  expect(both).toMatchObject({ ...list, counts: { sale, rent: 0 } });
});

test('a suggested city has its counts', () => {
  const [one] = buildSuggestions(catalogue, fuzzySearch(catalogue, 'durbui'), (type) => type);
  expect(one?.counts).toEqual(counts);
});

test.each([
  ['durbuy', 'durbuy', 0],
  ['durbuy', 'durby', 1],
  ['durbuy', 'drubuy', 1],
  ['durbuy', 'burbui', 2],
  ['', 'spa', 3],
])('the distance from “%s” to “%s” is %i', (one, other, distance) => {
  expect(computeEditDistance(one, other)).toBe(distance);
});

test('the distance is symmetric, and at most the length of the longer word', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 9 }), fc.string({ maxLength: 9 }), (one, other) => {
      const distance = computeEditDistance(one, other);
      expect(distance).toBe(computeEditDistance(other, one));
      expect(distance).toBeLessThanOrEqual(Math.max(one.length, other.length));
      expect(distance === 0).toBe(one === other);
    }),
  );
});

test('whether words are within some edits follows from their distance', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abcd'), maxLength: 7 });
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 3 }), (one, other, edits) => {
      expect(isWithinEdits(one, other, edits)).toBe(computeEditDistance(one, other) <= edits);
    }),
  );
});

test('any text finds only types and cities of the catalogue', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (text) => {
      const { types, cities } = fuzzySearch(catalogue, text);
      expect(types.every(({ webId }) => [1, 2, 5].includes(webId))).toBe(true);
      expect(cities.every((index) => catalogue.cities[index])).toBe(true);
    }),
  );
});

test('of an endless text twelve words are compared, each once', () => {
  const word = fc.constantFrom(
    'durbui',
    'huis',
    'spa',
    'chalet',
    'erezee',
    'xqzt',
    'marche',
    'villa',
  );
  fc.assert(
    fc.property(
      fc.array(word, { maxLength: 12 }),
      fc.array(word, { maxLength: 300 }),
      (some, more) => {
        const distinct = Array.from({ length: 12 }, (_, number) => `${'abcdefghijkl'[number]}xyz`);
        const found = fuzzySearch(catalogue, some.join(' '));
        expect(fuzzySearch(catalogue, [...some, ...some].join(' '))).toEqual(found);
        expect(fuzzySearch(catalogue, [...distinct, ...more].join(' '))).toEqual(
          fuzzySearch(catalogue, distinct.join(' ')),
        );
      },
    ),
  );
});
