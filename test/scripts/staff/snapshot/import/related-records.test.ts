import sharp from 'sharp';
import { expect, test } from 'vitest';
import { parseReport, runStaff } from '../../staff-tool';
import { createImportFolder } from './import-run';
import { createTable, formatTable } from './sources';

const { paths, write, runImport, readCatalogue } = createImportFolder();

/** Rules for the fields that every test needs and no source holds. */
const CONSTANTS = {
  ...Object.fromEntries(['Goal', 'Marquee'].map((name) => [name, { const: 0, as: 'integer' }])),
  WebID: { const: 1, as: 'integer' },
  CountryID: { const: 10, as: 'integer' },
  PublishPrice: { const: true, as: 'flag' },
  PublishAddress: { const: false, as: 'flag' },
  City: { const: 'DURBUY' },
  Zip: { const: '6940' },
  MainTypeName: { const: { nl: 'Huis', fr: 'Maison' } },
};

test('a list in a file of its own hangs below its record', async () => {
  const photo = await sharp({
    create: { width: 400, height: 300, channels: 3, background: '#20343f' },
  })
    .png()
    .toBuffer();
  await write('a.png', photo);
  await write('b.png', await sharp(photo).flop().resize(500).toBuffer());
  await write(
    'photos.csv',
    formatTable([
      { house: '2', file: 'b.png', place: '2' },
      { house: '2', file: 'a.png', place: '1' },
      { house: '9', file: 'c.png', place: '1' },
    ]),
  );
  const map = {
    map: 1,
    source: {
      format: 'csv',
      delimiter: ';',
      join: [{ as: 'photos', file: 'photos.csv', on: ['ID', 'house'] }],
    },
    id: { from: 'ID' },
    languages: { nl: ['nl'], fr: ['fr'] },
    fields: { ...CONSTANTS, TypeDescription: { from: 'title', language: 'nl' } },
    pictures: { from: 'photos[*]', url: 'file', order: 'place' },
  };
  const content = formatTable([
    { ID: '1', title: 'Huis' },
    { ID: '2', title: 'Huis met tuin' },
  ]);
  const { report } = await runImport({ name: 'a.csv', content, map });
  expect(report).toMatchObject({ ok: true, missingColumns: [], written: { pictures: 2 } });
  const widths = (await readCatalogue('property-details.json')).map(
    ({ Pictures = [] }: { Pictures?: { Width: number }[] }) => Pictures.map(({ Width }) => Width),
  );
  expect(widths).toEqual([[], [], [400, 500], [400, 500]]);
});

test('a list whose file is missing refuses the source', async () => {
  const { exitCode, report } = await runImport(
    {
      name: 'a.csv',
      content: createTable(1),
      map: {
        map: 1,
        source: { format: 'csv', join: [{ as: 'x', file: 'x.csv', on: ['ID', 'ID'] }] },
        id: { from: 'ID' },
        languages: { nl: ['nl'], fr: ['fr'] },
        fields: { ...CONSTANTS, TypeDescription: { from: 'Headline_nl' } },
      },
    },
    '--partial',
  );
  expect(exitCode).toBe(1);
  expect(report.errors).toMatchObject([{ message: 'needs x.csv, which is not there' }]);
});

test('a folder holds one file for each language; texts of one stand in for the other', async () => {
  const file = (items: object[]) => JSON.stringify({ Value: { Items: items } });
  await write(
    'nl.json',
    file([
      { ID: 7, Title: 'Huis', Heating: 'Gas' },
      { ID: 8, Title: 'Hoeve' },
    ]),
  );
  await write(
    'fr.json',
    file([
      { ID: 7, Title: 'Maison', Heating: 'Gaz' },
      { ID: 9, Title: 'Ferme' },
    ]),
  );
  const map = {
    map: 1,
    source: { format: 'json', records: 'Value.Items[*]', perLanguage: true },
    id: { from: 'ID' },
    languages: { nl: ['nl'], fr: ['fr'] },
    fields: {
      ...CONSTANTS,
      TypeDescription: { from: '{language}.Title', required: true },
      HeatingName: { from: '{language}.Heating' },
    },
  };
  const mapFile = await write('map.json', JSON.stringify(map));
  const words = ['snapshot', 'import', paths.folder, '--map', mapFile, '--to', paths.snapshot];
  const result = parseReport(await runStaff(...words, '--json'));
  expect(result).toMatchObject({ ok: true, listings: 3, unusedFields: [] });
  const records = await readCatalogue('properties.json');
  const texts = records.map(
    ({ ID, language, TypeDescription, TextLanguage = language }: Record<string, string>) =>
      `${ID} ${language} ${TypeDescription} ${TextLanguage}`,
  );
  expect(texts).toEqual([
    '7 nl Huis nl',
    '7 fr Maison fr',
    '8 nl Hoeve nl',
    '8 fr Hoeve nl',
    '9 nl Ferme fr',
    '9 fr Ferme fr',
  ]);
  const details = await readCatalogue('property-details.json');
  expect(details[1].HeatingName).toBe('Gaz');
});
