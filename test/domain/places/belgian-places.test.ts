import { expect, test } from 'vitest';
import belgium from '../../../data/places/belgium.json';
import neighbours from '../../../data/places/neighbours.json';
import { computeDistanceKm } from '../../../src/domain/catalogue/distance';
import { beginsBelgianPlace, findBelgianPlaces } from '../../../src/domain/places/belgian-places';
import { toPlaceKey } from '../../../src/domain/places/place-key';

const LINE = /^[a-z\d ]+\|[^|]+\|(?:49|50|51)\.\d{3}\|[2-6]\.\d{3}\|\d{4}(?: \d{4})*\|[^|]*$/;

test('every line holds a key, its name, coordinates in Belgium, postcodes and municipality', () => {
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

/** The postcodes of provinces and regions, as bpost deals them out. */
const PROVINCES: readonly (readonly [lowest: number, highest: number])[] = [
  [1000, 1299],
  [1300, 1499],
  [1500, 1999],
  [2000, 2999],
  [3000, 3499],
  [3500, 3999],
  [4000, 4999],
  [5000, 5999],
  [6000, 6599],
  [6600, 6999],
  [7000, 7999],
  [8000, 8999],
  [9000, 9999],
];
/** Joined over the border of two provinces, in 2025. */
const OVER_THE_BORDER = new Set(['Beveren-Kruibeke-Zwijndrecht']);

test('the tables are in the order of their keys, since they are searched as they are', () => {
  for (const lines of [belgium.places, belgium.everydayNames, neighbours.places])
    expect(lines).toEqual(lines.toSorted());
});

test('the postcodes of a place are of one province', () => {
  const wrong = [...belgium.places, ...belgium.everydayNames].filter((line) => {
    const [, name = '', , , postcodes = ''] = line.split('|');
    const provinces = postcodes
      .split(' ')
      .map((code) => PROVINCES.findIndex(([low, high]) => +code >= low && +code <= high));
    const isOne = new Set(provinces).size === 1 && !provinces.includes(-1);
    return isOne === OVER_THE_BORDER.has(name);
  });
  expect(wrong).toEqual([]);
});

test('every part of a municipality names one, which has its postcodes', () => {
  const lines = [...belgium.places, ...belgium.everydayNames].map((line) => line.split('|'));
  const wrong = lines.filter(([, , , , postcodes = '', municipality = '']) => {
    const whole = lines.find(([, name, , , , of]) => name === municipality && of === '');
    const codes = whole?.[4]?.split(' ') ?? [];
    return municipality && !postcodes.split(' ').every((code) => codes.includes(code));
  });
  expect(wrong).toEqual([]);
});

test('every place is found by its name, in capitals and without hyphens and accents', () => {
  for (const line of belgium.places) {
    const [key = '', name = ''] = line.split('|');
    const found = findBelgianPlaces(name);
    expect(found.map((place) => place.name)).toContain(name);
    expect(findBelgianPlaces(name.toUpperCase().replaceAll('-', ' '))).toEqual(found);
    expect(toPlaceKey(key)).toBe(key);
    expect(findBelgianPlaces(key)).toContainEqual(expect.objectContaining({ name }));
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
