import * as v from 'valibot';
import { parseFirstRow } from '../d1-rows';

/** Secrets read by this isolate: values, since a promise ends with the request that made it. */
const secretCache = new WeakMap<D1Database, string>();

const SecretRow = v.object({ value: v.pipe(v.string(), v.minLength(64)) });

/**
 * Returns the secret that signs form tickets and links (signature.ts). The migrations create it; an
 * isolate reads it once. Rejects if the database cannot be read; the next call reads it again.
 */
export async function loadSiteSecret(db: D1Database): Promise<string> {
  const cached = secretCache.get(db);
  if (cached) return cached;
  const result = await db.prepare(`SELECT value FROM secrets WHERE name = 'forms'`).first();
  const row = parseFirstRow(SecretRow, result, 'secrets');
  if (!row) throw new Error('the database holds no secret: apply its migrations');
  secretCache.set(db, row.value);
  return row.value;
}
