import * as v from 'valibot';
import type { Key, KeyRing } from '../../domain/accounts/key-ring';
import { MissingKeyError } from '../../domain/accounts/key-ring';
import type { Environment } from '../../env';
import { parseFirstRow } from '../d1-rows';

/** Variables that name the keys for signing. Tests and tools have no SIGNING_KEYS. */
export type SigningEnvironment = Pick<Environment, 'DB' | 'ENVIRONMENT'> & {
  SIGNING_KEYS?: Environment['SIGNING_KEYS'];
};

/** Generated secrets read by this isolate: values, since a promise ends with the request that made it. */
const generatedSecrets = new WeakMap<D1Database, string>();

const SecretRow = v.object({ value: v.pipe(v.string(), v.minLength(64)) });

/**
 * Returns the keys that sign form tickets and links (signature.ts), newest first (decision 89). In production
 * they are secrets of the environment. On this machine the one that the migrations made verifies too, and
 * signs where none is set.
 * @throws MissingKeyError; rejects if the database cannot be read, and the next call reads it again.
 */
export async function loadSigningKeys({
  DB,
  ENVIRONMENT,
  SIGNING_KEYS,
}: SigningEnvironment): Promise<KeyRing> {
  if (ENVIRONMENT === 'production') {
    if (SIGNING_KEYS) return SIGNING_KEYS;
    throw new MissingKeyError(
      'SIGNING_KEY is not set: forms and signed links do not work (npm run staff -- secrets rotate --remote)',
    );
  }
  const generated: Key = { id: 0, secret: await loadGeneratedSecret(DB) };
  const [newest, ...older] = SIGNING_KEYS ?? [];
  return newest ? [newest, ...older, generated] : [generated];
}

async function loadGeneratedSecret(db: D1Database): Promise<string> {
  const cached = generatedSecrets.get(db);
  if (cached) return cached;
  const result = await db.prepare(`SELECT value FROM secrets WHERE name = 'forms'`).first();
  const row = parseFirstRow(SecretRow, result, 'secrets');
  if (!row) throw new Error('the database holds no secret: apply its migrations');
  generatedSecrets.set(db, row.value);
  return row.value;
}
