import { decodeHTMLStrict } from 'entities/decode';

/**
 * Returns the text of HTML or plain text on one line: without tags, entities decoded, white space
 * collapsed, no-break spaces kept. The result is text, to be escaped where it is shown, and never
 * HTML again: '&lt;b&gt;' becomes '<b>'.
 */
export function htmlToText(html: string): string {
  return html
    .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<!--[\s\S]*?-->/g, ' ')
    .replace(/<\/?(?:p|div|br|li|ul|ol|h[1-6]|tr|td|table|section|blockquote)\b[^>]*>/gi, ' ')
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/&(?:#x?[\da-f]+|[a-z]\w*);/gi, decodeEntity)
    .replace(/[ \t\r\n\f]+/g, ' ')
    .trim();
}

/** Decodes an entity; one without a character, such as '&#0;', is returned unchanged. */
function decodeEntity(entity: string): string {
  const text = decodeHTMLStrict(entity);
  return text === '\ufffd' ? entity : text;
}
