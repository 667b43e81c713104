import type { FileType } from '../definition/field';
import { namesInZip } from './zip';

export const MEDIA_TYPES: Record<FileType, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
};

/** What a file is by its content, whatever its name says; undefined where it is none of these. */
export function fileType(bytes: Uint8Array): FileType | undefined {
  // Unpacked once: the dearest look of all.
  const names = latin(bytes, 0, 4) === 'PK\x03\x04' ? namesInZip(bytes) : undefined;
  return TYPES.find((type) => LOOKS[type](bytes, names ?? []));
}

/** What each looks like; `names` are those in it, where it is an archive. */
const LOOKS: Record<FileType, (bytes: Uint8Array, names: readonly string[]) => boolean> = {
  pdf: (bytes) => latin(bytes, 0, 5) === '%PDF-',
  png: (bytes) => latin(bytes, 0, 8) === '\x89PNG\r\n\x1a\n',
  jpg: (bytes) => latin(bytes, 0, 3) === '\xff\xd8\xff',
  webp: (bytes) => latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 4) === 'WEBP',
  heic: (bytes) =>
    latin(bytes, 4, 4) === 'ftyp' && /^(hei[cxms]|hev[cx]|mif1|msf1)$/.test(latin(bytes, 8, 4)),
  // Many programs write this container: a Word document names its stream so.
  doc: (bytes) =>
    latin(bytes, 0, 8) === '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1' && holds(bytes, wide('WordDocument')),
  docx: (_, names) =>
    names.includes('[Content_Types].xml') &&
    names.includes('word/document.xml') &&
    !names.some((name) => /vbaProject\.bin$/i.test(name)),
  odt: (bytes, names) =>
    names.includes('content.xml') && latin(bytes, 30, 47) === `mimetype${MEDIA_TYPES.odt}`,
};

const TYPES = Object.keys(LOOKS) as FileType[];

const latin = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length));

/** A name as the container writes it: two bytes a letter. */
const wide = (name: string) =>
  Uint8Array.from([...name].flatMap((sign) => [sign.charCodeAt(0), 0]));

function holds(bytes: Uint8Array, part: Uint8Array): boolean {
  const [first = 0] = part;
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1))
    if (part.every((byte, place) => bytes[at + place] === byte)) return true;
  return false;
}
