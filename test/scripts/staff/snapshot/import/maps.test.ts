import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseImportMap } from '../../../../../scripts/staff/snapshot/import/check-map';
import { parseReport, runStaff } from '../../staff-tool';
import { createImportFolder, MAPS } from './import-run';

const { paths, runImport, readCatalogue } = createImportFolder();
const FIXTURES = 'test/scripts/staff/snapshot/import/fixtures';
const readFixture = (name: string) => readFile(join(FIXTURES, name), 'utf8');

const expectGoodSnapshot = async () => {
  const check = await runStaff('snapshot', 'check', paths.snapshot, '--json');
  expect(parseReport(check)).toMatchObject({ ok: true, errors: [] });
};

test('the template of the agency’s own table is a good table', async () => {
  const content = await readFile(join(MAPS, 'table.csv'));
  const { report } = await runImport({ name: 'table.csv', content, map: 'table.json' });
  expect(report).toMatchObject({ ok: true, listings: 2, unusedFields: [], unmappedValues: [] });
  await expectGoodSnapshot();
  const [farm, , flat] = await readCatalogue('properties.json');
  expect(farm).toMatchObject({ ID: 70101, Goal: 0, WebID: 1, City: 'BOMAL', Price: 245_000 });
  expect(farm).not.toHaveProperty('PriceUnitText');
  expect(flat).toMatchObject({ ID: 70102, TextLanguage: 'fr', Goal: 1, PriceUnitText: '€/maand' });
  expect((await readCatalogue('property-details.json'))[2]).toMatchObject({
    SurfaceTerrace: 9.5,
    MonthlyRent: 780,
    HasLift: true,
  });
});

test('Whise: statuses, details by number, letters of energy, and texts of another language', async () => {
  const content = await readFixture('whise.json');
  const { report } = await runImport({ name: 'a.json', content, map: 'whise.json' });
  expect(report).toMatchObject({
    ok: true,
    records: 3,
    listings: 2,
    skipped: [{ because: 'offline', count: 1 }],
  });
  expect(JSON.stringify(report.unusedFields)).toContain('details[id=9999]');
  await expectGoodSnapshot();
  const [dutch, french] = await readCatalogue('properties.json');
  expect(dutch).toMatchObject({
    ID: 5_100_001,
    Marquee: 2,
    EPCLabelText: 'D',
    PublishAddress: false,
  });
  expect(french).toMatchObject({
    language: 'fr',
    TextLanguage: 'nl',
    MainTypeName: 'Maison',
    TypeDescription: 'Stenen hoeve met boomgaard',
  });
  const details = await readCatalogue('property-details.json');
  expect(details[0]).toMatchObject({
    HeatingName: 'Stookolie',
    Permit: true,
    DatePosted: '2026-11-03',
  });
  expect(details[1]).toMatchObject({ HeatingName: 'Mazout' });
  expect(details[2]).toMatchObject({ Latitude: 50.2683, MonthlyRent: 950 });
});

test('Kyero: prices on request, towns without postcode, pictures in their order', async () => {
  const content = await readFixture('kyero.xml');
  const { report } = await runImport({ name: 'a.xml', content, map: 'kyero.json' });
  expect(report).toMatchObject({ ok: true, records: 3, listings: 2 });
  await expectGoodSnapshot();
  const [house, , flat] = await readCatalogue('properties.json');
  expect(house).toMatchObject({ ID: 1, Zip: '6940', PublishPrice: false });
  expect(house.EPCLabelText).toBeUndefined();
  expect(house.TypeDescription).toMatch(/^Landhuis met zicht op de Ourthe & een .*…$/);
  expect(flat).toMatchObject({ ID: 2, Goal: 1, Price: 890, PublishPrice: true });
});

