import { isSimpleHtml, splitBlocks } from '../../../domain/format/html-blocks';
import { htmlToText } from '../../../domain/format/html-to-text';
import { sanitizeHtml } from '../../../domain/format/simple-html';
import type { TextKind } from './text-kinds';

/** A text as it is stored, and what was removed from it: '<font>', 'style'. */
export interface CleanText {
  text: string;
  removed: ReadonlySet<string>;
}

const TAG = /<\/?([a-z][a-z\d]*)(?:\s[^>]*)?\/?>/gi;
/** Elements whose text is none that anybody should read. */
const SILENT_ELEMENT = /<(script|style)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi;
const BLOCK = /<(?:p|div|br|[uo]l|li|dl|h[1-6]|table|blockquote|section|article)\b/i;
/** What other programs write for the blocks of simple HTML. */
const BLOCK_NAMES: readonly [pattern: RegExp, name: string][] = [
  [/<(\/?)(?:div|section|article|header|footer|main)\b[^>]*>/gi, 'p'],
  [/<(\/?)h1\b[^>]*>/gi, 'h2'],
  [/<(\/?)h[56]\b[^>]*>/gi, 'h4'],
];

const CLEANERS: Record<TextKind, (text: string) => CleanText> = {
  value: (text) => ({ text, removed: new Set() }),
  plain: cleanPlainText,
  html: cleanHtml,
  prose: cleanProse,
};

/** Returns a text as its kind asks: without what a page would not show, and with entities resolved where it is plain. */
export const cleanByKind = (text: string, kind: TextKind): CleanText =>
  /[<&]/.test(text) ? CLEANERS[kind](text) : { text, removed: new Set() };

/** Resolves tags and entities of a plain text, line by line. */
function cleanPlainText(text: string): CleanText {
  const removed = new Set([...text.matchAll(TAG)].map(([, tag]) => `<${tag?.toLowerCase()}>`));
  if (removed.size === 0 && !/&(?:#|[a-z])/i.test(text)) return { text, removed };
  const lines = text.replace(SILENT_ELEMENT, ' ').split('\n').map(htmlToText);
  return { text: lines.join('\n').trim(), removed };
}

/** Sanitizes HTML; what was simple HTML before stays as it is. */
function cleanHtml(html: string): CleanText {
  const { text: sanitized, removed } = sanitize(html);
  const repaired = splitBlocks(sanitized).join('');
  const isWhole =
    squeeze(repaired) === squeeze(sanitized) ||
    (!BLOCK.test(sanitized) && repaired === `<p>${sanitized.trim()}</p>`);
  const text = isWhole ? sanitized : repaired;
  return { text: removed.size === 0 && isWhole ? html : text, removed };
}

/** Cleans a text of the catalogue: simple HTML in whole blocks if it holds tags, else plain text. */
function cleanProse(text: string): CleanText {
  const plain = cleanPlainText(text);
  // An export that escapes its HTML twice holds no tag, and its plain text is HTML.
  if (plain.removed.size === 0 && !isEscapedHtml(plain.text)) return plain;
  const source = plain.removed.size === 0 ? plain.text : text;
  const html = BLOCK.test(source) ? source : breakLines(source);
  const named = BLOCK_NAMES.reduce(
    (result, [pattern, name]) => result.replace(pattern, `<$1${name}>`),
    html,
  );
  const { text: sanitized, removed } = sanitize(named);
  const paragraphs = sanitized.replace(/(?:<br\s*\/?>\s*){2,}/gi, '</p><p>');
  return { text: splitBlocks(paragraphs).join(''), removed };
}

const isEscapedHtml = (text: string): boolean => isSimpleHtml(text) && />\s*$/.test(text);

/** Makes HTML of the line breaks of a text that has only inline tags. */
const breakLines = (text: string): string =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
    .join('');

function sanitize(html: string): CleanText {
  const removed = new Set<string>();
  const text = sanitizeHtml(html, {
    onRemoved: (what) => removed.add(what),
    formatLink: (address) => {
      if (!/^\s*(?:javascript|vbscript|data):/i.test(address))
        return `href="${address.replaceAll('"', '%22')}"`;
      removed.add('href');
      return '';
    },
  });
  return { text, removed };
}

const squeeze = (html: string) => html.replace(/>\s+</g, '><').trim();
