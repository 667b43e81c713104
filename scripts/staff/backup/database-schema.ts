import * as v from 'valibot';

/** A table of D1 with the columns that hold data of their own: generated ones are computed again. */
export interface TableSchema {
  name: string;
  columns: readonly string[];
}

/** A trigger, as SQL that makes it again. */
export interface TriggerSchema {
  name: string;
  sql: string;
}

/** Tables of the platform and of wrangler: a restored database has its own. */
const OWN_TABLES = `name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%' AND name <> 'd1_migrations'`;

const SchemaRow = v.object({ name: v.string(), sql: v.string() });
const ColumnRow = v.object({ name: v.string(), hidden: v.number() });
const ForeignKeyRow = v.object({ table: v.string() });

/** Reads all tables, those that others name first. */
export async function readTables(db: D1Database): Promise<TableSchema[]> {
  const { results } = await db
    .prepare(
      `SELECT name, sql FROM sqlite_master WHERE type = 'table' AND ${OWN_TABLES} ORDER BY name`,
    )
    .all();
  const tables = v.parse(v.array(SchemaRow), results);
  const described = await Promise.all(
    tables.map(async ({ name }) => ({
      name,
      columns: await readColumns(db, name),
      parents: await readParents(db, name),
    })),
  );
  return sortParentsFirst(described);
}

/** Reads all triggers. */
export async function readTriggers(db: D1Database): Promise<TriggerSchema[]> {
  const { results } = await db
    .prepare(`SELECT name, sql FROM sqlite_master WHERE type = 'trigger' ORDER BY name`)
    .all();
  return v.parse(v.array(SchemaRow), results);
}

async function readColumns(db: D1Database, table: string): Promise<string[]> {
  const { results } = await db.prepare(`PRAGMA table_xinfo(${table})`).all();
  const columns = v.parse(v.array(ColumnRow), results);
  return columns.filter(({ hidden }) => hidden === 0).map(({ name }) => name);
}

async function readParents(db: D1Database, table: string): Promise<string[]> {
  const { results } = await db.prepare(`PRAGMA foreign_key_list(${table})`).all();
  return v.parse(v.array(ForeignKeyRow), results).map(({ table: parent }) => parent);
}

function sortParentsFirst(tables: readonly (TableSchema & { parents: string[] })[]): TableSchema[] {
  const sorted: TableSchema[] = [];
  let waiting = [...tables];
  while (waiting.length > 0) {
    const isReady = ({ parents }: { parents: string[] }) =>
      !waiting.some(({ name }) => parents.includes(name));
    const ready = waiting.filter(isReady);
    if (ready.length === 0) throw new Error('tables name each other in a circle');
    sorted.push(...ready.map(({ name, columns }) => ({ name, columns })));
    waiting = waiting.filter((table) => !isReady(table));
  }
  return sorted;
}
