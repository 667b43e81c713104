import { unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { createZipReader } from '../../../../../scripts/staff/snapshot/import/zip-table';

const text = (length: number) => new TextEncoder().encode('Hoeve met boomgaard. '.repeat(length));

test('each file of a zip is what it was, packed or stored, with any name, empty, behind a comment', () => {
  const zip = zipSync(
    {
      'a.csv': text(100),
      'foto’s/één.jpg': [text(3), { level: 0 }],
      'leeg.txt': new Uint8Array(),
      'map/': new Uint8Array(),
    },
    { comment: 'export of 3 november' },
  );
  const read = createZipReader(zip);
  const files = Object.entries(unzipSync(zip));
  expect(files).toHaveLength(4);
  for (const [name, bytes] of files) expect(read(name)).toEqual(bytes);
  expect(() => read('b.csv')).toThrow('is not in the zip');
});

test('a zip whose table says nothing of a file, or is cut, ends with an error', () => {
  const zip = zipSync({ 'a.csv': text(100), 'b.csv': text(2) });
  const row = Buffer.from(zip).indexOf('PK\u0001\u0002');
  const unusual = zip.slice();
  new DataView(unusual.buffer).setUint16(row + 10, 99, true);
  const read = createZipReader(unusual);
  expect(read('b.csv')).toEqual(text(2));
  expect(() => read('a.csv')).toThrow();
  expect(() => createZipReader(zip.subarray(0, 200))('a.csv')).toThrow();
});
