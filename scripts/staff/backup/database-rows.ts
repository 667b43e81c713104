import { readTriggers, type TableSchema, type TriggerSchema } from './database-schema';

/** A row as JSON, by column. */
export type StoredRow = Record<string, string | number | null>;

/** Characters of rows in one statement: D1 takes two million bytes in a value. */
const MAX_STATEMENT_CHARACTERS = 400_000;
const STATEMENTS_PER_BATCH = 10;

/** Reads the rows of all tables at one moment: a batch is a transaction. */
export async function readAllRows(
  db: D1Database,
  tables: readonly TableSchema[],
): Promise<StoredRow[][]> {
  const answers = await db.batch<StoredRow>(
    tables.map(({ name, columns }) => db.prepare(`SELECT ${columns.join(', ')} FROM ${name}`)),
  );
  return answers.map(({ results }) => results);
}

/**
 * Replaces the rows of all tables. Triggers count places and the like while rows are written, and the rows hold
 * their results already, so triggers are away meanwhile. `known` are those of the backup: a restore that was
 * interrupted before may have left none.
 */
export async function replaceAllRows(
  db: D1Database,
  tables: readonly (TableSchema & { rows: readonly StoredRow[] })[],
  known: readonly TriggerSchema[],
): Promise<void> {
  const own = await readTriggers(db);
  const triggers = [...own, ...known.filter(({ name }) => !own.some((one) => one.name === name))];
  await db.batch([
    ...own.map(({ name }) => db.prepare(`DROP TRIGGER ${name}`)),
    ...tables.toReversed().map(({ name }) => db.prepare(`DELETE FROM ${name}`)),
  ]);
  const statements = tables.flatMap((table) => buildInserts(db, table));
  for (let start = 0; start < statements.length; start += STATEMENTS_PER_BATCH)
    await db.batch(statements.slice(start, start + STATEMENTS_PER_BATCH));
  if (triggers.length > 0) await db.batch(triggers.map(({ sql }) => db.prepare(sql)));
}

function buildInserts(
  db: D1Database,
  { name, columns, rows }: TableSchema & { rows: readonly StoredRow[] },
): D1PreparedStatement[] {
  const values = columns.map((column) => `value ->> '$.${column}'`).join(', ');
  const insert = `INSERT INTO ${name} (${columns.join(', ')}) SELECT ${values} FROM json_each(?1)`;
  return groupRows(rows).map((group) => db.prepare(insert).bind(`[${group.join(',')}]`));
}

/** Groups rows, as JSON, to statements of a size that D1 takes. */
function groupRows(rows: readonly StoredRow[]): string[][] {
  const groups: string[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    const text = JSON.stringify(row);
    if (size + text.length > MAX_STATEMENT_CHARACTERS) {
      groups.push([]);
      size = 0;
    }
    groups.at(-1)?.push(text);
    size += text.length;
  }
  return groups;
}
