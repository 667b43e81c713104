import { inflateRawSync } from 'node:zlib';

const MAX_ENTRIES = 2000;
const MAX_INFLATED_BYTES = 20 * 1024 * 1024;

const END_OF_DIRECTORY_SIGNATURE = 0x06054b50;
const CENTRAL_HEADER_SIGNATURE = 0x02014b50;
const LOCAL_HEADER_SIGNATURE = 0x04034b50;

/** How an entry is packed: as it is, or deflated. Documents use no other way. */
const METHOD_STORED = 0;
const METHOD_DEFLATED = 8;

/**
 * The names in a zip archive; undefined where it is none, is encrypted, or holds more than a document
 * does: entries by number, or bytes once inflated. What it says of its sizes is not believed: each
 * entry is unpacked, no further than it says and we allow.
 */
export function readZipEntryNames(bytes: Uint8Array): string[] | undefined {
  const entries = readCentralDirectory(bytes);
  const total = entries?.reduce((sum, { inflatedSize }) => sum + inflatedSize, 0) ?? 0;
  if (!entries || total > MAX_INFLATED_BYTES || !entries.every(hasDeclaredSize)) return undefined;
  return entries.map(({ name }) => name);
}

interface ArchiveEntry {
  name: string;
  method: number;
  compressedBytes: Uint8Array;
  /** Its bytes once inflated, as the directory has it. */
  inflatedSize: number;
}

function hasDeclaredSize({ method, compressedBytes, inflatedSize }: ArchiveEntry): boolean {
  if (method === METHOD_STORED) return compressedBytes.length === inflatedSize;
  if (method !== METHOD_DEFLATED) return false;
  try {
    return (
      inflateRawSync(compressedBytes, { maxOutputLength: Math.max(1, inflatedSize) }).length ===
      inflatedSize
    );
  } catch {
    return false;
  }
}

/** What the directory lists, each with its packed bytes; undefined where the two disagree. */
function readCentralDirectory(bytes: Uint8Array): ArchiveEntry[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEndOfDirectory(view);
  if (end === undefined) return undefined;
  const count = view.getUint16(end + 10, true);
  const directory = view.getUint32(end + 16, true);
  if (count > MAX_ENTRIES) return undefined;

  const entries: ArchiveEntry[] = [];
  let at = directory;
  for (let place = 0; place < count; place++) {
    if (at + 46 > end || view.getUint32(at, true) !== CENTRAL_HEADER_SIGNATURE) return undefined;
    const isEncrypted = (view.getUint16(at + 8, true) & 1) === 1;
    const length = view.getUint16(at + 28, true);
    const name = bytes.subarray(at + 46, at + 46 + length);
    const from = findCompressedOffset(bytes, view, view.getUint32(at + 42, true), name);
    const until = (from ?? 0) + view.getUint32(at + 20, true);
    if (isEncrypted || from === undefined || until > directory) return undefined;
    entries.push({
      name: new TextDecoder().decode(name),
      method: view.getUint16(at + 10, true),
      compressedBytes: bytes.subarray(from, until),
      inflatedSize: view.getUint32(at + 24, true),
    });
    at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** Where an entry's packed bytes begin: behind a header of its own, which names it as the directory does. */
function findCompressedOffset(
  bytes: Uint8Array,
  view: DataView,
  at: number,
  name: Uint8Array,
): number | undefined {
  if (
    at + 30 + name.length > view.byteLength ||
    view.getUint32(at, true) !== LOCAL_HEADER_SIGNATURE
  )
    return undefined;
  const isNamedSo =
    view.getUint16(at + 26, true) === name.length &&
    name.every((byte, place) => bytes[at + 30 + place] === byte);
  return isNamedSo ? at + 30 + name.length + view.getUint16(at + 28, true) : undefined;
}

/** Where the directory's end is written: the last 22 bytes, or before a comment. */
function findEndOfDirectory(view: DataView): number | undefined {
  const last = view.byteLength - 22;
  for (let at = last; at >= Math.max(0, last - 0xffff); at--)
    if (view.getUint32(at, true) === END_OF_DIRECTORY_SIGNATURE) return at;
  return undefined;
}
