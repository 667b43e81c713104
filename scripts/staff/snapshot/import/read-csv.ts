import type { Info } from 'csv-parse/sync';
import { CsvError, parse } from 'csv-parse/sync';
import type { ImportMap } from './import-map';
import type { ReadTable, TableRow } from './read-table';
import { readSourceTable, refuseTable } from './read-table';
import { createFileFault } from './source-records';
import { isFormulaError } from './values/formula-error';

const DELIMITERS = [';', ',', '\t', '|'];

/** The keys of a map that say how the text of a table is written. */
export type TableText = Partial<
  Pick<ImportMap['source'], 'delimiter' | 'quote' | 'comment' | 'header' | 'rowEnd' | 'after'>
>;

/**
 * Reads the rows of a table. A quote that never ends refuses the file, since it swallows the rows behind it; a quote in
 * the middle of a cell that begins without one is a sign like any other.
 */
export function readCsvRecords(
  source: string,
  options: TableText,
  columns: readonly string[] = [],
): ReadTable {
  const { quote = '"', comment, header = true, rowEnd, delimiter } = options;
  const start = findTableStart(source, options);
  if (!start) return refuseTable(createFileFault(`has no line that begins with ${options.after}`));
  const told = comment ? markErrors(start.text) : start.text;
  const text = rowEnd && comment ? blankComments(told, rowEnd, comment) : told;
  const used = start.delimiter ?? findDelimiter(text, [delimiter ?? DELIMITERS].flat(), rowEnd);
  const parseRows = (isRelaxed: boolean): ParsedRow[] =>
    parse(text, {
      delimiter: used,
      quote: quote === '' ? false : quote,
      relax_quotes: isRelaxed,
      ...(comment && !rowEnd && { comment, comment_no_infix: true }),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      record_delimiter: rowEnd ? [rowEnd] : ['\r\n', '\n', '\r'],
    }) as unknown as ParsedRow[];
  try {
    const rows = tryStrictly(parseRows);
    const [first] = rows;
    const other = first && delimiter !== undefined && findOtherDelimiter(first.record);
    if (other)
      return refuseTable(createFileFault(`has one column: ${explainDelimiter(other, used)}`));
    return readSourceTable(addLines(rows, start.line, rowEnd), { hasHeader: header, columns });
  } catch (problem) {
    if (!(problem instanceof CsvError)) throw problem;
    return refuseTable(createFileFault(explainCsvError(problem), getLine(problem, start.line)));
  }
}

interface ParsedRow {
  record: string[];
  info: Info;
}

function tryStrictly(parseRows: (isRelaxed: boolean) => ParsedRow[]): ParsedRow[] {
  try {
    return parseRows(false);
  } catch (problem) {
    if (problem instanceof CsvError && String(problem.code) === 'INVALID_OPENING_QUOTE')
      return parseRows(true);
    throw problem;
  }
}

/** Finds where the table begins: behind the line that the map names, and behind Excel's 'sep=;'. */
function findTableStart(
  text: string,
  { after }: TableText,
): { text: string; line: number; delimiter?: string } | undefined {
  if (after !== undefined) {
    const lines = text.split('\n');
    const index = lines.findIndex((line) => line.trimStart().startsWith(after));
    return index < 0 ? undefined : { text: lines.slice(index + 1).join('\n'), line: index + 1 };
  }
  const [whole, delimiter] = /^sep=(.)\r?\n/i.exec(text) ?? [];
  return whole && delimiter
    ? { text: text.slice(whole.length), line: 1, delimiter }
    : { text, line: 0 };
}

/** Stands before an error of a spreadsheet at the beginning of a line, which is no comment: no text holds this sign. */
const ERROR_MARK = '\ufdd0';

const markErrors = (text: string): string =>
  text.replace(/^#\S*?(?=[;,|^~\s]|$)/gm, (word) =>
    isFormulaError(word) ? `${ERROR_MARK}${word}` : word,
  );

/** Leaves out the lines between two rows that begin with the comment's sign: '#DATA#'. */
function blankComments(text: string, rowEnd: string, comment: string): string {
  return text
    .split(rowEnd)
    .map((row) => {
      const lines = row.split('\n');
      const first = lines.findIndex((line) => line.trim() && !line.trimStart().startsWith(comment));
      return lines.slice(first < 0 ? lines.length : first).join('\n');
    })
    .join(rowEnd);
}

/**
 * Adds to each row the line on which it begins: `info` names its last one, and counts an end of line of two signs twice
 * where it stands in a cell.
 */
function addLines(rows: readonly ParsedRow[], before: number, rowEnd?: string): TableRow[] {
  let countedTwice = 0;
  return rows.map(({ record, info }) => {
    const cells = record.map((cell) => cell.replaceAll(ERROR_MARK, ''));
    if (rowEnd) return { cells: cells.map((cell) => cell.trim()) };
    const text = cells.join('');
    const line = info.lines + before - countedTwice - countMatches(text, /[\r\n]/g);
    countedTwice += countMatches(text, /\r\n/g);
    return { cells, line };
  });
}

const countMatches = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Returns the delimiter that the first row holds most often. */
function findDelimiter(
  text: string,
  delimiters: readonly string[] = DELIMITERS,
  rowEnd?: string,
): string {
  const [row = ''] = rowEnd ? text.split(rowEnd, 1) : text.trimStart().split(/\r?\n|\r/, 1);
  const count = (delimiter: string) => row.split(delimiter).length;
  return delimiters.toSorted((a, b) => count(b) - count(a))[0] ?? ';';
}

/** Returns the delimiter of a header that was read as one column. */
function findOtherDelimiter([only = '', ...others]: readonly string[]): string | undefined {
  return others.length > 0 ? undefined : DELIMITERS.find((sign) => only.split(sign).length > 2);
}

const explainDelimiter = (other: string, used: string): string =>
  `its cells end with ${JSON.stringify(other)}, where the map says ${JSON.stringify(used)}`;

const getLine = (problem: CsvError, before: number) =>
  typeof problem.lines === 'number' ? problem.lines + before : undefined;

const explainCsvError = ({ code }: CsvError): string =>
  ({
    CSV_QUOTE_NOT_CLOSED: 'opens a quote that never closes',
    CSV_INVALID_CLOSING_QUOTE: 'has text behind a closing quote',
  })[String(code)] ?? `is not a valid table: ${code}`;
