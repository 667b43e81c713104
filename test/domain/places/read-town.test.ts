import { describe, expect, test } from 'vitest';
import belgium from '../../../data/places/belgium.json';
import neighbours from '../../../data/places/neighbours.json';
import { readTown, readZip, toCityName } from '../../../src/domain/places/read-town';

/** Ways in which feeds write the name of a town. */
const SPELLINGS: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => name.toLocaleUpperCase('fr'),
  (name) => name.toLowerCase(),
  (name) => `  ${name.replaceAll('-', ' ')} `,
  (name) => name.normalize('NFD').replace(/\p{Diacritic}/gu, ''),
  (name) => name.replaceAll("'", '’'),
  (name) => name.replace(/\bSint-/, 'St.-').replace(/\bSaint-/, 'St '),
  (name) => name.replace(/\bSint-/, 'ST-').replace(/\bSainte-/, 'Ste-'),
];

const readLine = (line: string) => {
  const [key = '', name = '', latitude, , postcodes = '', municipality = ''] = line.split('|');
  return {
    key,
    name,
    latitude: Number(latitude),
    postcodes: postcodes.split(' ').filter(Boolean),
    municipality,
  };
};
const LINES = [...belgium.places, ...belgium.everydayNames].map(readLine);

test('every place of Belgium is read in every spelling, by each of its postcodes', () => {
  const wrong: string[] = [];
  for (const { key, name, postcodes, municipality } of LINES)
    for (const postcode of postcodes)
      for (const [index, written] of [...SPELLINGS.map((spell) => spell(name)), key].entries()) {
        const found = readTown(written, postcode);
        // Of a part and its municipality of the same name the municipality is meant.
        if (found?.name !== name && found?.municipality !== municipality)
          wrong.push(`${written} ${postcode} (${index}): ${found?.name}`);
      }
  expect(wrong).toEqual([]);
});

test('every part of a municipality is read beside it, in either order', () => {
  const wrong: string[] = [];
  for (const { name, municipality, postcodes } of LINES) {
    const [postcode] = postcodes;
    if (!municipality || municipality === name) continue;
    for (const written of [
      `${municipality} (${name})`,
      `${name} (${municipality})`,
      `${municipality} - ${name}`,
      `${name} / ${municipality}`,
    ]) {
      const found = readTown(written, postcode);
      if (found?.name !== name) wrong.push(`${written} ${postcode}: ${found?.name}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('every place of the neighbours is read by its postcode, or by its name alone', () => {
  const lines = neighbours.places.map(readLine);
  const namesakes = Map.groupBy([...LINES, ...lines], ({ key }) => key);
  const isOnly = ({ name }: (typeof lines)[number]) =>
    lines.every((line) => line.name !== name || namesakes.get(line.key)?.length === 1);
  const only = lines.filter(isOnly);
  expect(only.length).toBeGreaterThan(3000);
  const wrong = only.filter(
    ({ name, latitude, postcodes }) => readTown(name, postcodes[0])?.Latitude !== latitude,
  );
  expect(wrong).toEqual([]);
});

describe('one town', () => {
  test.each([
    ['SINT-TRUIDEN', '3800', 'SINT-TRUIDEN'],
    ['St-Truiden', '3800', 'SINT-TRUIDEN'],
    ['Saint-Trond', 'B-3800', 'SINT-TRUIDEN'],
    ['3800 Sint Truiden', '', 'SINT-TRUIDEN'],
    ['B-3800 ST. TRUIDEN', '', 'SINT-TRUIDEN'],
    ['Durbuy (Barvaux)', '6940', 'BARVAUX'],
    ['Barvaux-sur-Ourthe', '6940', 'BARVAUX'],
    ['Bruxelles', '1000', 'BRUXELLES'],
    ['Brussel', '1000', 'BRUXELLES'],
    ['Ixelles', '1050', 'IXELLES'],
    ['Elsene (Brussel)', '1050', 'IXELLES'],
    ['Luik', '4020', 'LIÈGE'],
    ['Lüttich', '4000', 'LIÈGE'],
    ['Aalst', '3800', 'AALST'],
    ['Luxemburg', 'L-1234', 'LUXEMBOURG'],
    ['Rijsel', '59000', 'LILLE'],
    ['Mal', '3700', 'MAL'],
  ])('%s %s is %s', (town, zip, name) => {
    const place = readTown(town, zip);
    expect(place && toCityName(place)).toBe(name);
  });

  test.each([
    ['Sint-Truiden', '9000'],
    ['Aalst', ''],
    ['Nergenshuizen', '9000'],
    ['', '9000'],
    ['()', ''],
  ])('“%s” %s is none', (town, zip) => {
    expect(readTown(town, zip)).toBeUndefined();
  });

  test.each([
    ['B-3800', '3800'],
    ['BE 3800', '3800'],
    ['L-9710', '9710'],
    [' 3800 ', '3800'],
    ['1234 AB', '1234 AB'],
    ['BT1 5GS', 'BT1 5GS'],
  ])('the postcode “%s” is %s', (zip, expected) => {
    expect(readZip(zip)).toBe(expected);
  });
});
