/**
 * Formats rows as the CSV that Belgian spreadsheets open: UTF-8 with a byte order mark, semicolons, CR
 * and LF. A cell that would run as a formula gets an apostrophe in front, since visitors wrote it; one that could be
 * split into such a cell is quoted.
 */
export const formatCsv = (rows: readonly (readonly unknown[])[]): string =>
  `\ufeff${formatCsvRows(rows)}`;

/** Formats further rows of a file that was begun by `formatCsv`. */
export const formatCsvRows = (rows: readonly (readonly unknown[])[]): string =>
  rows.map((row) => `${row.map(formatCsvCell).join(';')}\r\n`).join('');

/** What begins a formula, in half and full width, also behind spaces and invisible characters. */
const FORMULA = /^[\s\p{C}]*[=+\-@\t\r＝＋－＠﹦﹢﹣﹫]/u;

/**
 * What ends a cell, or begins a formula, in a spreadsheet that is told to split at other signs than ours. A hyphen
 * within a date or a name is neither.
 */
const QUOTED = /[";,\t|=+@'\r\n＝＋－＠﹦﹢﹣﹫，；｜]|(?<![\p{L}\p{N}])-|-(?![\p{L}\p{N}])/u;

function formatCsvCell(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value ?? '') ?? '');
  const plain = text === '""' ? '' : text;
  const safe = FORMULA.test(plain) ? `'${plain}` : plain;
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
