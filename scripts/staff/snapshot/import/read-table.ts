import type { ImportFault } from '../../record-file';
import type { SourceRecord } from './source-records';
import { createFileFault, createSourceRecord } from './source-records';
import { isFormulaError } from './values/formula-error';

/** A row of a table, with the line of the file on which it begins. */
export interface TableRow {
  cells: readonly unknown[];
  line?: number;
}

/** How the rows of a table become records. */
interface TableShape {
  /** Whether the first row names the columns; else they are called 1, 2, 3 … */
  hasHeader: boolean;
  /** Whether a program leaves out empty cells at the end of a row. */
  isPadded?: boolean;
}

/**
 * Makes records of the rows of a table. Empty rows are left out, and so are columns without a name that are empty
 * throughout: spreadsheets write both. A row with too few or too many cells is refused by itself.
 */
export function readSourceTable(
  rows: readonly TableRow[],
  { hasHeader, isPadded = false }: TableShape,
): { records: SourceRecord[]; faults: ImportFault[] } {
  const filled = rows.filter(({ cells }) => !cells.every(isBlank));
  const [first] = filled;
  if (!first) return { records: [], faults: [createFileFault('is empty')] };
  const body = hasHeader ? filled.slice(1) : filled;
  const names = first.cells.map((cell, index) =>
    hasHeader ? String(cell).trim() : String(index + 1),
  );
  const columns = names.slice(0, names.findLastIndex((name) => name !== '') + 1);
  const faults = columns.flatMap((name, index) => {
    if (name === '')
      return body.every(({ cells }) => isBlank(cells[index]))
        ? []
        : [createFileFault(`has a column without a name: ${index + 1}`, first.line)];
    return columns.indexOf(name) < index
      ? [createFileFault(`has two columns of the name ${name}`, first.line)]
      : [];
  });
  const records = body.map(({ cells, line }, index): SourceRecord => {
    const count = isPadded ? columns.length : countCells(cells, columns.length);
    return createSourceRecord({
      position: index + 1,
      ...(line !== undefined && { line }),
      value: Object.fromEntries(
        columns.flatMap((name, column) => (name === '' ? [] : [[name, cells[column] ?? '']])),
      ),
      ...(count !== columns.length && {
        problem: `has ${count} cells, where the table has ${columns.length} columns`,
      }),
    });
  });
  return { records, faults };
}

/** Returns whether a row is a comment: its first cell begins with the sign of one, and is no error of a spreadsheet. */
export const isComment = ([first = '']: readonly unknown[], sign: string | undefined): boolean =>
  !!sign && String(first).startsWith(sign) && !isFormulaError(String(first));

const isBlank = (cell: unknown): boolean =>
  cell === undefined || (typeof cell === 'string' && cell.trim() === '');

/** Returns how many cells a row has, without empty ones behind the last column. */
const countCells = (cells: readonly unknown[], columns: number): number =>
  cells.slice(columns).every(isBlank) ? Math.min(cells.length, columns) : cells.length;
