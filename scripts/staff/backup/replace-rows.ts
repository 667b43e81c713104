import type { TableSchema } from './database-schema';
import { readTriggerNames } from './database-schema';
import { readTriggers } from './migrations';
import type { StoredRow } from './read-rows';
import { RECOUNTS } from './recounts';

/** Characters of rows in one statement: D1 takes two million bytes in a value. */
const MAX_STATEMENT_CHARACTERS = 400_000;

/** The rows of a table, as they come. */
export interface TableRows {
  schema: TableSchema;
  rows: AsyncIterable<StoredRow>;
}

/**
 * Empties all tables and takes their triggers away: these count places and the like while rows are written, and the
 * rows hold their results already.
 */
export async function emptyTables(db: D1Database, tables: readonly TableSchema[]): Promise<void> {
  const triggers = await readTriggerNames(db);
  await db.batch([
    ...triggers.map((name) => db.prepare(`DROP TRIGGER ${name}`)),
    ...tables.toReversed().map(({ name }) => db.prepare(`DELETE FROM ${name}`)),
  ]);
}

/**
 * Inserts the rows of a table as they come. Rows that name one which was deleted while the backup was made are left
 * out, as they would have gone with it; returns how many.
 */
export async function insertRows(db: D1Database, { schema, rows }: TableRows): Promise<number> {
  let left = 0;
  for await (const group of groupRows(rows)) {
    const { meta } = await buildInsert(db, schema, group).run();
    left += group.length - meta.changes;
  }
  return left;
}

/**
 * Counts again what triggers keep, since rows were read one table after the other, and makes the triggers of the
 * migrations: a restore that was interrupted before may have left none.
 */
export async function bringTriggersBack(db: D1Database): Promise<void> {
  const triggers = await readTriggers();
  await db.batch([...RECOUNTS, ...triggers.map(({ sql }) => sql)].map((sql) => db.prepare(sql)));
}

/** Builds the insertion of a group. One large row is bound by its columns, each of which D1 takes. */
function buildInsert(
  db: D1Database,
  { name, columns, references }: TableSchema,
  group: readonly string[],
): D1PreparedStatement {
  const [first = '{}'] = group;
  const isLarge = first.length > MAX_STATEMENT_CHARACTERS;
  const read = (column: string) =>
    isLarge ? `?${columns.indexOf(column) + 1}` : `value ->> '$.${column}'`;
  const own = references.filter(({ column }) => columns.includes(column));
  const isNamed = ({ column, table, target }: (typeof own)[number]) =>
    `EXISTS (SELECT 1 FROM ${table} WHERE ${target} = ${read(column)})`;
  const values = columns.map((column) => {
    const optional = own.find((reference) => reference.isOptional && reference.column === column);
    return optional ? `iif(${isNamed(optional)}, ${read(column)}, NULL)` : read(column);
  });
  const conditions = own
    .filter(({ isOptional }) => !isOptional)
    .map((reference) => `(${read(reference.column)} IS NULL OR ${isNamed(reference)})`);
  const sql = `INSERT INTO ${name} (${columns.join(', ')}) SELECT ${values.join(', ')}
    ${isLarge ? '' : 'FROM json_each(?1)'} WHERE ${['true', ...conditions].join(' AND ')}`;
  if (!isLarge) return db.prepare(sql).bind(`[${group.join(',')}]`);
  const row: StoredRow = JSON.parse(first);
  return db.prepare(sql).bind(...columns.map((column) => row[column] ?? null));
}

/** Groups rows, as JSON, to statements of a size that D1 takes; a row that is larger is alone. */
async function* groupRows(rows: AsyncIterable<StoredRow>): AsyncGenerator<string[]> {
  let group: string[] = [];
  let size = 0;
  for await (const row of rows) {
    const text = JSON.stringify(row);
    if (group.length > 0 && size + text.length > MAX_STATEMENT_CHARACTERS) {
      yield group;
      group = [];
      size = 0;
    }
    group.push(text);
    size += text.length;
  }
  if (group.length > 0) yield group;
}
