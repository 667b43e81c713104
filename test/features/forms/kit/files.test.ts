import { strToU8, zipSync } from 'fflate';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { FileType } from '../../../../src/features/forms/kit/definition/field';
import type { Form } from '../../../../src/features/forms/kit/definition/form';
import { detectFileType } from '../../../../src/features/forms/kit/submit/file-type';
import { readUploads } from '../../../../src/features/forms/kit/submit/uploads';

import { createZip, DOCX_ENTRIES, toBytes } from './create-zip';

const ODT_ENTRIES = [
  { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text', method: 0 },
  { name: 'content.xml' },
];
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
  const readFiles = async (...files: File[]) => {
    const data = new FormData();
    for (const file of files) data.append('cv', file);
    return readUploads(form, data);
  };
  const createPdf = (name = 'cv.pdf', size = 100) => new File([`%PDF-${' '.repeat(size)}`], name);

  test('keeps its name without path and control characters', async () => {
    const { uploads, errors } = await readFiles(createPdf('C:\\Anna\\mijn\u0007 cv.pdf'));
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
      [createPdf('cv.pdf', 17_000_000)],
      { key: 'ALERT_FILE_TOO_LARGE', values: { size: 16 } },
    ],
    [
      'files that are too large together',
      [createPdf('a.pdf', 16_000_000), createPdf('b.pdf', 16_000_000)],
      { key: 'ALERT_FILES_TOO_LARGE', values: { size: 30 } },
    ],
    [
      'too many files',
      [createPdf(), createPdf(), createPdf()],
      { key: 'ALERT_FILES_TOO_MANY', values: { count: 2 } },
    ],
  ])('is refused: %s', async (_, files, error) => {
    const { errors } = await readFiles(...files);
    expect(errors.cv).toEqual(error);
  });
});
