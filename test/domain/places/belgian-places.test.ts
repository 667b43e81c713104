import { expect, test } from 'vitest';
import belgium from '../../../data/places/belgium.json';
import { computeDistanceKm } from '../../../src/domain/catalogue/distance';
import { beginsBelgianPlace, findBelgianPlaces } from '../../../src/domain/places/belgian-places';
import { toPlaceKey } from '../../../src/domain/places/place-key';

const LINE = /^[a-z\d ,]+\|[^|]+\|(?:49|50|51)\.\d{3}\|[2-6]\.\d{3}\|\d{4}(?: \d{4})*\|[^|]*$/;

test('every line holds its keys, its name, coordinates in Belgium, postcodes and municipality', () => {
  const lines = [...belgium.places, ...belgium.everydayNames];
  expect(lines.filter((line) => !LINE.test(line))).toEqual([]);
});

test('every place is found by its postcodes, which no place is far away from', () => {
  for (const line of belgium.places) {
    const [, name, , , postcodes = ''] = line.split('|');
    for (const postcode of postcodes.split(' ')) {
      const found = findBelgianPlaces(postcode);
      expect(found.map((place) => place.name)).toContain(name);
      const [first] = found;
      for (const place of first ? found : [])
        expect(computeDistanceKm(place, first as typeof place), postcode).toBeLessThan(25);
    }
  }
});

test('every part of a municipality names one that is a place itself', () => {
  for (const line of [...belgium.places, ...belgium.everydayNames]) {
    const municipality = line.split('|').at(-1) ?? '';
    if (municipality)
      expect(findBelgianPlaces(municipality).map(({ name }) => name)).toContain(municipality);
  }
});

test('every place is found by its name, in capitals and without hyphens and accents', () => {
  for (const line of belgium.places) {
    const [keys = '', name = ''] = line.split('|');
    const found = findBelgianPlaces(name);
    expect(found.map((place) => place.name)).toContain(name);
    expect(findBelgianPlaces(name.toUpperCase().replaceAll('-', ' '))).toEqual(found);
    for (const key of keys.split(',')) expect(toPlaceKey(key)).toBe(key);
  }
});

test.each([
  ['Gand', 'Gent'],
  ['Ghent', 'Gent'],
  ['Lüttich', 'Liège'],
  ['Luik', 'Liège'],
  ['Aarlen', 'Arlon'],
  ['St-Hubert', 'Saint-Hubert'],
  ['Sint Hubert', 'Saint-Hubert'],
  ['Ste Ode', 'Sainte-Ode'],
  ['St. Truiden', 'Sint-Truiden'],
  ['Elsene', 'Ixelles'],
  ['eigenbrakel', "Braine-l'Alleud"],
  ['Bilzen-Hoeselt', 'Bilzen-Hoeselt'],
  ['Hoeselt', 'Hoeselt'],
  ['Tohogne', 'Tohogne'],
  ['Viroinval', 'Viroinval'],
  ['Ham-sur-Heure-Nalinnes', 'Ham-sur-Heure-Nalinnes'],
  ['Courtrai', 'Kortrijk'],
])('“%s” is %s', (typed, name) => {
  expect(findBelgianPlaces(typed).map((place) => place.name)).toEqual([name]);
});

test.each(['rivière', 'berg', 'Ourthe', 'bos', 'linden', 'heure', ''])(
  'the everyday word “%s” is no place',
  (word) => {
    expect(findBelgianPlaces(word)).toEqual([]);
  },
);

test('the beginning of a longer name is known as one', () => {
  expect(beginsBelgianPlace('la roche en')).toBe(true);
  expect(beginsBelgianPlace('st')).toBe(true);
  expect(beginsBelgianPlace('la roche en ardenne')).toBe(false);
});

test('coordinates are those of the place', () => {
  const [durbuy] = findBelgianPlaces('Durbuy');
  expect(durbuy?.Latitude).toBeCloseTo(50.353, 2);
  expect(durbuy?.Longitude).toBeCloseTo(5.456, 2);
});
