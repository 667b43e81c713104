import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readCountry } from '../../../../../scripts/staff/snapshot/import/values/read-country';
import { createImportFolder } from './import-run';
import { createSmallMap } from './small-map';

const { runImport, readCatalogue } = createImportFolder();

const SPELLINGS: Readonly<Record<number, string[]>> = {
  10: ['BE', 'bel', 'B', 'België', 'BELGIE', 'Belgique', 'Belgien', 'Belgium'],
  50: ['LU', 'LUX', 'L', 'Luxemburg', 'LUXEMBOURG', 'Lëtzebuerg', 'Grand-Duché de Luxembourg'],
  70: ['FR', 'FRA', 'F', 'Frankrijk', 'France', 'Frankreich'],
  276: ['DE', 'DEU', 'D', 'Duitsland', 'Allemagne', 'Germany', 'Deutschland'],
  528: ['NL', 'NLD', 'Nederland', 'Pays-Bas', 'Pays Bas', 'Netherlands', 'Niederlande', 'Holland'],
};

test.each(
  Object.entries(SPELLINGS).flatMap(([id, names]) => names.map((name) => [name, Number(id)])),
)('the country %s is %i', (name, id) => {
  expect(readCountry(String(name))).toBe(id);
});

test('a country has its number and its name in both languages; one that nobody knows is refused by name', async () => {
  const source = {
    name: 'a.csv',
    content:
      'id;title;zip;town;land;price\n1;Huis;4780;Sankt Vith;BEL;1000\n2;Haus;54595;Prüm;DEU;1000\n3;Huis;9990;Maldegem;Utopia;1000\n',
    map: createSmallMap({
      source: { format: 'csv' },
      fields: { CountryID: { from: 'land', as: 'country' } },
    }),
  };
  const { report } = await runImport(source, '--partial');
  expect(report.errors).toMatchObject([
    {
      field: 'CountryID',
      message: '"Utopia" is no country that is known: give its number by a table',
    },
  ]);
  const listings: Record<string, unknown>[] = await readCatalogue('properties.json');
  expect(
    listings.map(({ CountryID, CountryName, City }) => [CountryID, CountryName, City]),
  ).toEqual([
    [10, 'België', 'SANKT VITH'],
    [10, 'Belgique', 'SANKT VITH'],
    [276, 'Duitsland', 'PRÜM'],
    [276, 'Allemagne', 'PRÜM'],
  ]);
});

/** A Kyero file as programs write it that do not follow the specification to the letter. */
const DIALECTS: readonly [what: string, from: string | RegExp, to: string][] = [
  ['another root', /<(\/?)root>/g, '<$1properties>'],
  ['a version with a point', '<feed_version>3<', '<feed_version>3.0<'],
  ['languages as attributes', /<(nl|fr|en)>(.*?)<\/\1>/gs, '<text language="$1">$2</text>'],
  ['a country by its code', /<country>Belgium</g, '<country>BEL<'],
  ['a town in capitals, in another language', '>Durbuy<', '>DURBUY <'],
  ['a type in one word', '>Apartment<', '>apartment<'],
  ['a price on request in letters', '<price>x<', '<price>POA<'],
];

test.each(DIALECTS)('the shipped map of Kyero reads %s', async (what, from, to) => {
  const fixture = await readFile(
    join('test/scripts/staff/snapshot/import/fixtures/kyero.xml'),
    'utf8',
  );
  const dialect = fixture.replace(from, to);
  expect(dialect).not.toBe(fixture);
  const content = what.startsWith('languages')
    ? dialect
        .replace(/<\/?desc>/g, '')
        .replaceAll('<text ', '<desc ')
        .replaceAll('/text>', '/desc>')
    : dialect;
  const { report } = await runImport({ name: 'a.xml', content, map: 'kyero.json' });
  expect(report).toMatchObject({ ok: true, listings: 2, errors: [] });
  const [house] = await readCatalogue('properties.json');
  expect(house).toMatchObject({ City: 'DURBUY', Zip: '6940', CountryID: 10, PublishPrice: false });
  expect(house.TypeDescription).toMatch(/^Landhuis/);
});
