import { deflateRawSync } from 'node:zlib';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { FileType } from '../../../../src/features/forms/kit/definition/field';
import type { Form } from '../../../../src/features/forms/kit/definition/form';
import { detectFileType } from '../../../../src/features/forms/kit/submit/file-type';
import { readUploads } from '../../../../src/features/forms/kit/submit/uploads';
import { readZipEntryNames } from '../../../../src/features/forms/kit/submit/zip-archive';
import { concatBytes } from '../../../../src/platform/strip-metadata/bytes';

const toBytes = (latin: string) => Uint8Array.from(latin, (sign) => sign.charCodeAt(0));

interface ZipEntry {
  name: string;
  content?: string;
  /** As it is written down, where that is not the truth. */
  inflated?: number;
  packed?: number;
  header?: string;
  method?: number;
  encrypted?: boolean;
}

/** An archive as programs write it, its entries deflated unless their method says otherwise. */
function createZip(entries: readonly ZipEntry[]): Uint8Array {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = 0;
  for (const { name, content = '', header = name, method = 8, encrypted, ...says } of entries) {
    const body = method === 8 ? new Uint8Array(deflateRawSync(toBytes(content))) : toBytes(content);
    const { inflated = content.length, packed = body.length } = says;
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
    line.setUint32(42, at, true);
    parts.push(new Uint8Array(head.buffer), toBytes(header), body);
    directory.push(new Uint8Array(line.buffer), toBytes(name));
    at += 30 + header.length + body.length;
  }
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x06054b50, true);
  end.setUint16(10, entries.length, true);
  end.setUint32(16, at, true);
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

describe('a file is what its content says', () => {
  test.each<[string, Uint8Array, FileType | undefined]>([
    ['a PDF', toBytes('%PDF-1.7 …'), 'pdf'],
    ['a picture of a camera', toBytes('\xff\xd8\xff\xe0 JFIF'), 'jpg'],
    ['a PNG', toBytes('\x89PNG\r\n\x1a\n'), 'png'],
    ['a WebP', toBytes('RIFF\0\0\0\0WEBPVP8 '), 'webp'],
    ['a picture of a telephone', toBytes('\0\0\0\x18ftypheic'), 'heic'],
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
    ['one with macros', createZip([...DOCX_ENTRIES, { name: 'word/vbaProject.bin' }]), undefined],
    ['an OpenDocument text', createZip(ODT_ENTRIES), 'odt'],
    ['an archive of anything', createZip([{ name: 'run.exe' }]), undefined],
    ['a page', toBytes('<html><script>'), undefined],
    ['a picture that is a script', toBytes('<svg xmlns="http://www.w3.org/2000/svg">'), undefined],
    ['a program', toBytes('MZ\x90\0'), undefined],
    ['a film', toBytes('\0\0\0\x18ftypmp42'), undefined],
    ['nothing', toBytes(''), undefined],
  ])('%s', (_, content, type) => {
    expect(detectFileType(content)).toBe(type);
  });
});

describe('an archive is refused', () => {
  test.each<[string, Uint8Array]>([
    [
      'of too many entries',
      createZip(Array.from({ length: 2001 }, (_, place) => ({ name: `${place}` }))),
    ],
    [
      'that inflates beyond all measure',
      createZip([...DOCX_ENTRIES, { name: 'a', content: ZEROS_21_MB }]),
    ],
    [
      'that does so bit by bit',
      createZip(
        Array.from({ length: 22 }, (_, place) => ({ name: `${place}`, content: MEGABYTE })),
      ),
    ],
    [
      'that says it does not',
      createZip([...DOCX_ENTRIES, { name: 'a', content: ZEROS_21_MB, inflated: 4 }]),
    ],
    [
      'that says so all the same',
      createZip([...DOCX_ENTRIES, { name: 'a', content: 'b', inflated: 21 << 20 }]),
    ],
    [
      'that says an entry is smaller',
      createZip([...DOCX_ENTRIES, { name: 'a', content: 'abcd', inflated: 3 }]),
    ],
    [
      'that says one is larger',
      createZip([...DOCX_ENTRIES, { name: 'a', content: 'abcd', inflated: 5 }]),
    ],
    [
      'that stores more than it says',
      createZip([{ name: 'a', content: 'abcd', method: 0, inflated: 1 }]),
    ],
    ['whose entry is no deflated bytes', createZip([{ name: 'a', content: 'abcd' }]).with(31, 255)],
    [
      'whose entry reaches into the directory',
      createZip([{ name: 'a', content: 'b', packed: 40 }]),
    ],
    ['that is packed as no document is', createZip([{ name: 'a', content: 'b', method: 14 }])],
    [
      'that names an entry in two ways',
      createZip([...DOCX_ENTRIES, { name: 'a.xml', header: 'a.exe' }]),
    ],
    ['that is locked', createZip([{ name: 'a', encrypted: true }])],
    ['whose directory lies elsewhere', createZip(DOCX_ENTRIES).with(-6, 255)],
    ['that is cut off', createZip(DOCX_ENTRIES).slice(0, -4)],
  ])('%s', (_, content) => {
    expect(readZipEntryNames(content)).toBeUndefined();
  });

  test('that claims entries it has not, without reading beyond its end', () => {
    expect(readZipEntryNames(createZip(DOCX_ENTRIES).with(-12, 200))).toBeUndefined();
  });
});

describe('what comes with a form', () => {
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

  test('is kept under the name it was given, without its path', async () => {
    const { uploads, errors } = await sent(pdf('C:\\Anna\\mijn\u0007 cv.pdf'));
    expect(errors).toEqual({});
    expect(uploads.map(({ name, type, retentionMonths }) => [name, type, retentionMonths])).toEqual(
      [['mijn cv.pdf', 'pdf', 12]],
    );
  });

  test.each<[string, File[], object]>([
    ['nothing at all', [], { key: 'ALERT_FILE_EMPTY' }],
    ['an empty file', [new File([], '')], { key: 'ALERT_FILE_EMPTY' }],
    [
      'a program in a document’s clothes',
      [new File(['MZ'], 'cv.pdf', { type: 'application/pdf' })],
      { key: 'ALERT_FILE_TYPE', values: { types: 'pdf, docx' } },
    ],
    [
      'a picture where a document is asked for',
      [new File(['\x89PNG\r\n\x1a\n'], 'cv.png')],
      { key: 'ALERT_FILE_TYPE', values: { types: 'pdf, docx' } },
    ],
    [
      'a file too large',
      [pdf('cv.pdf', 17_000_000)],
      { key: 'ALERT_FILE_TOO_LARGE', values: { size: 16 } },
    ],
    [
      'files too large together',
      [pdf('a.pdf', 16_000_000), pdf('b.pdf', 16_000_000)],
      { key: 'ALERT_FILES_TOO_LARGE', values: { size: 30 } },
    ],
    ['too many', [pdf(), pdf(), pdf()], { key: 'ALERT_FILES_TOO_MANY', values: { count: 2 } }],
  ])('is refused: %s', async (_, files, error) => {
    const { errors } = await sent(...files);
    expect(errors.cv).toEqual(error);
  });
});
