import { inflateSync, strFromU8, unzipSync } from 'fflate';

/** A file of a zip, as the table at its end states it. */
interface ZipEntry {
  size: number;
  packedSize: number;
  isPacked: boolean;
  /** Where its own header begins. */
  offset: number;
}

const FILE = 0x04034b50;
const TABLE_ROW = 0x02014b50;
const TABLE_END = 0x06054b50;
const TABLE_END_LENGTH = 22;
const MAX_COMMENT = 0xffff;
/** Stands where only a larger table holds the number. */
const ELSEWHERE = 0xffffffff;

/**
 * Returns a reader of a zip's files by name. It goes through the table once: a source asks for thousands of pictures, and
 * looking each up in it takes longer than unpacking it.
 */
export function createZipReader(bytes: Uint8Array): (name: string) => Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = readTable(bytes, view);
  return (name) => {
    const entry = entries.get(name);
    const unpacked = entry ? unpack(bytes, view, entry) : unzipOne(bytes, name);
    if (!unpacked) throw new Error('is not in the zip');
    return unpacked;
  };
}

function unzipOne(bytes: Uint8Array, name: string): Uint8Array | undefined {
  return Object.values(unzipSync(bytes, { filter: (entry) => entry.name === name }))[0];
}

function unpack(bytes: Uint8Array, view: DataView, entry: ZipEntry): Uint8Array {
  const { offset, packedSize, isPacked, size } = entry;
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  const packed = bytes.subarray(start, start + packedSize);
  return isPacked ? inflateSync(packed, { out: new Uint8Array(size) }) : packed.slice();
}

/** Reads where the files are; those of an unusual table are left out. */
function readTable(bytes: Uint8Array, view: DataView): Map<string, ZipEntry> {
  const entries = new Map<string, ZipEntry>();
  const end = findTableEnd(view);
  if (end === undefined) return entries;
  let row = view.getUint32(end + 16, true);
  while (row + 46 <= end && view.getUint32(row, true) === TABLE_ROW) {
    const nameLength = view.getUint16(row + 28, true);
    const isLatin = (view.getUint16(row + 8, true) & 2048) === 0;
    const name = strFromU8(bytes.subarray(row + 46, row + 46 + nameLength), isLatin);
    const compression = view.getUint16(row + 10, true);
    const entry: ZipEntry = {
      size: view.getUint32(row + 24, true),
      packedSize: view.getUint32(row + 20, true),
      isPacked: compression === 8,
      offset: view.getUint32(row + 42, true),
    };
    const isPlain =
      [0, 8].includes(compression) && ![entry.size, entry.packedSize].includes(ELSEWHERE);
    if (isPlain && entry.offset + 30 <= row && view.getUint32(entry.offset, true) === FILE)
      entries.set(name, entry);
    row += 46 + nameLength + view.getUint16(row + 30, true) + view.getUint16(row + 32, true);
  }
  return entries;
}

function findTableEnd(view: DataView): number | undefined {
  const last = view.byteLength - TABLE_END_LENGTH;
  for (let end = last; end >= 0 && end >= last - MAX_COMMENT; end--)
    if (view.getUint32(end, true) === TABLE_END) return end;
  return undefined;
}
