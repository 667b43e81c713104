import { decodeHTML } from 'entities';

// Simple HTML of the agency as staff type it: paragraphs apart by an empty line, '## ' and '### ' before headings, '- ' and
// '1. ' before points of a list, '> ' before a quotation, **bold**, *italic*, [words](address).

/** Returns HTML in the plain notation; HTML that holds more than the notation knows stands as it is. */
export function toNotation(html: string): string {
  const text = html.trim();
  const notation = readBlocks(text);
  return notation !== undefined && squeeze(toHtml(notation)) === squeeze(text) ? notation : text;
}

/** Returns the HTML of what was typed in the plain notation; HTML that was typed stands as it is. */
export function toHtml(typed: string): string {
  const text = typed.replaceAll('\r\n', '\n').trim();
  if (/^<[a-z]/i.test(text)) return text;
  return text
    .split(/\n{2,}/)
    .filter((block) => block.trim() !== '')
    .map(writeBlock)
    .join('');
}

const squeeze = (html: string) => html.replaceAll(/>\s+</g, '><').replaceAll(/\s+/g, ' ');

function writeBlock(block: string): string {
  const lines = block.split('\n').map((line) => line.trim());
  const [first = ''] = lines;
  const heading = /^(#{2,3}) (.*)$/.exec(first);
  if (heading && lines.length === 1) {
    const level = `h${heading[1]?.length ?? 2}`;
    return `<${level}>${writeInline(heading[2] ?? '')}</${level}>`;
  }
  for (const { mark, tag } of LISTS)
    if (lines.every((line) => mark.test(line)))
      return `<${tag}>${lines.map((line) => `<li>${writeInline(line.replace(mark, ''))}</li>`).join('')}</${tag}>`;
  if (lines.every((line) => line.startsWith('> ')))
    return `<blockquote><p>${lines.map((line) => writeInline(line.slice(2))).join('<br>')}</p></blockquote>`;
  return `<p>${lines.map(writeInline).join('<br>')}</p>`;
}

const LISTS = [
  { mark: /^- /, tag: 'ul' },
  { mark: /^\d+\. /, tag: 'ol' },
] as const;

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const writeInline = (text: string): string =>
  escapeHtml(text)
    .replaceAll(/\[([^\]]+)\]\(([^()\s"]+)\)/g, '<a href="$2">$1</a>')
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/\*([^*]+)\*/g, '<em>$1</em>');

const BLOCK =
  /\s*(?:<(p|h2|h3)>(.*?)<\/\1>|<(ul|ol)>(.*?)<\/\3>|<blockquote>\s*<p>(.*?)<\/p>\s*<\/blockquote>)\s*/gsy;

/** Reads the blocks of HTML; undefined where it holds another one. Text without blocks is a paragraph. */
function readBlocks(html: string): string | undefined {
  if (!html.includes('<')) return readInline(html);
  const blocks: string[] = [];
  BLOCK.lastIndex = 0;
  while (BLOCK.lastIndex < html.length) {
    const match = BLOCK.exec(html);
    if (!match) return undefined;
    const [, tag, text = '', list, items = '', quotation = ''] = match;
    if (tag)
      blocks.push(`${tag === 'p' ? '' : `${'#'.repeat(Number(tag[1]))} `}${readInline(text)}`);
    else if (list) blocks.push(readList(list, items));
    else blocks.push(readInline(quotation).replaceAll(/^/gm, '> '));
  }
  return blocks.join('\n\n');
}

const readList = (list: string, items: string): string =>
  [...items.matchAll(/<li>(.*?)<\/li>/gs)]
    .map(([, item = ''], index) => `${list === 'ul' ? '-' : `${index + 1}.`} ${readInline(item)}`)
    .join('\n');

const readInline = (html: string): string =>
  decodeHTML(
    html
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/<br\s*\/?>\s*/g, '\n')
      .replaceAll(/<(?:strong|b)>(.*?)<\/(?:strong|b)>/g, '**$1**')
      .replaceAll(/<(?:em|i)>(.*?)<\/(?:em|i)>/g, '*$1*')
      .replaceAll(/<a href="([^"]*)">(.*?)<\/a>/g, '[$2]($1)'),
  ).trim();
