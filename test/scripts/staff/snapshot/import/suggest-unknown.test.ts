import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { parseReport, runStaff } from '../../staff-tool';
import { createImportFolder } from './import-run';

const { paths, write, runImport, readCatalogue } = createImportFolder();
const UNKNOWN = 'test/scripts/staff/snapshot/import/fixtures/unknown';

const suggest = async (file: string) => {
  const mapFile = join(paths.folder, 'proposed.json');
  const result = await runStaff(
    ...['snapshot', 'import', file, '--suggest', '--map', mapFile, '--json'],
  );
  return { ...parseReport(result).suggestion, exitCode: result.exitCode };
};

/** Exports that nobody has described, what a person adds to the proposed map, and what a listing is then. */
const FILES: readonly [file: string, tables: object, first: object, last: object][] = [
  [
    'biens.json',
    {
      Goal: { V: 0, L: 1 },
      WebID: { MAI: 1, APP: 2, TER: 4 },
      MainTypeName: { MAI: 'Maison', APP: 'Appartement', TER: 'Terrain' },
    },
    { Goal: 0, WebID: 1, Price: 189_000, City: 'BARVAUX-SUR-OURTHE', EnergyPerformance: 312 },
    { PublishPrice: false, WebID: 4, SurfaceGround: 1240, Marquee: 3 },
  ],
  [
    'panden.xml',
    {},
    { TypeDescription: 'Gezinswoning met garage', Price: 265_000, SurfaceGround: 620 },
    { Goal: 1, Price: 725, MonthlyRent: 725, EPCLabelText: 'B', PublishAddress: true },
  ],
  [
    'listings.tsv',
    {},
    { Goal: 0, Price: 349_500, SurfaceGround: 1140, ConstructionYear: 1968, TextLanguage: 'en' },
    { Goal: 1, WebID: 2, Price: 850, MonthlyRent: 850, Marquee: 2, EPCLabelText: 'A' },
  ],
  [
    'objekte.csv',
    {},
    { WebID: 2, Marquee: 2, Price: 331_000, SurfaceLiving: 200.5, CountryID: 10, HasLift: true },
    { WebID: 5, MainTypeName: 'Opbrengsteigendom', DatePosted: '2026-06-17', Longitude: 5.918 },
  ],
  [
    'panden.csv',
    {},
    { Goal: 0, WebID: 1, CadastralIncome: 812, SurfaceLiving: 145, City: 'VIELSALM' },
    { WebID: 4, Marquee: 3, PublishPrice: false, Price: 58_000, City: 'GOUVY' },
  ],
  [
    'properties.json',
    {},
    { PublishAddress: false, EPCLabelText: 'C', RenovationYear: 2015, MainTypeName: 'Huis' },
    { WebID: 4, Marquee: 3, PublishPrice: false, SurfaceGround: 1150, CountryName: 'België' },
  ],
  [
    'catalogue.xml',
    {},
    { Price: 495_000, SurfaceGround: 3250, Zip: '6940', HasGarden: true, NumberOfToilets: 3 },
    { Goal: 1, MonthlyRent: 850, Marquee: 2, DatePosted: '2026-10-22', PublishAddress: true },
  ],
  [
    'aanbod.csv',
    {},
    { Zip: '6941', SurfaceLiving: 132, SurfaceGround: 640, NumberOfBedRooms: 3, HasGarage: false },
    { WebID: 4, Price: 48_000, Marquee: 3, DatePosted: '2026-09-15' },
  ],
  [
    'feed.xml',
    {},
    {
      TypeDescription: 'Huis in Durbuy',
      EPCLabelText: 'D',
      EnergyPerformance: 352,
      HouseNumber: '11',
    },
    { Goal: 1, WebID: 2, Marquee: 2, Price: 780, PublishAddress: true },
  ],
  [
    'annonces.jsonl',
    {},
    { WebID: 1, Price: 415_000, NumberOfFacades: 4, EPCCertificateNumber: '20220714001' },
    { Goal: 1, Price: 690, Marquee: 2, Latitude: 50.491, DatePosted: '2026-10-21' },
  ],
];

