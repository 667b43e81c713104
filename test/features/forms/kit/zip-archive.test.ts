import { describe, expect, test } from 'vitest';
import { readZipEntryNames } from '../../../../src/features/forms/kit/submit/zip-archive';

import { createZip, DOCX_ENTRIES } from './create-zip';

const MEGABYTE = '0'.repeat(1024 * 1024);
const ZEROS_21_MB = MEGABYTE.repeat(21);

describe('an archive is refused', () => {
  test.each<[string, Uint8Array]>([
    [
      'with too many entries',
      createZip(Array.from({ length: 2001 }, (_, index) => ({ name: `${index}` }))),
    ],
    [
      'with an entry above the limit',
      createZip([...DOCX_ENTRIES, { name: 'a', content: ZEROS_21_MB }]),
    ],
    [
      'with entries above the limit together',
      createZip(
        Array.from({ length: 22 }, (_, index) => ({ name: `${index}`, content: MEGABYTE })),
      ),
    ],
    [
      'with an entry above the limit that declares four bytes',
      createZip([...DOCX_ENTRIES, { name: 'a', content: ZEROS_21_MB, inflated: 4 }]),
    ],
    [
      'with a small entry that declares more than the limit',
      createZip([...DOCX_ENTRIES, { name: 'a', content: 'b', inflated: 21 << 20 }]),
    ],
    [
      'with an entry that declares fewer bytes',
      createZip([...DOCX_ENTRIES, { name: 'a', content: 'abcd', inflated: 3 }]),
    ],
    [
      'with an entry that declares more bytes',
      createZip([...DOCX_ENTRIES, { name: 'a', content: 'abcd', inflated: 5 }]),
    ],
    [
      'with a stored entry that declares fewer bytes',
      createZip([{ name: 'a', content: 'abcd', method: 0, inflated: 1 }]),
    ],
    ['with damaged deflated bytes', createZip([{ name: 'a', content: 'abcd' }]).with(31, 255)],
    [
      'with an entry that reaches into the directory',
      createZip([{ name: 'a', content: 'b', packed: 40 }]),
    ],
    ['with an unknown compression method', createZip([{ name: 'a', content: 'b', method: 14 }])],
    [
      'with an entry of two names',
      createZip([...DOCX_ENTRIES, { name: 'a.xml', header: 'a.exe' }]),
    ],
    ['with an encrypted entry', createZip([{ name: 'a', encrypted: true }])],
    [
      'with entries that share the same bytes, above the limit together',
      createZip(
        Array.from({ length: 22 }, (_, index) => ({
          name: 'a',
          content: MEGABYTE,
          sharesBytes: index > 0,
        })),
      ),
    ],
    ['with a wrong offset of the directory', createZip(DOCX_ENTRIES).with(-6, 255)],
    ['that is truncated', createZip(DOCX_ENTRIES).slice(0, -4)],
  ])('%s', (_, content) => {
    expect(readZipEntryNames(content)).toBeUndefined();
  });

  test('with a larger number of entries than it has, without reading beyond its end', () => {
    expect(readZipEntryNames(createZip(DOCX_ENTRIES).with(-12, 200))).toBeUndefined();
  });
});
