import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listSourcePaths } from '../../../../../scripts/staff/snapshot/import/suggest/list-source-paths';
import { proposeMap } from '../../../../../scripts/staff/snapshot/import/suggest/propose-map';
import { readUnknownSource } from '../../../../../scripts/staff/snapshot/import/suggest/read-unknown-source';
import { suggestMap } from '../../../../../scripts/staff/snapshot/import/suggest/suggest-map';
import { parseReport, runStaff } from '../../staff-tool';
import { createImportFolder, MAPS } from './import-run';

const { paths, runImport, readCatalogue } = createImportFolder();
const FIXTURES = 'test/scripts/staff/snapshot/import/fixtures';

/** Proposes a map from names and values alone, as for a format that nobody knows. */
async function proposeUnknown(file: string) {
  const unknown = readUnknownSource(await readFile(file));
  if ('problem' in unknown) throw new Error(unknown.problem);
  const records = [...unknown.read.records.values()].flat();
  return proposeMap(unknown.guess, listSourcePaths(records), records.length).map;
}

type Fields = Record<string, { from?: string | string[] }>;

const suggest = async (file: string) => {
  const suggestion = await suggestMap({ bytes: await readFile(file), isFolder: false });
  if ('problem' in suggestion) throw new Error(suggestion.problem);
  return suggestion;
};

/** A path without languages: which of two languages a rule names first does not matter. */
const toPlain = (path: string) =>
  path
    .replace(/\[(?:languageId|@lang)=[^\]]*\]/, '[*]')
    .replace(/^\{language\}\./, '')
    .replace(/[_.]?\{language\}$|[_.](?:nl|fr|en|de)$/, '');

/** Returns the rules of the format's own map that read a path which the source fills: the right ones. */
async function listRightRules(
  map: string,
  filled: readonly string[],
): Promise<[string, string[]][]> {
  const { fields } = JSON.parse(await readFile(join(MAPS, map), 'utf8')) as { fields: Fields };
  return Object.entries(fields).flatMap(([field, { from = [] }]): [string, string[]][] => {
    const right = [from].flat().map(toPlain);
    return right.some((path) => filled.includes(path)) ? [[field, right]] : [];
  });
}

/** Formats, and the share of the rules of their own map that is proposed from names and values alone. */
const FORMATS: readonly [format: string, file: string, map: string, share: number][] = [
  ['the agency’s own table', join(MAPS, 'table.csv'), 'table.json', 0.95],
  ['Whise', join(FIXTURES, 'whise.json'), 'whise.json', 0.7],
  ['Kyero', join(FIXTURES, 'kyero.xml'), 'kyero.json', 0.95],
  ['OpenImmo', join(FIXTURES, 'openimmo.xml'), 'openimmo.json', 0.95],
  ['Poliris, whose columns have no names', join(FIXTURES, 'poliris.csv'), 'poliris.json', 0],
  ['BLM', join(FIXTURES, 'blm.blm'), 'blm.json', 0.8],
  ['REAXML', join(FIXTURES, 'reaxml.xml'), 'reaxml.json', 0.9],
  ['schema.org', join(FIXTURES, 'schema-org.json'), 'schema-org.json', 1],
  ['Omnicasa', join(FIXTURES, 'omnicasa/nl.json'), 'omnicasa.json', 0.9],
];

describe('a proposed map', () => {
  test.each(FORMATS)(
    'of %s is the shipped one; from names and values alone it has its share of right rules',
    async (_, file, map, share) => {
      const { map: shipped, paths: filled, recognized } = await suggest(file);
      expect(shipped).toEqual(JSON.parse(await readFile(join(MAPS, map), 'utf8')));
      const proposed = await proposeUnknown(file);
      const right = await listRightRules(
        map,
        filled.map(({ path }) => toPlain(path)),
      );
      const fields = proposed.fields as Fields;
      const wrong = right.flatMap(([field, options]) => {
        const own = [fields[field]?.from ?? []].flat().map(toPlain);
        return own.some((path) => options.includes(path)) ? [] : field;
      });
      const found = (right.length - wrong.length) / right.length;
      expect(found, `wrong: ${wrong.join(', ')}`).toBeGreaterThanOrEqual(share);
      expect(recognized?.name).toBe(map.replace('.json', ''));
    },
  );

  test('of a format that nobody knows has the rules that a reader of it would write', async () => {
    const { map, records } = await suggest(join(FIXTURES, 'trovit.xml'));
    expect(records).toBe(2);
    expect(map).toMatchObject({
      source: { format: 'xml', records: 'trovit.ad[*]' },
      id: { from: 'id', register: 'ids.json' },
      pictures: { from: 'pictures.picture[*]', url: 'picture_url' },
      tables: { Goal: { 'For sale': 0, 'For rent': 1 }, WebID: { House: 1, Flat: 2 } },
    });
    const right = {
      ...{ Goal: 'type', WebID: 'property_type', TypeDescription: 'title', Description: 'content' },
      ...{ City: 'city', Zip: 'postcode', Street: 'address', Price: 'price', MonthlyRent: 'price' },
      ...{ SurfaceLiving: 'floor_area', SurfaceGround: 'plot_area', NumberOfBedRooms: 'rooms' },
      ...{ NumberOfBathRooms: 'bathrooms', ConstructionYear: 'year', IsFurnished: 'is_furnished' },
      ...{ Latitude: 'latitude', Longitude: 'longitude', DatePosted: 'date' },
    };
    const fields = map.fields as Fields;
    expect(
      Object.fromEntries(Object.keys(right).map((field) => [field, fields[field]?.from])),
    ).toEqual(right);
  });
});

