import { expect, test } from 'vitest';
import abroad from '../../../data/places/abroad.json';
import neighbours from '../../../data/places/neighbours.json';
import texts from '../../../data/texts/nl.json';
import { beginsAskedPlace, findAskedPlaces } from '../../../src/domain/places/asked-places';

test('the towns abroad are lines of the neighbours, in their order', () => {
  const known = new Set(neighbours.places);
  expect(abroad.places.filter((line) => !known.has(line))).toEqual([]);
  expect(abroad.places).toEqual(abroad.places.toSorted());
});

test('no town abroad is called as a word of the site', () => {
  const words = new Set(Object.values(texts).flatMap((text) => text.match(/\p{Ll}+/gu) ?? []));
  expect(abroad.places.filter((line) => words.has(line.split('|')[0] ?? ''))).toEqual([]);
});

test.each([
  ['Aken', 'Aachen', 50.78],
  ['aix-la-chapelle', 'Aachen', 50.78],
  ['Ulflingen', 'Troisvierges', 50.12],
  ['MAASTRICHT', 'Maastricht', 50.85],
  ['Durbuy', 'Durbuy', 50.35],
])('“%s” is %s, and lies where it lies', (typed, name, latitude) => {
  const [place] = findAskedPlaces(typed);
  expect(place?.name).toBe(name);
  expect(place?.Latitude).toBeCloseTo(latitude, 1);
});

test('the beginning of a longer name abroad is known as one', () => {
  expect(beginsAskedPlace('esch sur')).toBe(true);
});
