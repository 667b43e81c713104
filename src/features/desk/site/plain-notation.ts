import { readHtml } from './rich-text/read-html';
import { isTypedHtml, readNotation } from './rich-text/read-notation';
import { writeHtml } from './rich-text/write-html';
import { writeNotation } from './rich-text/write-notation';

/** Returns HTML in the plain notation; HTML that holds more than the notation knows stands as it is. */
export function toNotation(html: string): string {
  const text = html.trim();
  const blocks = readHtml(text);
  return squeeze(writeHtml(blocks)) === squeeze(text) ? writeNotation(blocks) : text;
}

/** Returns the HTML of what was typed in the plain notation; HTML that was typed stands as it is. */
export function toHtml(typed: string): string {
  const text = typed.trim();
  return isTypedHtml(text) ? text.replaceAll('\r\n', '\n') : writeHtml(readNotation(text));
}

/** Returns HTML to compare: without the spaces that show nothing, elements around the same words in one order. */
const squeeze = (html: string): string =>
  html
    .replaceAll(/[\t\n\f\r ]+/g, ' ')
    .replaceAll(/<br ?\/?>/g, '<br>')
    .replaceAll(/ ?(<\/?(?:p|h2|h3|ul|ol|li|blockquote|br)>) ?/g, '$1')
    .replaceAll(/(?:<\/?(?:strong|em|a(?: [^<>]*)?)>){2,}/g, sortTags);

/** Sorts tags that stand side by side, opening ones and closing ones apart. */
const sortTags = (tags: string): string =>
  (tags.match(/(?:<[^/][^<>]*>)+|(?:<\/[^<>]*>)+/g) ?? [])
    .map((side) => (side.match(/<[^<>]*>/g) ?? []).toSorted().join(''))
    .join('');
