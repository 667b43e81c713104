import type { ImportFault } from '../../record-file';
import type { SourceRecord } from './source-records';
import { createFileFault, createSourceRecord } from './source-records';
import { splitTitle } from './split-title';
import { isFormulaError } from './values/formula-error';

/** A row of a table, with the line of the file on which it begins. */
export interface TableRow {
  cells: readonly unknown[];
  line?: number;
}

/** The records of a table, and what staff should know about it. */
export interface ReadTable {
  records: SourceRecord[];
  faults: ImportFault[];
  notes: string[];
}

/** How the rows of a table become records. */
interface TableShape {
  /** Whether the first row names the columns; else they are called 1, 2, 3 … */
  hasHeader: boolean;
  /** Whether it is a sheet, of which a program leaves out empty cells at the end of a row. */
  isSheet?: boolean;
  /** The columns that the map reads, which tell the header from a title above it. */
  columns?: readonly string[];
}

/**
 * Makes records of the rows of a table. Empty rows are left out, and so are columns without a name that are empty
 * throughout: spreadsheets write both. Rows above the header are named in a note. A row with too few or too many cells is refused by itself.
 */
export function readSourceTable(
  rows: readonly TableRow[],
  { hasHeader, isSheet = false, columns: known = [] }: TableShape,
): ReadTable {
  const told = rows.filter(({ cells }) => !cells.every(isBlank));
  const { title, rows: filled } = hasHeader
    ? splitTitle(told, { columns: known, isSheet })
    : { title: [], rows: told };
  const [first] = filled;
  if (!first) return refuseTable(createFileFault('is empty'));
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
    const count = isSheet ? columns.length : countCells(cells, columns.length);
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
  const notes = title.map(
    ({ line, cells }) =>
      `line ${line} stands above the table: ${cells.filter((cell) => !isBlank(cell)).join(' ')}`,
  );
  return { records, faults, notes };
}

export const refuseTable = (fault: ImportFault): ReadTable => ({
  records: [],
  faults: [fault],
  notes: [],
});

/** Returns whether a row is a comment: its first cell begins with the sign of one, and is no error of a spreadsheet. */
export const isComment = ([first = '']: readonly unknown[], sign: string | undefined): boolean =>
  !!sign && String(first).startsWith(sign) && !isFormulaError(String(first));

const isBlank = (cell: unknown): boolean =>
  cell === undefined || (typeof cell === 'string' && cell.trim() === '');

/** Returns how many cells a row has, without empty ones behind the last column. */
const countCells = (cells: readonly unknown[], columns: number): number =>
  cells.slice(columns).every(isBlank) ? Math.min(cells.length, columns) : cells.length;
