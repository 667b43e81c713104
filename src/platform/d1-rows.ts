import * as v from 'valibot';

/**
 * A row of D1 that does not match its schema. The message names the table, the row's id and the column,
 * never a value: rows hold personal data, and messages are logged.
 */
class InvalidRowError extends Error {
  override name = 'InvalidRow';
}

/** Moment of a row, in milliseconds since 1970. */
export const MomentColumn = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Number of things: a whole number from 0. */
export const CountColumn = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Yes or no: 1 or 0. */
export const FlagColumn = v.pipe(
  v.picklist([0, 1]),
  v.transform((flag) => flag === 1),
);

/** Key in text. */
export const KeyColumn = v.pipe(v.string(), v.nonEmpty());

/** Text column that holds JSON of this schema. */
export const createJsonColumn = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(v.string(), v.parseJson(), schema);

/**
 * Parses one row of a table.
 * @throws InvalidRowError
 */
export function parseRow<Schema extends v.GenericSchema>(
  schema: Schema,
  row: unknown,
  table: string,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, row);
  if (result.success) return result.output;
  throw new InvalidRowError(describeFault(row, table, result.issues[0]));
}

/**
 * Parses the result of `.first()`; undefined if there is no row.
 * @throws InvalidRowError
 */
export const parseFirstRow = <Schema extends v.GenericSchema>(
  schema: Schema,
  row: unknown,
  table: string,
): v.InferOutput<Schema> | undefined => (row === null ? undefined : parseRow(schema, row, table));

/**
 * Parses all rows; one invalid row rejects the list.
 * @throws InvalidRowError
 */
export const parseRows = <Schema extends v.GenericSchema>(
  schema: Schema,
  rows: readonly unknown[],
  table: string,
): v.InferOutput<Schema>[] => rows.map((row) => parseRow(schema, row, table));

/** Rows that match their schema, and one line for each that does not. */
export interface ParsedRows<Row> {
  rows: Row[];
  faults: string[];
}

/** Parses the rows of a list that is shown without its invalid rows: staff read the faults. */
export function parseValidRows<Schema extends v.GenericSchema>(
  schema: Schema,
  rows: readonly unknown[],
  table: string,
): ParsedRows<v.InferOutput<Schema>> {
  const parsed: ParsedRows<v.InferOutput<Schema>> = { rows: [], faults: [] };
  for (const row of rows) {
    const result = v.safeParse(schema, row);
    if (result.success) parsed.rows.push(result.output);
    else parsed.faults.push(describeFault(row, table, result.issues[0]));
  }
  return parsed;
}

/** Parses the rows of a list that visitors read: invalid rows are logged and left out. */
export function parseRowsForVisitors<Schema extends v.GenericSchema>(
  schema: Schema,
  rows: readonly unknown[],
  table: string,
): v.InferOutput<Schema>[] {
  const parsed = parseValidRows(schema, rows, table);
  for (const fault of parsed.faults) console.error(`left out of a list: ${fault}`);
  return parsed.rows;
}

function describeFault(row: unknown, table: string, issue: v.BaseIssue<unknown>): string {
  const id = (row as { id?: unknown } | null)?.id;
  const name = [table, ...(typeof id === 'string' || typeof id === 'number' ? [id] : [])].join(' ');
  return `${name.trim()}: ${v.getDotPath(issue) ?? 'row'} is not ${issue.expected ?? 'valid'}`;
}
