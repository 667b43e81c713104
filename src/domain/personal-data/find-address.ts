import { compileNumber } from './find-number';

/** Characters that make an address the end of a longer one when they stand before it, and those after it. */
const LONGER_BEFORE = String.raw`[\p{L}\p{M}\p{N}.!$%'*+^_~-]`;
const LONGER_AFTER = String.raw`[\p{L}\p{M}\p{N}_-]|[.@][\p{L}\p{N}]`;

/** What may stand before an address though it ends with a letter or a digit: an encoded sign of a link. */
const ENCODED_BEFORE = '%(?:20|22|26|28|29|2c|2f|3a|3b|3c|3d|3e|3f|5b|5d)';

/**
 * Returns whether a text holds exactly this address, in any case: `an@x.be` is in 'Mail An@x.be.', not in
 * `joan@x.be` and not in `an@x.be.example`. It is found as it is encoded in a link or in HTML too. A telephone
 * number as it is dialled is found in any spelling.
 */
export const hasAddress = (text: string, who: string): boolean => compileWho(who).test(text);

/** Returns where this address or number begins and ends in a text; undefined if it is not there. */
export function locateAddress(text: string, who: string): [start: number, end: number] | undefined {
  const found = compileWho(who).exec(text);
  return found ? [found.index, found.index + found[0].length] : undefined;
}

/** Returns a text in which each occurrence of exactly this address or number is replaced. */
export const replaceAddress = (text: string, who: string, replacement: string): string =>
  text.replaceAll(compileWho(who), () => replacement);

/** Returns a text in which a person's full name is replaced, in any case, with either name first. */
export const replaceName = (text: string, name: string, replacement: string): string =>
  text.replaceAll(compileName(name), () => replacement);

const compileWho = (who: string): RegExp =>
  who.includes('@') ? compileAddress(who) : compileNumber(who);

/**
 * Compiles an address. It is looked for in the text itself, never in one in lower case: 'İ' becomes two
 * characters there, and a place in the one is another place in the other.
 */
function compileAddress(email: string): RegExp {
  const characters = [...email.normalize('NFC')].map(toEncodings).join('');
  const before = `(?:(?<!${LONGER_BEFORE})|(?<=${ENCODED_BEFORE}))`;
  return new RegExp(`${before}${characters}(?!${LONGER_AFTER})`, 'giu');
}

function compileName(name: string): RegExp {
  const words = name.trim().split(/\s+/).map(escapePattern);
  // One word alone is a word of the language too often: 'An'.
  if (words.length < 2) return /(?!)/gu;
  const orders = [words, [...words.slice(1), words[0]], [words.at(-1), ...words.slice(0, -1)]];
  const spellings = [...new Set(orders.map((order) => order.join(String.raw`\s+`)))];
  return new RegExp(
    String.raw`(?<![\p{L}\p{M}\p{N}])(?:${spellings.join('|')})(?![\p{L}\p{M}\p{N}])`,
    'giu',
  );
}

/** A character as it is written, as links encode it, and as HTML does. */
function toEncodings(character: string): string {
  const percent = [...new TextEncoder().encode(character)]
    .map((byte) => `%${byte.toString(16).padStart(2, '0')}`)
    .join('');
  const code = character.codePointAt(0) ?? 0;
  const html = [
    `&#0*${code};`,
    `&#x0*${code.toString(16)};`,
    ...(character === '&' ? ['&amp;'] : []),
  ];
  const decomposed = character.normalize('NFD');
  const forms = [character, ...(decomposed === character ? [] : [decomposed])].map(escapePattern);
  return `(?:${[percent, ...html, ...forms].join('|')})`;
}

const escapePattern = (text: string): string =>
  text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
