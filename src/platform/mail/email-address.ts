const MAX_EMAIL_LENGTH = 254;

/**
 * Whether this is one address a mail can go to, and nothing else: no second address, no name, no
 * comment, no route, no line break.
 */
export const isEmailAddress = (text: string): boolean =>
  text.length <= MAX_EMAIL_LENGTH &&
  /^[^\s\p{C}@,;:<>()[\]\\"]{1,64}@([\p{L}\p{N}-]{1,63}\.)+[\p{L}\p{N}-]{2,63}$/u.test(text);

/** A text as it may stand in a header: one line, without control characters, 200 characters at most. */
export const sanitizeHeaderText = (text: string): string =>
  Array.from(text.replace(/[\p{C}\s]+/gu, ' ').trim())
    .slice(0, 200)
    .join('');
