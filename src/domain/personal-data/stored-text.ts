/**
 * Returns what a column holds with each text in it changed: all texts of JSON, or the column as a whole. In JSON a
 * new line before an address is an 'n', so that texts are read before they are searched.
 */
export function mapTexts(stored: string, change: (text: string) => string): string {
  const json = parseJson(stored);
  return json === undefined ? change(stored) : JSON.stringify(mapJson(json, change));
}

/** Lists the texts of a column: those of JSON, or the column as a whole. */
export function listTexts(stored: string): string[] {
  const texts: string[] = [];
  mapTexts(stored, (text) => {
    texts.push(text);
    return text;
  });
  return texts;
}

/** Returns the object or list that a column holds; undefined if it is a text. */
function parseJson(stored: string): object | undefined {
  if (!/^\s*[[{]/.test(stored)) return undefined;
  try {
    return JSON.parse(stored) as object;
  } catch {
    return undefined;
  }
}

function mapJson(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapJson(item, change));
  if (value === null || typeof value !== 'object') return value;
  if (isTextFile(value)) return { ...value, base64: mapBase64(value.base64, change) };
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, mapJson(item, change)]),
  );
}

/** A file of a mail that is a text, such as a calendar's. */
const isTextFile = (value: object): value is { base64: string } =>
  'base64' in value &&
  typeof value.base64 === 'string' &&
  'type' in value &&
  /^text\//.test(String(value.type));

/** Changes the text of a file; lines that a calendar folds are one line. */
function mapBase64(base64: string, change: (text: string) => string): string {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const text = new TextDecoder().decode(bytes).replaceAll(/\r?\n[ \t]/g, '');
  const changed = change(text);
  if (changed === text) return base64;
  const encoded = new TextEncoder().encode(changed);
  return btoa(Array.from(encoded, (byte) => String.fromCharCode(byte)).join(''));
}
