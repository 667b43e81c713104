import { env } from 'cloudflare:workers';

/** Deletes all rows of these tables in one batch: a statement each takes ten times as long. */
export const emptyTables = (tables: readonly string[]): Promise<unknown> =>
  env.DB.batch(tables.map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
