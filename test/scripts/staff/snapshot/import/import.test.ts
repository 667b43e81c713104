import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseReport, runStaff } from '../../staff-tool';
import { createImportFolder, formatFaults, MAPS } from './import-run';
import { KYERO_FAULTS, TABLE_FAULTS } from './planted-faults';
import { createKyero, createTable, listPlanted } from './sources';

const { paths, runImport, readCatalogue } = createImportFolder();

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

describe('thirty faults in a thousand listings', () => {
  test.each([
    {
      map: 'table.json',
      name: 'a.csv',
      content: createTable(1000, TABLE_FAULTS),
      faults: TABLE_FAULTS,
    },
    {
      map: 'kyero.json',
      name: 'a.xml',
      content: createKyero(1000, KYERO_FAULTS),
      faults: KYERO_FAULTS,
    },
  ])(
    '$name: all are named in their order, and nothing is written without --partial',
    async (source) => {
      const { exitCode, report } = await runImport(source);
      expect(exitCode).toBe(1);
      expect(formatFaults(report.errors)).toEqual(listPlanted(source.faults));
      expect(await readdir(paths.snapshot)).toEqual(['media', 'site']);
    },
  );

  test.each([
    { map: 'table.json', name: 'a.csv', content: createTable(1000, TABLE_FAULTS) },
    { map: 'kyero.json', name: 'a.xml', content: createKyero(1000, KYERO_FAULTS) },
  ])('$name: --partial imports the rest, and the check accepts it', async (source) => {
    const { exitCode, report } = await runImport(source, '--partial');
    expect(exitCode).toBe(0);
    expect(report).toMatchObject({ records: 1000, listings: 970, added: 970 });
    expect(report.errors).toHaveLength(30);
    expect(await readCatalogue('properties.json')).toHaveLength(1940);
    const check = await runStaff('snapshot', 'check', paths.snapshot, '--json');
    expect(parseReport(check)).toMatchObject({ ok: true, listings: 970, errors: [] });
  });
});

test('what is noted of many records is printed once, with their number', async () => {
  const source = { map: 'kyero.json', name: 'a.xml', content: createKyero(5) };
  await runImport(source);
  const file = join(paths.folder, source.name);
  const words = ['snapshot', 'import', file, '--map', `${MAPS}/kyero.json`, '--to', paths.snapshot];
  const { stdout } = await runStaff(...words);
  expect(stdout.match(/the texts are missing in fr/g)).toHaveLength(1);
  expect(stdout).toMatch(/is en: the texts are missing in fr +and 4 others/);
});

describe('importing again', () => {
  const table = (content: string) => ({ map: 'table.json', name: 'a.csv', content });
  const readAll = async () => {
    const files = await readdir(paths.snapshot, { recursive: true, withFileTypes: true });
    const names = files
      .filter((file) => file.isFile())
      .map((file) => join(file.parentPath, file.name));
    return Object.fromEntries(
      await Promise.all(names.sort().map(async (name) => [name, await readFile(name, 'hex')])),
    );
  };

  test('the same source gives the same bytes', async () => {
    await runImport(table(createTable(5)));
    const before = await readAll();
    const { report } = await runImport(table(createTable(5)));
    expect(report).toMatchObject({ added: 0, removed: 0, written: { files: [] } });
    expect(await readAll()).toEqual(before);
  });

  test('an import into a directory without a site says what comes first', async () => {
    await rm(join(paths.snapshot, 'site'), { recursive: true });
    const words = ['snapshot', 'import', `${MAPS}/table.csv`, '--map', `${MAPS}/table.json`];
    const { exitCode, stdout } = await runStaff(...words, '--to', paths.snapshot);
    expect(exitCode).toBe(0);
    expect(stdout).toContain('snapshot init');
  });

  test('a listing that is missing leaves the catalogue', async () => {
    await runImport(table(createTable(5)));
    const { report } = await runImport(table(createTable(4)));
    expect(report).toMatchObject({ ok: true, removed: 1 });
    const ids = (await readCatalogue('properties.json')).map(({ ID }: { ID: number }) => ID);
    expect([...new Set(ids)]).toEqual([70_001, 70_002, 70_003, 70_004]);
  });

  test('less than half of the listings is refused unless --force', async () => {
    await runImport(table(createTable(5)));
    const { exitCode, report } = await runImport(table(createTable(2)));
    expect(exitCode).toBe(1);
    expect(report.message).toMatch('2 listings of 5 are left');
    expect(await readCatalogue('properties.json')).toHaveLength(10);
    expect((await runImport(table(createTable(2)), '--force')).report).toMatchObject({
      ok: true,
      listings: 2,
    });
  });

  test('a listing without date has the day on which it was first seen', async () => {
    await runImport(table(createTable(2, [], { DatePosted: '' })));
    const [{ DatePosted }] = await readCatalogue('property-details.json');
    expect(DatePosted).toMatch(/^\d{4}-\d\d-\d\d$/);
    const state = JSON.parse(await readFile(join(paths.snapshot, 'import.json'), 'utf8'));
    expect(state.firstSeen).toEqual({ 70001: DatePosted, 70002: DatePosted });
  });
});

