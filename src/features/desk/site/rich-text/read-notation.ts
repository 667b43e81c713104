import type { RichBlock, RichKind, RichLine, RichRun } from './rich-block';
import { addRun } from './rich-block';

/** Whether HTML was typed and not the plain notation. */
export const isTypedHtml = (typed: string): boolean => /^\s*<[a-z]/i.test(typed);

/**
 * Reads the plain notation: paragraphs apart by an empty line, '## ' and '### ' before headings, '- ' and '1. ' before
 * points of a list, '> ' before a quotation, **bold**, *italic*, [words](address). A backslash before one of these signs
 * makes it a letter.
 */
export const readNotation = (typed: string): RichBlock[] =>
  typed
    .replaceAll('\r\n', '\n')
    .split(/\n[^\S\n]*\n/)
    .map((block) =>
      block
        .trim()
        .split('\n')
        .map((line) => line.trim()),
    )
    .filter(([first]) => first !== '')
    .map(readBlock);

const MARKS: readonly { kind: RichKind; mark: RegExp }[] = [
  { kind: 'heading2', mark: /^## / },
  { kind: 'heading3', mark: /^### / },
  { kind: 'bullets', mark: /^- / },
  { kind: 'numbers', mark: /^\d+\. / },
  { kind: 'quote', mark: /^> / },
];

function readBlock(lines: readonly string[]): RichBlock {
  const found = MARKS.find(
    ({ kind, mark }) =>
      lines.every((line) => mark.test(line)) && (lines.length === 1 || !kind.startsWith('heading')),
  );
  return {
    kind: found?.kind ?? 'paragraph',
    lines: lines.map((line) => readLine(found ? line.replace(found.mark, '').trim() : line)),
  };
}

/** What stars change: two the bold, one the italic, three both. */
const BOLD = 2;
const ITALIC = 1;

const TOKEN = /\\([\\*[\]#\->.<])|(\*+)|\[((?:\\.|[^\]\\])+)\]\(([^()\s"]+)\)|[^\\*[]+|[\\[]/g;

interface Token {
  text: string;
  /** How many stars change the look from here on. */
  stars: number;
  link: string;
}

const readTokens = (text: string, link = ''): Token[] =>
  [...text.matchAll(TOKEN)].flatMap(([whole, letter, stars, words, address]) =>
    words && address
      ? readTokens(words, address)
      : stars && stars.length <= BOLD + ITALIC
        ? { text: '', stars: stars.length, link }
        : { text: letter ?? whole, stars: 0, link },
  );

/** Reads a line: stars open and close in turn, and one that nothing closes is a letter. */
function readLine(text: string): RichLine {
  const tokens = readTokens(text);
  for (const change of [BOLD, ITALIC]) {
    const changing = tokens.filter(({ stars }) => (stars & change) !== 0);
    const last = changing.at(-1);
    if (!last || changing.length % 2 === 0) continue;
    last.stars -= change;
    last.text += '*'.repeat(change);
  }
  const line: RichRun[] = [];
  let look = 0;
  for (const { text, stars, link } of tokens) {
    addRun(line, { text, bold: (look & BOLD) !== 0, italic: (look & ITALIC) !== 0, link });
    look ^= stars;
  }
  return line;
}
