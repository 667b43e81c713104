import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Where a local D1 keeps its one database: it can be opened while no server runs, and read at any time. */
export async function findDatabaseFile(state: string): Promise<string> {
  const folder = join(state, 'v3', 'd1');
  const names = await readdir(folder, { recursive: true });
  const name = names.find((one) => /[\da-f]{64}\.sqlite$/.test(one));
  if (!name) throw new Error(`${folder} holds no database`);
  return join(folder, name);
}

/** Asks the database, or changes it. */
export function runSql(file: string, sql: string): Record<string, unknown>[] {
  const db = new DatabaseSync(file, { timeout: 10_000 });
  try {
    return db.prepare(sql).all();
  } finally {
    db.close();
  }
}

/** What the site has kept. */
export interface StoredRows {
  /** One for each row, by the address in it. */
  submissions: string[];
  /** The ids of mails. */
  mails: string[];
}

export function readStoredRows(file: string): StoredRows {
  const values = (sql: string) => runSql(file, sql).map(({ value }) => String(value));
  return {
    submissions: values(`SELECT answers ->> 'email' AS value FROM submissions`),
    mails: values('SELECT id AS value FROM outbox'),
  };
}
