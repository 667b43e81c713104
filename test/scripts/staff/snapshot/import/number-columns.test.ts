import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createImportFolder, MAPS } from './import-run';
import { createTable } from './sources';

const { runImport, readCatalogue } = createImportFolder();

const BELGIAN = { decimal: ',', group: '.' };

/** The map of a table; what it says of numbers holds for prices alone, every other field says it itself. */
async function createMap(general: object | undefined, own?: object) {
  const map = JSON.parse(await readFile(join(MAPS, 'table.json'), 'utf8'));
  map.number = general;
  for (const rule of Object.values<{ as?: string; number?: object | undefined }>(map.fields))
    if (rule.as === 'number') rule.number = BELGIAN;
  map.fields.Price.number = own;
  return map;
}

test.each([
  ['nothing is said', undefined, '245.000'],
  ['the comma is decimal', { decimal: ',' }, '245,000'],
  ['the comma is decimal and the point groups', BELGIAN, '245,000'],
])(
  'where %s, prices that may be a thousand times as much refuse the file',
  async (_, general, Price) => {
    const map = await createMap(general);
    const content = createTable(10, [], { Price });
    for (const options of [[], ['--partial']]) {
      const { exitCode, report } = await runImport({ name: 'a.csv', content, map }, ...options);
      expect(exitCode).toBe(1);
      expect(report.errors).toContainEqual({
        record: 'map',
        field: 'Price',
        message: expect.stringContaining(`10 of 10 numbers are written as '${Price}'`),
      });
    }
  },
);

test.each([
  ['groups', BELGIAN, 245_000],
  ['is decimal', { decimal: '.' }, 245],
])('a field that says itself that its sign %s leaves no doubt', async (_, own, price) => {
  const source = { name: 'a.csv', content: createTable(3), map: await createMap(undefined, own) };
  expect((await runImport(source)).exitCode).toBe(0);
  expect((await readCatalogue('properties.json'))[0].Price).toBe(price);
});

test.each(['245 000', '245\u202f000', "245'000", '245’000', '€ 245000,-', '245000.50'])(
  'a price of %j leaves no doubt in any format',
  async (Price) => {
    const content = createTable(3, [], { Price });
    const { exitCode } = await runImport({
      name: 'a.csv',
      content,
      map: await createMap(undefined),
    });
    expect(exitCode).toBe(0);
    expect(Math.trunc((await readCatalogue('properties.json'))[0].Price)).toBe(245_000);
  },
);

test('thousandths of which few are there, or that can be nothing else, are read', async () => {
  const map = await createMap(undefined);
  map.fields.Latitude.number = undefined;
  const content = createTable(3, [], { Price: '245000.5', Latitude: '50.352' }).replace(
    '245000.5',
    '245.125',
  );
  const { exitCode, report } = await runImport({ name: 'a.csv', content, map });
  expect([exitCode, report.errors]).toEqual([0, []]);
  const [first] = await readCatalogue('property-details.json');
  expect(first.Latitude).toBe(50.352);
});
