import { createHash } from 'node:crypto';
import type { StaffStores } from '../../../scripts/staff/stores';

type Stores = Omit<StaffStores, 'close'>;

/**
 * Returns the rows of all tables, and the triggers, in an order that does not depend on when they were written. What
 * the watch saw of a database is its own.
 */
export async function dumpDatabase({ db }: Pick<Stores, 'db'>) {
  const { results: tables } = await db
    .prepare(
      `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND name NOT LIKE 'sqlite%' AND name NOT IN ('runs', 'alarms') ORDER BY name`,
    )
    .all<{ name: string }>();
  const rows: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { results } = await db.prepare(`SELECT * FROM ${name}`).all();
    rows[name] = results.map((row) => JSON.stringify(row)).sort();
  }
  const { results: triggers } = await db
    .prepare(`SELECT name, sql FROM sqlite_master WHERE type = 'trigger' ORDER BY name`)
    .all<{ name: string; sql: string }>();
  // Tests make them on one line each.
  const unwrapped = triggers.map(({ name, sql }) => ({ name, sql: sql.replaceAll(/\s+/g, ' ') }));
  return { rows, triggers: unwrapped };
}

/** Returns everything that is stored, in an order that does not depend on when it was written. */
export async function dumpStores({ db, kv, files }: Stores) {
  const { keys } = await kv.list();
  const values = await Promise.all(
    keys.map(async ({ name }) => [name, hash(await kv.get(name, 'arrayBuffer'))]),
  );
  const { objects } = await files.list({ include: ['httpMetadata', 'customMetadata'] });
  const stored = await Promise.all(
    objects.map(async ({ key, httpMetadata, customMetadata }) => {
      const content = (await (await files.get(key))?.arrayBuffer()) ?? null;
      return [key, httpMetadata?.contentType, customMetadata, hash(content)];
    }),
  );
  return { ...(await dumpDatabase({ db })), values, stored };
}

const hash = (content: ArrayBuffer | null) =>
  content && createHash('sha256').update(new Uint8Array(content)).digest('hex');
