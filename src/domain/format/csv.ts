/**
 * Formats rows as the CSV that Belgian spreadsheets open: UTF-8 with a byte order mark, semicolons, CR
 * and LF. A cell that would run as a formula gets an apostrophe in front, since visitors wrote it.
 */
export const formatCsv = (rows: readonly (readonly unknown[])[]): string =>
  `\ufeff${formatCsvRows(rows)}`;

/** Formats further rows of a file that was begun by `formatCsv`. */
export const formatCsvRows = (rows: readonly (readonly unknown[])[]): string =>
  rows.map((row) => `${row.map(formatCsvCell).join(';')}\r\n`).join('');

function formatCsvCell(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value ?? '') ?? '');
  const plain = text === '""' ? '' : text;
  const safe = /^\s*[=+\-@\t\r]/.test(plain) ? `'${plain}` : plain;
  return /[";\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