test('the proposed map of an agency’s own table imports it, and what nobody knows is named', async () => {
  const file = resolve(FIXTURES, 'agency.csv');
  const mapFile = join(paths.folder, 'map.json');
  const words = ['snapshot', 'import', file, '--suggest', '--map', mapFile];
  const { suggestion } = parseReport(await runStaff(...words, '--json'));
  expect(suggestion).toMatchObject({ format: 'csv', encoding: 'utf-8', records: 3 });
  expect(suggestion.paths).toContainEqual({
    path: 'Soort',
    label: '',
    count: 3,
    samples: ['woning', 'appartement', 'kasteel'],
  });
  expect(suggestion.missing).toContain('table WebID: kasteel');
  const { report } = await runImport(
    {
      name: 'agency.csv',
      content: await readFile(file),
      map: JSON.parse(await readFile(mapFile, 'utf8')),
    },
    '--partial',
  );
  expect(report).toMatchObject({
    listings: 2,
    errors: [{ record: 'record 3 (70103), line 4', field: 'WebID' }],
  });
  const [summary] = await readCatalogue('properties.json');
  const [detail] = await readCatalogue('property-details.json');
  expect({ ...detail, ...summary }).toMatchObject({
    ...{ ID: 70_101, Goal: 0, WebID: 1, Price: 245_000, EnergyPerformance: 198, EPCLabelText: 'C' },
    ...{ SurfaceLiving: 168.5, SurfaceGround: 2350, CadastralIncome: 1250, ConstructionYear: 1956 },
  });
  const again = await runStaff(...words);
  expect(again.exitCode).toBe(2);
});

test('a number beside no street is the listing’s', async () => {
  const bytes = Buffer.from(
    'Nr;Titel;Gemeente;Prijs\n701;Hoeve;Durbuy;245000\n702;Villa;Spa;390000\n',
  );
  const suggestion = await suggestMap({ bytes, isFolder: false });
  expect('map' in suggestion && suggestion.map.id).toEqual({ from: 'Nr' });
});

const ROWS =
  'A1;Appartement;Bij de markt;Markt;8;6940;Durbuy;780\nA2;Studio;Klein;Kaai;12;6990;Hotton;460';

test.each([
  ['nl', 'Referentie;Soort;Titel;Straat;Nr;Postcode;Gemeente;Huurprijs'],
  ['fr', 'Référence;Type de bien;Titre;Rue;N°;Code postal;Commune;Loyer'],
  ['en', 'Reference;Property type;Headline;Street;House no;Postcode;Town;Rent'],
  ['de', 'Referenz;Objektart;Titel;Straße;Nr;PLZ;Ort;Kaltmiete'],
])(
  'a table in %s that has rents alone is one of lettings, by its references',
  async (_, header) => {
    const suggestion = await suggestMap({
      bytes: Buffer.from(`${header}\n${ROWS}\n`),
      isFolder: false,
    });
    if ('problem' in suggestion) throw new Error(suggestion.problem);
    const { map } = suggestion;
    const [reference, , , , number, , , rent] = header.split(';');
    expect(map.id).toEqual({ from: reference, register: 'ids.json' });
    expect(map.fields).toMatchObject({
      ...{ Goal: { const: 1 }, Price: { from: rent }, HouseNumber: { from: number } },
    });
  },
);

test.each([
  ['%PDF-1.7', 'is a PDF.'],
  ['{"a": [', /is not valid JSON/],
  ['', /is empty/],
])('a file that is no export is named: %s', async (content, message) => {
  const suggestion = await suggestMap({ bytes: Buffer.from(content), isFolder: false });
  expect('problem' in suggestion && `${suggestion.problem}.`).toMatch(message);
});

test('a text of any length is told by its beginning', () => {
  const value = { text: 'Huis met tuin. '.repeat(100_000) };
  const [path] = listSourcePaths([{ value, position: 1 }]);
  expect(path?.values.map((text) => String(text).length)).toEqual([2000]);
});
