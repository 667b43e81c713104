import { readEmail } from '../../domain/typed-values/read-email';

/**
 * Returns whether the text is exactly one e-mail address as it is sent: no second address, no name, no comment, no
 * route, no line break, nothing that a reader would have to clean.
 */
export const isEmailAddress = (text: string): boolean => readEmail(text) === text;

/** Returns a text for a header: one line, no control characters, at most 200 characters. */
export const sanitizeHeaderText = (text: string): string =>
  Array.from(text.replace(/[\p{C}\s]+/gu, ' ').trim())
    .slice(0, 200)
    .join('');
