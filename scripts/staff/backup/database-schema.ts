import * as v from 'valibot';

/** A table of D1, for copying its rows. */
export interface TableSchema {
  name: string;
  /** Columns that hold data of their own: generated ones are computed again. */
  columns: readonly string[];
  /** What orders its rows and names each once: `rowid`, or the primary key of a table without. */
  key: readonly string[];
  /** Columns that name rows of other tables. */
  references: readonly TableReference[];
}

/** A column that names a row of another table. */
interface TableReference {
  column: string;
  table: string;
  /** The column of the other table. */
  target: string;
  /** Whether the row stays when the other one is deleted, without its name. */
  isOptional: boolean;
}

/** Tables that every database has of its own: of the platform, of wrangler, and what the watch saw of it. */
const OWN_TABLES = `name LIKE 'sqlite_%' OR name LIKE '_cf_%' OR name IN ('d1_migrations', 'runs', 'alarms')`;

const SchemaRow = v.object({ name: v.string(), sql: v.string() });
const ColumnRow = v.object({ name: v.string(), hidden: v.number(), pk: v.number() });
const ForeignKeyRow = v.object({
  table: v.string(),
  from: v.string(),
  to: v.string(),
  on_delete: v.string(),
});

/** Reads all tables with data, those that others name first. */
export async function readTables(db: D1Database): Promise<TableSchema[]> {
  const { results } = await db
    .prepare(
      `SELECT name, sql FROM sqlite_master WHERE type = 'table' AND NOT (${OWN_TABLES}) ORDER BY name`,
    )
    .all();
  const tables = v.parse(v.array(SchemaRow), results);
  return sortParentsFirst(await Promise.all(tables.map((table) => describeTable(db, table))));
}

async function describeTable(
  db: D1Database,
  { name, sql }: v.InferOutput<typeof SchemaRow>,
): Promise<TableSchema> {
  const [info, keys] = await db.batch([
    db.prepare(`PRAGMA table_xinfo(${name})`),
    db.prepare(`PRAGMA foreign_key_list(${name})`),
  ]);
  const columns = v.parse(v.array(ColumnRow), info?.results);
  const primary = columns.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk);
  return {
    name,
    columns: columns.filter(({ hidden }) => hidden === 0).map((column) => column.name),
    key: /WITHOUT ROWID/i.test(sql) ? primary.map((column) => column.name) : ['rowid'],
    references: v.parse(v.array(ForeignKeyRow), keys?.results).map((reference) => ({
      column: reference.from,
      table: reference.table,
      target: reference.to,
      isOptional: reference.on_delete === 'SET NULL',
    })),
  };
}

/** Reads the names of all triggers. */
export async function readTriggerNames(db: D1Database): Promise<string[]> {
  const { results } = await db
    .prepare(`SELECT name FROM sqlite_master WHERE type = 'trigger'`)
    .all();
  return v.parse(v.array(v.object({ name: v.string() })), results).map(({ name }) => name);
}

function sortParentsFirst(tables: readonly TableSchema[]): TableSchema[] {
  const sorted: TableSchema[] = [];
  let waiting = [...tables];
  while (waiting.length > 0) {
    const isReady = ({ references }: TableSchema) =>
      !waiting.some(({ name }) => references.some(({ table }) => table === name));
    const ready = waiting.filter(isReady);
    if (ready.length === 0) throw new Error('tables name each other in a circle');
    sorted.push(...ready);
    waiting = waiting.filter((table) => !isReady(table));
  }
  return sorted;
}
