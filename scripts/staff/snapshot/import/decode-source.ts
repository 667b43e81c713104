import type { ImportFault } from '../../record-file';

/** The text of a source, and what staff should know about its encoding. */
export interface DecodedSource {
  text: string;
  encoding: string;
  notes: string[];
}

const BYTE_ORDER_MARKS: readonly { bytes: readonly number[]; encoding: string }[] = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
];

/** The encodings that a map or an XML declaration may name, with the name by which they are decoded. */
const ENCODINGS: Readonly<Record<string, string>> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'us-ascii': 'utf-8',
  'utf-16': 'utf-16le',
  'utf-16le': 'utf-16le',
  'utf-16be': 'utf-16be',
  'windows-1252': 'windows-1252',
  'iso-8859-1': 'windows-1252',
  'iso-8859-15': 'iso-8859-15',
};

export const isKnownEncoding = (name: string): boolean => name.toLowerCase() in ENCODINGS;

/**
 * Decodes the bytes of a source strictly: by its byte order mark, else by the encodings of the map in
 * order, else as UTF-8 and then as Windows-1252. Returns every line with wrong bytes if none fits.
 */
export function decodeSource(
  bytes: Uint8Array,
  named: readonly string[],
): DecodedSource | { faults: ImportFault[] } {
  const mark = BYTE_ORDER_MARKS.find(({ bytes: start }) =>
    start.every((byte, index) => bytes[index] === byte),
  );
  if (mark) return decodeAs(bytes.subarray(mark.bytes.length), [mark.encoding], []);
  const declared = named.length > 0 ? named : findDeclaredEncoding(bytes);
  if (declared.length > 0) return decodeAs(bytes, declared.map(toDecoderName), []);
  return decodeAs(
    bytes,
    ['utf-8', 'windows-1252'],
    ['The file is not UTF-8: it was read as Windows-1252. Name its encoding in the map.'],
  );
}

const toDecoderName = (name: string) => ENCODINGS[name.toLowerCase()] ?? name;

/** Returns the encoding of an XML declaration; none without one. */
function findDeclaredEncoding(bytes: Uint8Array): string[] {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const name = /^<\?xml[^>]*\sencoding\s*=\s*["']([\w-]+)["']/.exec(start)?.[1];
  return name ? [name] : [];
}

/** `notes` are added if the first encoding does not fit but a later one does. */
function decodeAs(
  bytes: Uint8Array,
  encodings: readonly string[],
  notes: string[],
): DecodedSource | { faults: ImportFault[] } {
  for (const [index, encoding] of encodings.entries()) {
    const decoded = tryDecode(bytes, encoding);
    if (decoded === undefined || (index > 0 && isMisreadUtf8(decoded))) continue;
    const text = mendControls(decoded);
    const mended = text === decoded ? [] : [WINDOWS_SIGNS];
    return { text, encoding, notes: [...(index > 0 ? notes : []), ...mended] };
  }
  const [first = 'utf-8'] = encodings;
  return { faults: findWrongLines(bytes, first) };
}

const WINDOWS_SIGNS =
  'The file holds apostrophes or dashes of Windows among other signs: they were read as such.';

/** Controls that no text holds: they are signs of Windows-1252, or bytes that stand for nothing. */
const UNUSED_CONTROLS = /[\u0080-\u009f]/g;

/** Puts the signs of Windows-1252 in place of controls with the same numbers, as browsers do. */
const mendControls = (text: string): string =>
  text.replace(UNUSED_CONTROLS, (sign) =>
    new TextDecoder('windows-1252').decode(Uint8Array.of(sign.charCodeAt(0))),
  );

function tryDecode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    const text = new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
    const isText = !text.includes('\0') && mendControls(text).search(UNUSED_CONTROLS) < 0;
    return isText ? text : undefined;
  } catch {
    return undefined;
  }
}

/** Checks for UTF-8 that was read as Windows-1252: 'Ã©' for 'é', 'â€™' for '’'. */
export const isMisreadUtf8 = (text: string): boolean =>
  /[ÂÃ][\u00a0-\u00bf€‚ƒ„…†‡ˆ‰Š‹Œ‘’“”•–—˜™š›œžŸ]|â€[\u00a0-\u00bf™œ˜“”¦¢]/.test(text);

function findWrongLines(bytes: Uint8Array, encoding: string): ImportFault[] {
  const message = `holds bytes that are no ${encoding.toUpperCase()}`;
  if (encoding.startsWith('utf-16')) return [{ record: 'file', field: '', message }];
  const faults: ImportFault[] = [];
  for (let start = 0, line = 1; start < bytes.length; line++) {
    const end = bytes.indexOf(0x0a, start);
    const next = end < 0 ? bytes.length : end + 1;
    if (tryDecode(bytes.subarray(start, next), encoding) === undefined)
      faults.push({ record: `line ${line}`, field: '', message });
    start = next;
  }
  return faults;
}