describe('projects', () => {
  const map = {
    map: 1,
    source: { format: 'json', records: 'units[*]' },
    id: { from: 'code', register: 'ids.json' },
    languages: { nl: ['nl'], fr: ['fr'] },
    fields: {
      ...Object.fromEntries(['Goal', 'Marquee'].map((name) => [name, { const: 0, as: 'integer' }])),
      WebID: { const: 2, as: 'integer' },
      CountryID: { const: 10, as: 'integer' },
      PublishPrice: { const: true, as: 'flag' },
      PublishAddress: { const: true, as: 'flag' },
      City: { const: 'DURBUY' },
      Zip: { const: '6940' },
      MainTypeName: { const: 'Appartement' },
      TypeDescription: { from: 'title.{language}' },
      Price: { from: 'price', as: 'number' },
      ProjectID: { from: 'project', as: 'project' },
      StartPrice: { from: 'start', as: 'number' },
      JudicialDecision: { from: 'judge', as: 'integer' },
    },
    projects: {
      records: 'projects[*]',
      id: { from: 'code', register: 'ids.json' },
      fields: {
        Goal: { const: 0, as: 'integer' },
        Name: { from: 'name' },
        City: { const: 'DURBUY' },
        Zip: { const: '6940' },
        CountryID: { const: 10, as: 'integer' },
        PublicAddress: { const: false, as: 'flag' },
        Description: { from: 'text.{language}' },
      },
    },
  };
  const title = { nl: 'Appartement aan de Ourthe', fr: 'Appartement au bord de l’Ourthe' };
  const importUnits = (units: object[]) =>
    runImport({
      name: 'a.json',
      map,
      content: JSON.stringify({
        projects: [{ code: 'quai', name: 'Le Quai', text: { fr: 'Au bord de l’eau.' } }],
        units,
      }),
    });

  test('become projects with their units and the prices of these', async () => {
    const { report } = await importUnits([
      { code: 'a', price: 250_000, project: 'quai', title },
      { code: 'b', price: 310_000, project: 'quai', title },
      // The price at which bids begin is none of the project's (decision 106).
      { code: 'c', price: 90_000, project: 'quai', title, start: 90_000, judge: 1 },
    ]);
    expect(report).toMatchObject({ ok: true, listings: 3, projects: 1 });
    await expectGoodSnapshot();
    const [project] = await readCatalogue('projects.json');
    expect(project).toMatchObject({
      ID: 1,
      PriceMin: 250_000,
      PriceMax: 310_000,
      TextLanguage: 'fr',
    });
    expect((await readCatalogue('properties.json'))[0]).toMatchObject({ ProjectID: 1 });
  });

  test('a unit of an unknown project is refused', async () => {
    const { report } = await importUnits([{ code: 'a', price: 1, project: 'port', title }]);
    expect(report.errors).toMatchObject([
      { field: 'ProjectID', message: '"port" is not a project of the source' },
    ]);
  });
});

describe('a map', () => {
  const parse = async (change: (map: Record<string, Record<string, unknown>>) => void) => {
    const map = JSON.parse(await readFile(join(MAPS, 'kyero.json'), 'utf8'));
    change(map);
    const result = parseImportMap(JSON.stringify(map));
    return 'faults' in result ? result.faults.map(({ field }) => field) : [];
  };

  test.each(['table.json', 'whise.json', 'kyero.json'])('%s is good', async (name) => {
    expect(parseImportMap(await readFile(join(MAPS, name), 'utf8'))).toHaveProperty('map');
  });

  test.each<[string, (map: Record<string, Record<string, unknown>>) => void, string]>([
    ['an unknown key', (map) => Object.assign(map, { code: 'x' }), 'code'],
    [
      'an unknown field',
      ({ fields }) => Object.assign(fields ?? {}, { Colour: { const: 1 } }),
      'fields.Colour',
    ],
    [
      'a field that the import derives',
      ({ fields }) => Object.assign(fields ?? {}, { ID: { const: 1 } }),
      'fields.ID',
    ],
    ['a needed field without rule', ({ fields }) => delete fields?.City, 'fields.City'],
    [
      'a path that is none',
      ({ fields }) => Object.assign(fields ?? {}, { City: { from: 'a[' } }),
      'fields.City.from',
    ],
    [
      'a table that it lacks',
      ({ fields }) => Object.assign(fields ?? {}, { City: { from: 'a', table: 'b' } }),
      'fields.City',
    ],
    [
      'an encoding that nobody reads',
      ({ source }) => Object.assign(source ?? {}, { encoding: 'ebcdic' }),
      'source.encoding',
    ],
    [
      'a private path that it reads',
      (map) => Object.assign(map, { private: ['location'] }),
      'private',
    ],
  ])('%s refuses it', async (_, change, field) => {
    expect(await parse(change)).toContain(field);
  });
});
