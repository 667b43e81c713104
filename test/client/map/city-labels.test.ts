import { expect, test } from 'vitest';
import { buildCityLabels, isOneCity } from '../../../client/map/frame/city-labels';
import type { BaseMap } from '../../../src/domain/map/base-map';

const ON_THE_MAP: BaseMap['cities'] = [
  [{ nl: 'Brussel', fr: 'Bruxelles', en: 'Brussels' }, 50_850, 4349, 1],
  ['Ninove', 50_828, 4027, 2],
];

test('a city of the site has one label, in the words of the map', () => {
  const labels = buildCityLabels(ON_THE_MAP, [['Bruxelles', 50.847, 4.353, 12]], 'en');
  expect(labels.map(({ name }) => name)).toEqual(['Brussels', 'Ninove']);
});

test('a name of the map in any language is its city, where its postcode has its middle farther off', () => {
  const oostende = [{ nl: 'Oostende', fr: 'Ostende', en: 'Ostend' }, 51_230, 2912, 1] as const;
  const name = (language: string, latitude: number) =>
    buildCityLabels(
      [[...oostende] as BaseMap['cities'][number]],
      [['Oostende', latitude, 2.937, 4]],
      language,
    ).map((label) => label.name);
  expect(name('en', 51.206)).toEqual(['Ostend']);
  expect(name('fr', 51.206)).toEqual(['Ostende']);
  expect(name('en', 51.1)).toEqual(['Oostende', 'Ostend']);
});

test('its neighbour keeps its own', () => {
  const labels = buildCityLabels(ON_THE_MAP, [['Ixelles', 50.828, 4.372, 3]], 'fr');
  expect(labels.map(({ name }) => name)).toEqual(['Ixelles', 'Bruxelles', 'Ninove']);
});

test('beyond the five with the most properties a city is labelled when zoomed in', () => {
  const towns = [9, 8, 7, 6, 5, 4].map((count) => [`T${count}`, 50 + count, 4, count] as const);
  expect(buildCityLabels([], towns, 'nl').map(({ minZoom }) => minZoom)).toEqual([
    9, 9, 9, 9, 9, 10,
  ]);
});

test('a name beside a ring is that of the map, in any language, and of no neighbour', () => {
  const labels = buildCityLabels(ON_THE_MAP, [['Ixelles', 50.828, 4.372, 3]], 'nl');
  const listOthers = (name: string) =>
    labels.filter((label) => !isOneCity(label, [name, 50.84, 4.36])).map((label) => label.name);
  expect(listOthers('Bruxelles')).toEqual(['Ixelles', 'Ninove']);
  expect(listOthers('Brussels')).toEqual(['Ixelles', 'Ninove']);
});
