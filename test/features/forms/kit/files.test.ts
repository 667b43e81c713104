import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { FileType } from '../../../../src/features/forms/kit/definition/field';
import { toSafeFileName } from '../../../../src/features/forms/kit/submit/file-name';
import { detectFileType } from '../../../../src/features/forms/kit/submit/file-type';
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
    // Its macros cannot be seen without reading the whole container.
    [
      'an old Word document',
      toBytes(`\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${toUtf16Text('WordDocument')}\0`),
      undefined,
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

test.each<[string, FileType, string]>([
  ['cv.pdf', 'pdf', 'cv.pdf'],
  ['CV.PDF', 'pdf', 'CV.PDF'],
  ['C:\\Anna\\mijn\u0007 cv.pdf', 'pdf', 'mijn cv.pdf'],
  ['../../etc/passwd', 'pdf', 'passwd.pdf'],
  ['cv.html', 'pdf', 'cv.pdf'],
  ['cv.pdf.exe', 'pdf', 'cv.pdf'],
  ['cv.pdf. .', 'pdf', 'cv.pdf'],
  ['cv.doc', 'docx', 'cv.docx'],
  ['huis.jpeg', 'jpg', 'huis.jpeg'],
  ['huis.png', 'jpg', 'huis.jpg'],
  ['huis', 'webp', 'huis.webp'],
  ['plan 12.50', 'png', 'plan 12.50.png'],
  ['dr. Jansen', 'odt', 'dr. Jansen.odt'],
  ['cv\u202efdp.exe', 'pdf', 'cvfdp.pdf'],
  ['.html', 'pdf', 'file.pdf'],
  ['', 'pdf', 'file.pdf'],
  [`${'a'.repeat(150)}.exe`, 'pdf', `${'a'.repeat(96)}.pdf`],
])('a file %j with the content of a %s reaches staff as %j', (name, type, safeName) => {
  expect(toSafeFileName(name, type)).toBe(safeName);
});

test('a name is never cut within a character', () => {
  const house = String.fromCodePoint(0x1f3e0);
  for (const length of [94, 95, 96, 97, 98, 99]) {
    const name = toSafeFileName(`${house}${'a'.repeat(length)}.exe`, 'pdf');
    expect([length, name.isWellFormed(), name.endsWith('.pdf')]).toEqual([length, true, true]);
  }
});
