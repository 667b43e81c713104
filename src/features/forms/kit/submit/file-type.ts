import type { FileType } from '../definition/field';
import { readZipEntryNames } from './zip-archive';

export const MEDIA_TYPES: Record<FileType, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
};

/** Detects a file's type by its content, whatever its name; undefined if it is none of the types above. */
export function detectFileType(bytes: Uint8Array): FileType | undefined {
  // Read once for all types: unpacking an archive is the most expensive check.
  const names = decodeLatin1(bytes, 0, 4) === 'PK\x03\x04' ? readZipEntryNames(bytes) : undefined;
  return FILE_TYPES.find((type) => FILE_TYPE_CHECKS[type](bytes, names ?? []));
}

/** One check per type; `names` are the entries of an archive, empty for other files. */
const FILE_TYPE_CHECKS: Record<FileType, (bytes: Uint8Array, names: readonly string[]) => boolean> =
  {
    pdf: (bytes) => decodeLatin1(bytes, 0, 5) === '%PDF-',
    png: (bytes) => decodeLatin1(bytes, 0, 8) === '\x89PNG\r\n\x1a\n',
    jpg: (bytes) => decodeLatin1(bytes, 0, 3) === '\xff\xd8\xff',
    webp: (bytes) => decodeLatin1(bytes, 0, 4) === 'RIFF' && decodeLatin1(bytes, 8, 4) === 'WEBP',
    heic: (bytes) =>
      decodeLatin1(bytes, 4, 4) === 'ftyp' &&
      /^(hei[cxms]|hev[cx]|mif1|msf1)$/.test(decodeLatin1(bytes, 8, 4)),
    docx: (_, names) =>
      names.includes('[Content_Types].xml') &&
      names.includes('word/document.xml') &&
      !names.some((name) => /vbaProject\.bin$/i.test(name)),
    odt: (bytes, names) =>
      names.includes('content.xml') && decodeLatin1(bytes, 30, 47) === `mimetype${MEDIA_TYPES.odt}`,
  };

const FILE_TYPES = Object.keys(FILE_TYPE_CHECKS) as FileType[];

const decodeLatin1 = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length));
