/** What an isolate has read: the value itself, for a promise ends with the request that made it. */
const secretCache = new WeakMap<D1Database, string>();

/**
 * The secret that signs what visitors carry for us (signature.ts): made by the migrations, read once in
 * an isolate's life. Rejects where the database cannot be read, and reads it again the next time.
 */
export async function loadSiteSecret(db: D1Database): Promise<string> {
  const known = secretCache.get(db);
  if (known) return known;
  const value = await db
    .prepare(`SELECT value FROM secrets WHERE name = 'forms'`)
    .first<string>('value');
  if (!value) throw new Error('the database holds no secret: apply its migrations');
  secretCache.set(db, value);
  return value;
}
