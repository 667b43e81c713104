/**
 * Formats rows as the CSV that Belgian spreadsheets open: UTF-8 with a byte order mark, semicolons, CR
 * and LF. What would run as a formula gets an apostrophe in front, since visitors wrote it, also where a
 * spreadsheet would have to split a cell first.
 */
export const formatCsv = (rows: readonly (readonly unknown[])[]): string =>
  `\ufeff${formatCsvRows(rows)}`;

/** Formats further rows of a file that was begun by `formatCsv`. */
export const formatCsvRows = (rows: readonly (readonly unknown[])[]): string =>
  rows.map((row) => `${row.map(formatCsvCell).join(';')}\r\n`).join('');

/**
 * Where a formula begins, in half and full width: at the start of a cell, or behind a sign at which a spreadsheet
 * might split it, which reads no quotes then. Spaces, quotes and invisible characters hide no formula.
 */
const FORMULA = /(^|[;,\t|\r\n，；｜])([\s\p{C}"]*)(?=[=+\-@＝＋－＠﹦﹢﹣﹫])/gu;

/** What is quoted: those signs; a hyphen within a date or a name is none. */
const QUOTED = /[";,\t|=+@'\r\n＝＋－＠﹦﹢﹣﹫，；｜]|(?<![\p{L}\p{N}])-|-(?![\p{L}\p{N}])/u;

function formatCsvCell(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value ?? '') ?? '');
  const plain = text === '""' ? '' : text;
  const inert = plain.replaceAll(FORMULA, "$1'$2");
  const safe = /^\s*[\t\r]/.test(inert) ? `'${inert}` : inert;
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
