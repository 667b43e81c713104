/** The length of a new password, in characters (decision 24). */
export const MIN_PASSWORD_LENGTH = 15;
export const MAX_PASSWORD_LENGTH = 256;

/** Counts the characters of a password as a person does: an emoji or a letter with its accent is one. */
export const countPasswordCharacters = (password: string): number =>
  [...password.normalize('NFKC')].length;
