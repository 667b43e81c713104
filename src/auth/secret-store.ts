/** The key that signs tickets, challenges and questions: read once in an isolate's life. */
const secrets = new WeakMap<D1Database, Promise<string>>();

/** Rejects where the database cannot be read, and asks again the next time. */
export function formSecret(db: D1Database): Promise<string> {
  const known = secrets.get(db);
  if (known) return known;
  const reading = read(db);
  secrets.set(db, reading);
  reading.catch(() => secrets.delete(db));
  return reading;
}

async function read(db: D1Database): Promise<string> {
  const value = await db
    .prepare(`SELECT value FROM secrets WHERE name = 'forms'`)
    .first<string>('value');
  if (!value) throw new Error('the database holds no secret: apply its migrations');
  return value;
}
