import { cleanTyped } from './typed-text';

/** Signs that turn the direction of whatever follows them, on the page of somebody else too. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * Returns a line as it was written, without what is no text: control characters, line breaks and U+FFFD (what could not
 * be decoded, here or where it was copied) become spaces, and a line of which nothing is seen is empty.
 */
export const cleanLine = (text: string): string =>
  keepSeen(text.normalize('NFC').replace(/[\p{Cc}\p{Zl}\p{Zp}\ufffd]+/gu, ' '));

/** Returns lines as they were written, without U+FFFD and control characters other than line breaks and tabs. */
export const cleanLines = (text: string): string =>
  keepSeen(
    text
      .normalize('NFC')
      .replace(/\r\n?|[\v\f\u0085\u2028]/g, '\n')
      .replace(/\u2029/g, '\n\n')
      .replace(/[^\P{Cc}\n\t]+|\ufffd+/gu, ''),
  );

function keepSeen(text: string): string {
  const kept = text.replace(TURNING, '').trim();
  return cleanTyped(kept) === '' ? '' : kept;
}
