import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Finds the file of the local D1's only database. It may be read at any time, and changed while no
 * server runs. Rejects with an Error if there is none.
 */
export async function findDatabaseFile(state: string): Promise<string> {
  const folder = join(state, 'v3', 'd1');
  const names = await readdir(folder, { recursive: true });
  const name = names.find((entry) => /[\da-f]{64}\.sqlite$/.test(entry));
  if (!name) throw new Error(`${folder} holds no database`);
  return join(folder, name);
}

/** Runs one SQL statement; returns its rows. */
export function runSql(file: string, sql: string): Record<string, unknown>[] {
  const db = new DatabaseSync(file, { timeout: 10_000 });
  try {
    return db.prepare(sql).all();
  } finally {
    db.close();
  }
}

/** Rows that the site stored. */
export interface StoredRows {
  /** The visitor's email address of each submission. */
  submissions: string[];
  /** The id of each mail in the outbox. */
  mails: string[];
}

export function readStoredRows(file: string): StoredRows {
  const selectValues = (sql: string) => runSql(file, sql).map(({ value }) => String(value));
  return {
    submissions: selectValues(`SELECT answers ->> 'email' AS value FROM leads`),
    mails: selectValues('SELECT id AS value FROM outbox'),
  };
}
