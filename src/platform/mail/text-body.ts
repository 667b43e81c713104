import { decodeXML } from 'entities/decode';

/**
 * Returns the plain-text body of a mail from parts rendered in the format 'text'. React escapes text
 * in them as everywhere, so its entities are decoded; leftover elements lose their tags.
 */
export const toTextBody = (rendered: string): string =>
  `${decodeXML(rendered.replace(/<[^>]*>/g, ''))
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`;
