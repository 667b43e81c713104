import { htmlToText } from './html-to-text';

/** A tag of sanitized HTML, or the text before the next one. */
const TOKEN = /<(\/?)([a-z][a-z\d]*)\b[^>]*>|[^<]+|</gi;

const VOID_TAGS = new Set(['br', 'hr']);
const BLOCK_TAGS = new Set(
  'p h2 h3 h4 ul ol li dl dt dd blockquote table caption thead tbody tr th td hr address'.split(
    ' ',
  ),
);
/** Tags that end an open element of their own kind: the end tags that authors leave out. */
const SELF_ENDING = new Set(['li', 'dt', 'dd', 'tr', 'td', 'th']);

/** Returns whether a text of the catalogue is simple HTML: it then begins with a block, as `splitBlocks` makes them. */
export const isSimpleHtml = (text: string): boolean =>
  /^<(?:p|h[234]|[uo]l|dl|blockquote|table|hr|address)[\s>]/.test(text);

/**
 * Splits sanitized HTML into its blocks: paragraphs, lists, headings. Each is complete: what is open is closed, an end
 * without a beginning is left out, loose text becomes a paragraph, and blocks without text are dropped.
 */
export function splitBlocks(html: string): string[] {
  const blocks: string[] = [];
  const open: string[] = [];
  let block = '';
  const close = (depth: number) => {
    while (open.length > depth) block += `</${open.pop()}>`;
    if (depth > 0) return;
    if (htmlToText(block)) blocks.push(block.trim());
    block = '';
  };
  const start = (tag: string, html = `<${tag}>`) => {
    block += html;
    open.push(tag);
  };
  for (const [token, slash, name] of html.matchAll(TOKEN)) {
    const tag = name?.toLowerCase();
    if (tag && slash) {
      const depth = open.lastIndexOf(tag);
      if (depth >= 0) close(depth);
    } else if (tag && BLOCK_TAGS.has(tag)) {
      // A paragraph holds no block; an item ends the item before it, unless a list has begun in it.
      const paragraph = open.indexOf('p');
      if (paragraph >= 0) close(paragraph);
      const scope = Math.max(...['ul', 'ol', 'dl', 'table'].map((list) => open.lastIndexOf(list)));
      const same = SELF_ENDING.has(tag) ? open.lastIndexOf(tag) : -1;
      if (same > scope) close(same);
      if (tag === 'li' && scope < 0) start('ul');
      if (VOID_TAGS.has(tag)) block += token;
      else start(tag, token);
      if (open.length === 0) close(0);
    } else {
      if (open.length === 0 && (tag ? !VOID_TAGS.has(tag) : token.trim())) start('p');
      if (!tag) block += token === '<' ? '&lt;' : token;
      else if (VOID_TAGS.has(tag)) block += open.length > 0 ? token : '';
      else start(tag, token);
    }
  }
  close(0);
  return blocks;
}

/** Splits a text of the catalogue into its paragraphs: blocks of HTML, or of plain text between empty lines. */
export const splitParagraphs = (text: string): string[] =>
  isSimpleHtml(text) ? splitBlocks(text) : text.trim().split(/\n\s*\n/);

/** Joins paragraphs that `splitParagraphs` made. */
export const joinParagraphs = (paragraphs: readonly string[]): string =>
  paragraphs.join(isSimpleHtml(paragraphs[0] ?? '') ? '' : '\n\n');

/** Returns a text of the catalogue without markup, by paragraph; the items of a list are lines with a hyphen. */
export const toPlainParagraphs = (text: string): string[] =>
  isSimpleHtml(text)
    ? splitBlocks(text).map((block) =>
        block
          .split(/<br[^>]*>|<\/li>/i)
          .map((line) => (/<li\b/i.test(line) ? `- ${htmlToText(line)}` : htmlToText(line)))
          .filter(Boolean)
          .join('\n'),
      )
    : splitParagraphs(text);
