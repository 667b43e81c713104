import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseReport, runStaff } from '../../staff-tool';
import { createImportFolder } from './import-run';
import { createTable, formatTable } from './sources';

const { paths, runImport, readCatalogue } = createImportFolder();

/** Returns a table of listings whose towns are written like this. */
function createTowns(towns: readonly Record<string, string>[]): string {
  const [header = '', row = ''] = createTable(1).split('\r\n');
  const columns = header.split(';');
  const cells = row.match(/"[^"]*"|[^;]+|(?<=;)(?=;|$)/g) ?? [];
  const first = Object.fromEntries(
    columns.map((name, index) => [name, (cells[index] ?? '').replace(/^"|"$/g, '')]),
  );
  return formatTable(
    towns.map((town, index) => ({
      ...first,
      Latitude: '',
      Longitude: '',
      ...town,
      ID: String(70_001 + index),
    })),
  );
}

const importTowns = async (towns: readonly Record<string, string>[]) => {
  const source = { map: 'table.json', name: 'a.csv', content: createTowns(towns) };
  const { exitCode, report } = await runImport(source);
  expect({ exitCode, errors: report.errors }).toEqual({ exitCode: 0, errors: [] });
  const notes: { field: string; message: string }[] = report.notes;
  return notes.filter(({ field }) => ['City', 'Zip', 'Latitude'].includes(field));
};
const listCities = async () => {
  const cities: { Name: string; Zip: string; language: string }[] =
    await readCatalogue('citys.json');
  return cities
    .filter(({ language }) => language === 'nl')
    .map(({ Name, Zip }) => `${Name} ${Zip}`);
};

test('one town in many spellings is one town of the lists, on the map without coordinates', async () => {
  await rm(join(paths.snapshot, 'site/towns.json'));
  const notes = await importTowns([
    { City: 'SINT-TRUIDEN', Zip: '3800' },
    { City: 'St-Truiden', Zip: '3800' },
    { City: 'Saint-Trond', Zip: 'B-3800' },
    { City: 'Durbuy (Barvaux)', Zip: '6940' },
    { City: 'Gand', Zip: '9000' },
    { City: 'Gent', Zip: '9000' },
  ]);
  expect(await listCities()).toEqual(['BARVAUX 6940', 'GENT 9000', 'SINT-TRUIDEN 3800']);
  expect(notes.map(({ message }) => message)).toEqual([
    '"ST-TRUIDEN" is read as SINT-TRUIDEN',
    '"SAINT-TROND" is read as SINT-TRUIDEN',
    '"B-3800" is read as 3800',
    '"DURBUY (BARVAUX)" is read as BARVAUX',
    '"GAND" is read as GENT',
  ]);
});

test('a town is called as site/towns.json calls it', async () => {
  await importTowns([{ City: 'Barvaux', Zip: '6940' }]);
  expect(await listCities()).toEqual(['BARVAUX-SUR-OURTHE 6940']);
  const check = await runStaff('snapshot', 'check', paths.snapshot, '--json');
  const warnings: { field: string }[] = parseReport(check).warnings;
  expect(warnings.filter(({ field }) => field === 'City')).toEqual([]);
});

test('what is wrong about a place is named by record and field, with its remedy', async () => {
  const notes = await importTowns([
    { City: 'Nergenshuizen', Zip: '9999' },
    { City: 'Sint-Truiden', Zip: '3801' },
    { City: 'Gent', Zip: '9000', Latitude: '3,717', Longitude: '51,05' },
    { City: 'Gent', Zip: '9000', Latitude: '50,351', Longitude: '5,456' },
    { City: 'Gent', Zip: '9000', Latitude: '0', Longitude: '0' },
    { City: 'Gent', Zip: '9000', Latitude: '51,05', Longitude: '3,717' },
  ]);
  expect(notes).toMatchObject([
    { field: 'City', message: expect.stringContaining('a town that is not known: correct it') },
    {
      field: 'Zip',
      message: 'is 3801, where SINT-TRUIDEN has 3800, 3803, 3806: correct one of them',
    },
    { field: 'Latitude', message: expect.stringContaining('which are exchanged') },
    { field: 'Latitude', message: expect.stringContaining('km from GENT 9000') },
    { field: 'Latitude', message: expect.stringContaining('in the sea off Africa') },
  ]);
});