describe('ids that are texts', () => {
  const kyero = (content: string) => ({ map: 'kyero.json', name: 'a.xml', content });
  const readIds = async () => JSON.parse(await readFile(join(paths.snapshot, 'ids.json'), 'utf8'));

  test('keep their numbers for ever, also when their listing is gone', async () => {
    await runImport(kyero(createKyero(3)));
    expect((await readIds()).listings).toEqual({ 'hv-1': 1, 'hv-2': 2, 'hv-3': 3 });
    const fewer = createKyero(3).replace(/<property><id>hv-2<[\s\S]*?<\/property>/, '');
    await runImport(kyero(fewer.replace('<id>hv-3<', '<id>hv-new<')));
    expect((await readIds()).listings).toEqual({ 'hv-1': 1, 'hv-2': 2, 'hv-3': 3, 'hv-new': 4 });
    const ids = (await readCatalogue('properties.json')).map(({ ID }: { ID: number }) => ID);
    expect([...new Set(ids)]).toEqual([1, 4]);
  });

  test('a register in which two share a number is refused', async () => {
    await runImport(kyero(createKyero(1)));
    await writeFile(join(paths.snapshot, 'ids.json'), '{"listings":{"a":1,"b":1}}');
    const { exitCode, report } = await runImport(kyero(createKyero(1)));
    expect(exitCode).toBe(1);
    expect(report.errors).toMatchObject([{ record: 'ids.json', field: 'listings.b' }]);
  });
});

test('the report names unused fields and unmapped values, never those of private fields', async () => {
  const map = {
    map: 1,
    ...{ source: { format: 'json', records: 'list[*]' }, id: { from: 'id' } },
    languages: { nl: ['nl'], fr: ['fr'] },
    fields: {
      ...Object.fromEntries(
        ['Goal', 'WebID', 'Marquee', 'CountryID'].map((name) => [
          name,
          { const: 1, as: 'integer' },
        ]),
      ),
      ...Object.fromEntries(
        ['PublishPrice', 'PublishAddress'].map((name) => [name, { const: true, as: 'flag' }]),
      ),
      City: { from: 'town', as: 'upper' },
      Zip: { from: 'zip' },
      MainTypeName: { const: 'Villa' },
      TypeDescription: { from: 'title' },
      HeatingName: { from: 'heating', table: 'heating', else: 'drop' },
    },
    tables: { heating: { gas: 'Gas' } },
    private: ['owner'],
  };
  const list = [
    { id: 1, town: 'Durbuy', zip: 6940, title: 'Villa', heating: 'coal', owner: { name: 'An' } },
    {
      id: 2,
      town: 'Durbuy',
      zip: 6940,
      title: 'Villa',
      heating: 'coal',
      rooms: [{ kind: 'hall' }],
    },
  ];
  const { report } = await runImport({ name: 'a.json', content: JSON.stringify({ list }), map });
  expect(report).toMatchObject({
    ok: true,
    unusedFields: [{ path: 'rooms.kind', count: 1 }],
    unmappedValues: [{ field: 'HeatingName', value: 'coal', result: 'left out', count: 2 }],
  });
  expect(JSON.stringify(report)).not.toContain('An');
  expect(await exists(join(paths.snapshot, 'ids.json'))).toBe(false);
});
