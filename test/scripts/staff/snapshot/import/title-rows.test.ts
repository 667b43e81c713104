import { expect, test } from 'vitest';
import { createImportFolder } from './import-run';
import { createTable } from './sources';

const { runImport, readCatalogue } = createImportFolder();

const importTable = async (content: string) =>
  (await runImport({ name: 'a.csv', content, map: 'table.json' })).report;

test.each([
  ['a title', 'Aanbod\r\n', ['line 1 stands above the table: Aanbod']],
  [
    'a title of several cells',
    'Aanbod;Huis;1-12-2026\r\n',
    ['line 1 stands above the table: Aanbod Huis 1-12-2026'],
  ],
  ['a title as wide as the table', `Aanbod${';'.repeat(20)}\r\n`, ['line 1 stands above']],
  [
    'title, empty row, day',
    'Aanbod\r\n\r\n;;1-12-2026\r\n',
    ['line 1 stands above the table: Aanbod', 'line 3 stands above the table: 1-12-2026'],
  ],
])('%s above the header is left out with a note', async (_, title, notes) => {
  const report = await importTable(title + createTable(2));
  expect(report).toMatchObject({ ok: true, listings: 2, missingColumns: expect.any(Array) });
  for (const note of notes)
    expect(report.notes).toContainEqual(expect.stringContaining(note as string));
  expect(await readCatalogue('properties.json')).toHaveLength(4);
});

test('the header is the first row that holds names, also where the same stands below', async () => {
  const report = await importTable([createTable(1), createTable(1)].join('\r\n'));
  expect(report.notes).toEqual([]);
  expect(report.errors).toContainEqual(
    expect.objectContaining({ record: 'record 2 (ID), line 3' }),
  );
});

test('a table without any name of the map loses no row to a title', async () => {
  const [, ...rows] = createTable(3).split('\r\n');
  const report = await importTable(rows.join('\r\n'));
  expect(report.ok).toBe(false);
  expect(report.notes).toEqual([]);
  expect(report.missingColumns).toContain('ID');
});
