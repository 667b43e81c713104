/** The entities that editors for the web write in our four languages; any other stays as it stands. */
const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  euro: '€',
  sup2: '²',
  deg: '°',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  oelig: 'œ',
  OElig: 'Œ',
  aelig: 'æ',
  szlig: 'ß',
};

/** The accent an entity's name ends with, as the mark Unicode combines: 'eacute' is e and this. */
const ACCENTS: Record<string, string> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  cedil: '\u0327',
};

/**
 * The words of an HTML or plain text on one line: tags gone, entities read, white space single,
 * no-break spaces kept. It is text, to be escaped where it is shown, and never HTML again:
 * '&lt;b&gt;' comes out as '<b>'.
 */
export function htmlToText(html: string): string {
  return html
    .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<!--[\s\S]*?-->/g, ' ')
    .replace(/<\/?(?:p|div|br|li|ul|ol|h[1-6]|tr|td|table|section|blockquote)\b[^>]*>/gi, ' ')
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]\w{1,9});/gi, (entity, name: string) =>
      name.startsWith('#') ? decodeNumericEntity(name, entity) : decodeNamedEntity(name, entity),
    )
    .replace(/[ \t\r\n\f]+/g, ' ')
    .trim();
}

function decodeNamedEntity(name: string, entity: string): string {
  const letter = name[0] ?? '';
  const accent = ACCENTS[name.slice(1)];
  return ENTITIES[name] ?? (accent ? (letter + accent).normalize('NFC') : entity);
}

function decodeNumericEntity(name: string, entity: string): string {
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : entity;
}
