import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { cleanByKind } from '../../../../../src/platform/snapshot/build/clean-text';
import { getTextKind } from '../../../../../src/platform/snapshot/build/text-kinds';
import { AD, createTableMap, EVERYDAY_FILES, HEADER, ROW } from './everyday-files';
import { createImportFolder } from './import-run';
import { createSmallMap } from './small-map';

const { runImport, readCatalogue } = createImportFolder();

test.each(EVERYDAY_FILES)('%s: read', async (_, file, listings, fields) => {
  const { report } = await runImport(file);
  expect(report).toMatchObject({ ok: true, listings, errors: [] });
  const [summary] = await readCatalogue('properties.json');
  const [detail] = await readCatalogue('property-details.json');
  expect({ ...detail, ...summary }).toMatchObject({ ID: 1, ...fields });
});

test('a text with HTML becomes plain paragraphs when it is loaded', () => {
  const kind = getTextKind('catalogue/property-details.json', 'Description');
  const text = '<p class="x">Ruime hoeve met caf&eacute;.<br />Rustig &amp; groen.</p>';
  expect(cleanByKind(text, kind).text).toBe(
    '<p>Ruime hoeve met caf&eacute;.<br />Rustig &amp; groen.</p>',
  );
});

test.each([
  [
    'a map that says another delimiter',
    `${HEADER}\n${ROW}`.replaceAll(';', ','),
    createTableMap(),
    'has one column: its cells end with ",", where the map says ";"',
  ],
  [
    'a zip under another name',
    'PK\u0003\u0004…',
    createTableMap(),
    'is a zip or an Excel workbook, where the map reads csv',
  ],
  [
    'a page that asks for a sign-in',
    '<!DOCTYPE html><html></html>',
    createTableMap(),
    'is a web page: its address may ask for a sign-in, where the map reads csv',
  ],
  [
    'a preamble that is not there',
    `${HEADER}\n${ROW}`,
    createTableMap({ after: 'Export' }),
    'has no line that begins with Export',
  ],
  [
    'a partial transfer',
    '<list kind="part"/>',
    createSmallMap({
      source: {
        format: 'xml',
        records: 'list.ad[*]',
        requires: [{ from: 'list.@kind', is: ['full'] }],
      },
    }),
    'list.@kind is "part", where full is needed',
  ],
])('%s is refused by name', async (_, content, map, message) => {
  const { exitCode, report } = await runImport({ name: 'a.csv', content, map });
  expect(exitCode).toBe(1);
  expect(report.errors[0].message).toBe(message);
});

test('a line of JSON lines that is none is refused by itself', async () => {
  const content = `${JSON.stringify(AD)}\n{"id": 2,\n`;
  const map = createSmallMap({ source: { format: 'jsonl' } });
  const { report } = await runImport({ name: 'a.jsonl', content, map }, '--partial');
  expect(report).toMatchObject({ listings: 1, errors: [{ record: 'record 2, line 2' }] });
});

test('a folder of files is read file by file, and a fault names its file', async () => {
  const folder = createSmallMap({ source: { format: 'jsonl', folder: true } });
  const zip = zipSync({
    'b.jsonl': new TextEncoder().encode(JSON.stringify({ ...AD, id: 2, price: 'veel' })),
    'a.jsonl': new TextEncoder().encode(JSON.stringify(AD)),
  });
  const { report } = await runImport({ name: 'a.zip', content: zip, map: folder }, '--partial');
  expect(report).toMatchObject({
    listings: 1,
    errors: [{ record: 'record 2 (2), b.jsonl line 1', field: 'Price' }],
  });
});
