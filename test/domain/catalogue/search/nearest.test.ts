import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from '../../../../src/domain/catalogue/search/edit-distance';
import { nearest } from '../../../../src/domain/catalogue/search/nearest';
import { suggestionsOf } from '../../../../src/domain/catalogue/search/suggestions';

const counts = { sale: 2, rent: 0 };
const catalogue = {
  types: [
    { webId: 1, name: 'Huis', kinds: ['Huis', 'Chalet', 'Villa', 'Gîte/B&B'], ...counts },
    { webId: 2, name: 'Appartement', kinds: ['Duplex'], ...counts },
    { webId: 5, name: 'Opbrengsteigendom', kinds: ['Opbrengst – appartementsgebouw'], ...counts },
  ],
  cities: [
    { Name: 'DURBUY', Zip: '6940', label: 'Durbuy [6940]', ...counts },
    { Name: 'ÉREZÉE', Zip: '6997', label: 'Érezée [6997]', ...counts },
    { Name: 'MARCHE-EN-FAMENNE', Zip: '6900', label: 'Marche-en-Famenne [6900]', ...counts },
    { Name: 'SOMME-LEUZE', Zip: '5377', label: 'Somme-Leuze [5377]', ...counts },
    { Name: 'SPA', Zip: '4900', label: 'Spa [4900]', ...counts },
  ],
};

const suggested = (text: string) =>
  suggestionsOf(catalogue, nearest(catalogue, text), (type, kind) => `${type}, ook ${kind}`).map(
    ({ name }) => name,
  );

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
])('“%s” may mean %j', (text, names) => {
  expect(suggested(text)).toEqual(names);
});

test('a list by type and town asks for both, and says no number that nobody counted', () => {
  const [both] = suggestionsOf(catalogue, nearest(catalogue, 'huis durbuy'), (type) => type);
  expect(both).toEqual({ name: 'Huis, Durbuy [6940]', query: 'city=DURBUY%7C6940&type=1' });
  const [one] = suggestionsOf(catalogue, nearest(catalogue, 'durbui'), (type) => type);
  expect(one?.counts).toEqual(counts);
});

test.each([
  ['durbuy', 'durbuy', 0],
  ['durbuy', 'durby', 1],
  ['durbuy', 'drubuy', 1],
  ['durbuy', 'burbui', 2],
  ['', 'spa', 3],
])('from “%s” to “%s” it is %i letters', (one, other, letters) => {
  expect(editDistance(one, other)).toBe(letters);
});

test('it is as far from one word to another as back, and no farther than the longer one is long', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 9 }), fc.string({ maxLength: 9 }), (one, other) => {
      const letters = editDistance(one, other);
      expect(letters).toBe(editDistance(other, one));
      expect(letters).toBeLessThanOrEqual(Math.max(one.length, other.length));
      expect(letters === 0).toBe(one === other);
    }),
  );
});

test('whatever is typed, what is suggested is there', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (text) => {
      const { types, cities } = nearest(catalogue, text);
      expect(types.every(({ webId }) => [1, 2, 5].includes(webId))).toBe(true);
      expect(cities.every((place) => catalogue.cities[place])).toBe(true);
    }),
  );
});