test.each(FILES)(
  'the proposed map of the unknown %s needs its own codes and nothing else',
  async (name, tables, first, last) => {
    const { map } = await suggest(join(UNKNOWN, name));
    const content = await readFile(join(UNKNOWN, name));
    const filled = { ...map, tables: { ...map.tables, ...tables } };
    const { report } = await runImport({ name, content, map: filled });
    expect(report).toMatchObject({ ok: true, errors: [], missingColumns: [] });
    const summaries: object[] = await readCatalogue('properties.json');
    const details: object[] = await readCatalogue('property-details.json');
    expect({ ...details[0], ...summaries[0] }).toMatchObject(first);
    expect({ ...details.at(-2), ...summaries.at(-2) }).toMatchObject(last);
  },
);

test('a list of words is a flag for each, and of a list of media the photos are taken', async () => {
  const record = (id: number, features: string[]) =>
    JSON.stringify({
      ...{ id, features, title: `Huis ${id}`, zip: '6940', town: 'Durbuy', type: 'house' },
      media: [
        { type: 'photo', position: 1, url: `${id}.jpg` },
        { type: 'floorplan', position: 2, url: `${id}-plan.png` },
      ],
    });
  const file = await write('a.jsonl', `${record(1, ['lift', 'garden'])}\n${record(2, ['lift'])}\n`);
  const { map, missing } = await suggest(file);
  expect(map).toMatchObject({
    pictures: { from: 'media[type=photo]', url: 'url', order: 'position' },
    fields: {
      HasLift: { from: 'features[*]', has: 'lift' },
      HasGarden: { from: 'features[*]', has: 'garden' },
    },
  });
  expect(missing).toContain('pictures: those that are floorplan are left out');
});

test('of a zip the data is read, of a folder its first file, and an address is to be saved first', async () => {
  const xml = await readFile(join(UNKNOWN, 'feed.xml'));
  const zip = await write(
    'a.zip',
    zipSync({ 'data/feed.xml': xml, 'data/a.jpg': new Uint8Array(9) }),
  );
  expect((await suggest(zip)).map.source.format).toBe('xml');
  const folder = await write('1.xml', xml)
    .then(() => write('2.xml', xml))
    .then(() => paths.folder);
  const words = ['snapshot', 'import', folder, '--suggest', '--json'];
  expect(parseReport(await runStaff(...words)).suggestion.map.source).toMatchObject({
    folder: true,
    records: 'Feed.Listings.Listing[*]',
  });
  const address = await runStaff('snapshot', 'import', 'https://feed.example/a.xml', '--suggest');
  expect(address).toMatchObject({ exitCode: 2 });
});

test('a proposed map is rehearsed without a snapshot', async () => {
  const file = join(UNKNOWN, 'aanbod.csv');
  const mapFile = join(paths.folder, 'map.json');
  await runStaff('snapshot', 'import', file, '--suggest', '--map', mapFile);
  const folder = join(paths.folder, 'rehearsal');
  const words = ['snapshot', 'import', file, '--map', mapFile, '--rehearse', folder];
  expect(await runStaff(...words)).toMatchObject({ exitCode: 0 });
  expect(await readFile(join(folder, 'index.html'), 'utf8')).toContain('Woning met tuin');
});

test.each([
  ['', 'is empty'],
  ['  \n\n', 'is empty'],
  ['nr;prijs;gemeente\n', 'holds no listing'],
  ['[]', 'holds no listing'],
  ['null', 'holds no listing'],
  ['nr;prijs;prijs\n1;200000;210000\n', 'has two columns of the name prijs'],
])('nothing is proposed for %j: it %s', async (text, problem) => {
  await write('odd.txt', text);
  const result = await runStaff('snapshot', 'import', join(paths.folder, 'odd.txt'), '--suggest');
  expect(result.exitCode).toBe(1);
  expect(result.stderr + result.stdout).toContain(`odd.txt ${problem}`);
});

test('a line that cannot be read is named, and the others propose the map', async () => {
  const lines = [1, 2, 3, 4].map((id) => JSON.stringify({ id, price: 200_000 + id }));
  await write('odd.jsonl', lines.with(1, '{"id":2,"pri').join('\n'));
  const suggestion = await suggest(join(paths.folder, 'odd.jsonl'));
  expect(suggestion.missing[0]).toMatch(/^line 2 is not valid JSON/);
  expect(suggestion.map.id).toEqual({ from: 'id' });
});
