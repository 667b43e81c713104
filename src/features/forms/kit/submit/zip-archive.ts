import { inflateRawSync } from 'node:zlib';

const MAX_ENTRIES = 2000;
const MAX_INFLATED_BYTES = 20 * 1024 * 1024;

const END_OF_DIRECTORY_SIGNATURE = 0x06054b50;
const CENTRAL_HEADER_SIGNATURE = 0x02014b50;
const LOCAL_HEADER_SIGNATURE = 0x04034b50;

/** Compression methods of entries; documents use no others. */
const METHOD_STORED = 0;
const METHOD_DEFLATED = 8;

/**
 * Returns the names of the entries in a zip archive; undefined if it is damaged or encrypted, or has
 * more entries or inflated bytes than a document. Every entry is inflated up to its declared size,
 * since declared sizes can lie (decision 67: why not by fflate).
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
  /** Bytes, as declared in the directory. */
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

/** Returns the entries of the directory with their compressed bytes; undefined if the two disagree. */
function readCentralDirectory(bytes: Uint8Array): ArchiveEntry[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEndOfDirectory(view);
  if (end === undefined) return undefined;
  const count = view.getUint16(end + 10, true);
  const directoryOffset = view.getUint32(end + 16, true);
  if (count > MAX_ENTRIES) return undefined;

  const entries: ArchiveEntry[] = [];
  let header = directoryOffset;
  for (let index = 0; index < count; index++) {
    if (header + 46 > end || view.getUint32(header, true) !== CENTRAL_HEADER_SIGNATURE)
      return undefined;
    const isEncrypted = (view.getUint16(header + 8, true) & 1) === 1;
    const nameLength = view.getUint16(header + 28, true);
    const name = bytes.subarray(header + 46, header + 46 + nameLength);
    const start = findCompressedOffset(bytes, view, view.getUint32(header + 42, true), name);
    const stop = (start ?? 0) + view.getUint32(header + 20, true);
    if (isEncrypted || start === undefined || stop > directoryOffset) return undefined;
    entries.push({
      name: new TextDecoder().decode(name),
      method: view.getUint16(header + 10, true),
      compressedBytes: bytes.subarray(start, stop),
      inflatedSize: view.getUint32(header + 24, true),
    });
    header +=
      46 + nameLength + view.getUint16(header + 30, true) + view.getUint16(header + 32, true);
  }
  return entries;
}

/** Returns the offset of an entry's compressed bytes; undefined if its own header has another name. */
function findCompressedOffset(
  bytes: Uint8Array,
  view: DataView,
  header: number,
  name: Uint8Array,
): number | undefined {
  if (
    header + 30 + name.length > view.byteLength ||
    view.getUint32(header, true) !== LOCAL_HEADER_SIGNATURE
  )
    return undefined;
  const hasSameName =
    view.getUint16(header + 26, true) === name.length &&
    name.every((byte, index) => bytes[header + 30 + index] === byte);
  return hasSameName ? header + 30 + name.length + view.getUint16(header + 28, true) : undefined;
}

/** Returns the offset of the directory's end record: the last 22 bytes, or before a comment. */
function findEndOfDirectory(view: DataView): number | undefined {
  const last = view.byteLength - 22;
  for (let offset = last; offset >= Math.max(0, last - 0xffff); offset--)
    if (view.getUint32(offset, true) === END_OF_DIRECTORY_SIGNATURE) return offset;
  return undefined;
}
