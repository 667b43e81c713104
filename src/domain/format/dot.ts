/** Stands between two facts of one line; where the line breaks within them, it neither ends a line nor begins one. */
export const DOT = '\u00a0·\u00a0';
