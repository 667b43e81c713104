import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseImportMap } from '../../../../../scripts/staff/snapshot/import/check-map';
import type { ImportMap } from '../../../../../scripts/staff/snapshot/import/import-map';
import { readSourceBytes } from '../../../../../scripts/staff/snapshot/import/read-source';
import { createSourceRecord } from '../../../../../scripts/staff/snapshot/import/source-records';
import { writeFiles } from '../../../../../scripts/staff/snapshot/import/write-catalogue';
import { FEED_MAP } from './feed';

test('a record that was put aside is read as it was, each time anew', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string({ unit: 'grapheme' }), fc.jsonValue()), (value) => {
      const record = createSourceRecord({ position: 1, value });
      const text = JSON.stringify(value);
      expect(JSON.stringify(record.value)).toBe(text);
      Object.assign(record.value as object, { changed: true });
      expect(JSON.stringify(record.value)).toBe(text);
    }),
  );
});

test('a file that does not fit into memory is refused with the remedy', () => {
  const { map } = parseImportMap(JSON.stringify(FEED_MAP)) as { map: ImportMap };
  const { faults } = readSourceBytes(new Uint8Array((64 << 20) + 1), map);
  expect(faults).toEqual([
    {
      record: 'file',
      field: '',
      message:
        'has 65 MB, where one file may have 64: give it in parts, as a folder or page by page',
    },
  ]);
});

test('a list that is written record by record is the text of the whole, and only a change is written', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'written-test-'));
  const list = [{ ID: 1, Text: 'een\n"twee"', Pictures: [{ Url: 'a' }] }, {}, { ID: 2 }];
  for (const records of [list, [], [{ ID: 3 }]]) {
    const files = { 'catalogue/a.json': new Set(records), 'b.json': { é: records } };
    expect(await writeFiles(folder, files)).toEqual(['catalogue/a.json', 'b.json']);
    expect(await writeFiles(folder, files)).toEqual([]);
    const [a, b] = await Promise.all(
      Object.keys(files).map((file) => readFile(join(folder, file), 'utf8')),
    );
    expect(a).toBe(`${JSON.stringify(records, null, 2)}\n`);
    expect(b).toBe(`${JSON.stringify({ é: records }, null, 2)}\n`);
  }
  await rm(folder, { recursive: true });
});
