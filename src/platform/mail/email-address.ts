const MAX_EMAIL_LENGTH = 254;

/**
 * Returns whether the text is exactly one e-mail address: no second address, no name, no comment, no
 * route, no line break.
 */
export const isEmailAddress = (text: string): boolean =>
  text.length <= MAX_EMAIL_LENGTH &&
  /^[^\s\p{C}@,;:<>()[\]\\"]{1,64}@([\p{L}\p{N}-]{1,63}\.)+[\p{L}\p{N}-]{2,63}$/u.test(text);

/** Returns a text for a header: one line, no control characters, at most 200 characters. */
export const sanitizeHeaderText = (text: string): string =>
  Array.from(text.replace(/[\p{C}\s]+/gu, ' ').trim())
    .slice(0, 200)
    .join('');
