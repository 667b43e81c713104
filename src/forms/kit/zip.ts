const MOST_ENTRIES = 2000;
const MOST_INFLATED_BYTES = 100 * 1024 * 1024;

const END = 0x06054b50;
const ENTRY = 0x02014b50;

/**
 * The names in a zip archive, by its directory; undefined where it is none, is encrypted, or holds
 * more than a document does: entries by number, or bytes once inflated.
 */
export function namesInZip(bytes: Uint8Array): string[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  if (end === undefined) return undefined;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (count > MOST_ENTRIES) return undefined;

  const names: string[] = [];
  let inflated = 0;
  for (let entry = 0; entry < count; entry++) {
    if (at + 46 > end || view.getUint32(at, true) !== ENTRY) return undefined;
    const isEncrypted = (view.getUint16(at + 8, true) & 1) === 1;
    inflated += view.getUint32(at + 24, true);
    if (isEncrypted || inflated > MOST_INFLATED_BYTES) return undefined;
    const length = view.getUint16(at + 28, true);
    names.push(new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + length)));
    at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return names;
}

/** Where the directory's end is written: the last 22 bytes, or before a comment. */
function endOf(view: DataView): number | undefined {
  const last = view.byteLength - 22;
  for (let at = last; at >= Math.max(0, last - 0xffff); at--)
    if (view.getUint32(at, true) === END) return at;
  return undefined;
}
