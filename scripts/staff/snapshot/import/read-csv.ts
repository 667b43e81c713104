import type { Info } from 'csv-parse/sync';
import { CsvError, parse } from 'csv-parse/sync';
import type { ImportFault } from '../../record-file';
import type { ImportMap } from './import-map';
import type { SourceRecord } from './source-records';
import { createFileFault } from './source-records';

const DELIMITERS = [';', ',', '\t', '|'];

/**
 * Reads the rows of a table whose first row names the columns. A row with too few or too many cells is
 * refused by itself; a quote that never ends refuses the file, since it swallows the rows behind it.
 */
export function readCsvRecords(
  text: string,
  { delimiter, quote, comment }: Pick<ImportMap['source'], 'delimiter' | 'quote' | 'comment'>,
): { records: SourceRecord[]; faults: ImportFault[] } {
  let rows: { record: string[]; info: Info }[];
  try {
    rows = parse(text, {
      delimiter: delimiter ?? findDelimiter(text),
      quote,
      ...(comment && { comment, comment_no_infix: true }),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      record_delimiter: ['\r\n', '\n', '\r'],
    }) as unknown as typeof rows;
  } catch (problem) {
    if (!(problem instanceof CsvError)) throw problem;
    return { records: [], faults: [createFileFault(explainCsvError(problem), getLine(problem))] };
  }
  const [header, ...body] = rows;
  if (!header) return { records: [], faults: [createFileFault('is empty')] };
  const columns = header.record.map((name) => name.trim());
  const faults = columns.flatMap((name, index) => {
    if (name === '') return [createFileFault(`column ${index + 1} has no name`, 1)];
    return columns.indexOf(name) < index
      ? [createFileFault(`column ${name} is there twice`, 1)]
      : [];
  });
  // The line of `info` is the last of the row; a row begins behind the one before.
  let line = header.info.lines + 1;
  const records = body.map(({ record, info }, index): SourceRecord => {
    const own = line;
    line = info.lines + 1;
    return { position: index + 1, line: own, ...readRow(record, columns) };
  });
  return { records, faults };
}

function readRow(cells: readonly string[], columns: readonly string[]) {
  const value = Object.fromEntries(columns.map((name, index) => [name, cells[index] ?? '']));
  return cells.length === columns.length
    ? { value }
    : {
        value,
        problem: `has ${cells.length} cells, where the table has ${columns.length} columns`,
      };
}

/** Returns the delimiter that the first line holds most often. */
function findDelimiter(text: string): string {
  const [line = ''] = text.split(/\r?\n/, 1);
  const count = (delimiter: string) => line.split(delimiter).length;
  return DELIMITERS.toSorted((a, b) => count(b) - count(a))[0] ?? ';';
}

const getLine = (problem: CsvError) =>
  typeof problem.lines === 'number' ? problem.lines : undefined;

const explainCsvError = ({ code }: CsvError): string =>
  ({
    CSV_QUOTE_NOT_CLOSED: 'opens a quote that never closes',
    CSV_INVALID_CLOSING_QUOTE: 'has text behind a closing quote',
    INVALID_OPENING_QUOTE: 'has a quote inside a cell without quotes',
  })[String(code)] ?? `is not a valid table: ${code}`;
