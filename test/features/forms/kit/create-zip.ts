import { deflateRawSync } from 'node:zlib';
import { concatBytes } from '../../../../src/platform/strip-metadata/bytes';

/** Returns the bytes of a text of Latin-1 characters. */
export function toBytes(latin: string): Uint8Array {
  const bytes = new Uint8Array(latin.length);
  for (let index = 0; index < latin.length; index++) bytes[index] = latin.charCodeAt(index);
  return bytes;
}

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
export function createZip(entries: readonly ZipEntry[]): Uint8Array {
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

export const DOCX_ENTRIES = [
  { name: '[Content_Types].xml' },
  { name: 'word/document.xml', content: '<w/>' },
];
