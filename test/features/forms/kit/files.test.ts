import { deflateRawSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { FileType } from '../../../../src/features/forms/kit/definition/field';
import type { Form } from '../../../../src/features/forms/kit/definition/form';
import { detectFileType } from '../../../../src/features/forms/kit/submit/file-type';
import { readUploads } from '../../../../src/features/forms/kit/submit/uploads';
import { readZipEntryNames } from '../../../../src/features/forms/kit/submit/zip-archive';
import { concatBytes } from '../../../../src/platform/strip-metadata/bytes';

const toBytes = (latin: string) => Uint8Array.from(latin, (letter) => letter.charCodeAt(0));

interface ZipEntry {
  name: string;
  content?: string;
  /** Declared values that differ from the real ones. */
  inflated?: number;
  packed?: number;
  header?: string;
  method?: number;
  encrypted?: boolean;
  /** Points at the header and the bytes of the entry before, instead of its own. */
  sharesBytes?: boolean;
}

/** Builds an archive; entries are deflated unless they have another method. */
function createZip(entries: readonly ZipEntry[]): Uint8Array {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  let previousOffset = 0;
  for (const entry of entries) {
    const { name, content = '', header = name, method = 8, encrypted, sharesBytes } = entry;
    const body = method === 8 ? new Uint8Array(deflateRawSync(toBytes(content))) : toBytes(content);
    const { inflated = content.length, packed = body.length } = entry;
    const head = new DataView(new ArrayBuffer(30));
    head.setUint32(0, 0x04034b50, true);
    head.setUint16(8, method, true);
    head.setUint16(26, header.length, true);
    const line = new DataView(new ArrayBuffer(46));
    line.setUint32(0, 0x02014b50, true);
    line.setUint16(8, encrypted ? 1 : 0, true);
    line.setUint16(10, method, true);
    line.setUint32(20, packed, true);
    line.setUint32(24, inflated, true);
    line.setUint16(28, name.length, true);
    line.setUint32(42, sharesBytes ? previousOffset : offset, true);
    directory.push(new Uint8Array(line.buffer), toBytes(name));
    if (sharesBytes) continue;
    parts.push(new Uint8Array(head.buffer), toBytes(header), body);
    previousOffset = offset;
    offset += 30 + header.length + body.length;
  }
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x06054b50, true);
  end.setUint16(10, entries.length, true);
  end.setUint32(16, offset, true);
  return concatBytes([...parts, ...directory, new Uint8Array(end.buffer)]);
}

const DOCX_ENTRIES = [
  { name: '[Content_Types].xml' },
  { name: 'word/document.xml', content: '<w/>' },
];
const ODT_ENTRIES = [
  { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text', method: 0 },
  { name: 'content.xml' },
];
const MEGABYTE = '0'.repeat(1024 * 1024);
const ZEROS_21_MB = MEGABYTE.repeat(21);
const toUtf16Text = (text: string) => [...text].join('\0');

describe('a file’s type is detected by its content', () => {
  test.each<[string, Uint8Array, FileType | undefined]>([
    ['a PDF', toBytes('%PDF-1.7 …'), 'pdf'],
    ['a JPEG', toBytes('\xff\xd8\xff\xe0 JFIF'), 'jpg'],
    ['a PNG', toBytes('\x89PNG\r\n\x1a\n'), 'png'],
    ['a WebP', toBytes('RIFF\0\0\0\0WEBPVP8 '), 'webp'],
    ['a HEIC', toBytes('\0\0\0\x18ftypheic'), 'heic'],
    [
      'an old Word document',
      toBytes(`\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${toUtf16Text('WordDocument')}\0`),
      'doc',
    ],
    [
      'an old spreadsheet',
      toBytes(`\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${toUtf16Text('Workbook')}\0`),
      undefined,
    ],
    ['a Word document', createZip(DOCX_ENTRIES), 'docx'],
    [
      'a Word document with macros',
      createZip([...DOCX_ENTRIES, { name: 'word/vbaProject.bin' }]),
      undefined,
    ],
    ['an OpenDocument text', createZip(ODT_ENTRIES), 'odt'],
    [
      'a Word document of another program',
      zipSync({
        '[Content_Types].xml': strToU8('<Types/>'),
        word: { 'document.xml': strToU8('<w/>') },
      }),
      'docx',
    ],
    [
      'an OpenDocument text of another program',
      zipSync({
        mimetype: [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }],
        'content.xml': strToU8('<office/>'),
      }),
      'odt',
    ],
    ['another archive', createZip([{ name: 'run.exe' }]), undefined],
    ['an HTML page', toBytes('<html><script>'), undefined],
    ['an SVG', toBytes('<svg xmlns="http://www.w3.org/2000/svg">'), undefined],
    ['a program', toBytes('MZ\x90\0'), undefined],
    ['a video', toBytes('\0\0\0\x18ftypmp42'), undefined],
    ['an empty file', toBytes(''), undefined],
  ])('%s', (_, content, type) => {
    expect(detectFileType(content)).toBe(type);
  });
});

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

describe('an upload', () => {
  const form: Form = {
    name: 'job-contact',
    path: '/job/',
    schema: v.object({}),
    steps: [
      {
        parts: [
          {
            kind: 'file',
            name: 'cv',
            label: 'JOB_CV',
            accept: ['pdf', 'docx'],
            maxMegabytes: 16,
            maxFiles: 2,
            required: true,
          },
        ],
      },
    ],
    texts: {
      title: 'JOB_TITLE',
      submit: 'JOB_SUBMIT',
      failed: 'API_ERROR',
      thanks: 'THANKS_TITLE',
    },
  };
  const sent = async (...files: File[]) => {
    const data = new FormData();
    for (const file of files) data.append('cv', file);
    return readUploads(form, data);
  };
  const pdf = (name = 'cv.pdf', size = 100) => new File([`%PDF-${' '.repeat(size)}`], name);

  test('keeps its name without path and control characters', async () => {
    const { uploads, errors } = await sent(pdf('C:\\Anna\\mijn\u0007 cv.pdf'));
    expect(errors).toEqual({});
    expect(uploads.map(({ name, type, retentionMonths }) => [name, type, retentionMonths])).toEqual(
      [['mijn cv.pdf', 'pdf', 12]],
    );
  });

  test.each<[string, File[], object]>([
    ['no file', [], { key: 'ALERT_FILE_EMPTY' }],
    ['an empty file', [new File([], '')], { key: 'ALERT_FILE_EMPTY' }],
    [
      'a program named as a document',
      [new File(['MZ'], 'cv.pdf', { type: 'application/pdf' })],
      { key: 'ALERT_FILE_TYPE', values: { types: 'pdf, docx' } },
    ],
    [
      'a picture in a field for documents',
      [new File(['\x89PNG\r\n\x1a\n'], 'cv.png')],
      { key: 'ALERT_FILE_TYPE', values: { types: 'pdf, docx' } },
    ],
    [
      'a file that is too large',
      [pdf('cv.pdf', 17_000_000)],
      { key: 'ALERT_FILE_TOO_LARGE', values: { size: 16 } },
    ],
    [
      'files that are too large together',
      [pdf('a.pdf', 16_000_000), pdf('b.pdf', 16_000_000)],
      { key: 'ALERT_FILES_TOO_LARGE', values: { size: 30 } },
    ],
    [
      'too many files',
      [pdf(), pdf(), pdf()],
      { key: 'ALERT_FILES_TOO_MANY', values: { count: 2 } },
    ],
  ])('is refused: %s', async (_, files, error) => {
    const { errors } = await sent(...files);
    expect(errors.cv).toEqual(error);
  });
});
