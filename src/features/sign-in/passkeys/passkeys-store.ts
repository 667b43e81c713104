import * as v from 'valibot';
import type { AccountTables } from '../../../platform/accounts/account-tables';
import {
  CountColumn,
  KeyColumn,
  MomentColumn,
  parseFirstRow,
  parseRows,
} from '../../../platform/d1-rows';
import { runIfChanged } from '../run-if-changed-store';

const Passkey = v.object({
  id: KeyColumn,
  account: KeyColumn,
  /** In base64, as COSE writes it. */
  publicKey: v.string(),
  counter: CountColumn,
  name: v.string(),
  createdAt: MomentColumn,
  usedAt: v.nullable(MomentColumn),
});
/** A passkey of a person; its private key never leaves the device. */
export type Passkey = v.InferOutput<typeof Passkey>;

const COLUMNS =
  'id, account, public_key AS publicKey, counter, name, created_at AS createdAt, used_at AS usedAt';

/** More than anybody has devices. */
const MAX_PASSKEYS = 20;

/** Lists the passkeys of a person, the oldest first. */
export async function listPasskeys(
  db: D1Database,
  account: string,
  { passkeys }: AccountTables,
): Promise<Passkey[]> {
  const { results } = await db
    .prepare(`SELECT ${COLUMNS} FROM ${passkeys} WHERE account = ?1 ORDER BY created_at`)
    .bind(account)
    .all();
  return parseRows(Passkey, results, passkeys);
}

/** Finds a passkey by its id; undefined if there is none. */
export async function findPasskey(
  db: D1Database,
  id: string,
  { passkeys }: AccountTables,
): Promise<Passkey | undefined> {
  const row = await db.prepare(`SELECT ${COLUMNS} FROM ${passkeys} WHERE id = ?1`).bind(id).first();
  return parseFirstRow(Passkey, row, passkeys);
}

/** Stores a new passkey, in one batch with `others`; false if it is known, or the person has too many. */
export function insertPasskey(
  db: D1Database,
  passkey: Omit<Passkey, 'usedAt'>,
  { passkeys }: AccountTables,
  others: readonly D1PreparedStatement[],
): Promise<boolean> {
  const { id, account, publicKey, counter, name, createdAt } = passkey;
  const insert = db
    .prepare(
      `INSERT INTO ${passkeys} (id, account, public_key, counter, name, created_at)
       SELECT ?1, ?2, ?3, ?4, ?5, ?6
       WHERE (SELECT count(*) FROM ${passkeys} WHERE account = ?2) < ${MAX_PASSKEYS}
       ON CONFLICT (id) DO NOTHING`,
    )
    .bind(id, account, publicKey, counter, name, createdAt);
  return runIfChanged(db, [insert], others);
}

/** Notes that a passkey was used; false if another request was first. */
export async function recordPasskeyUse(
  db: D1Database,
  { id, counter }: Passkey,
  newCounter: number,
  now: number,
  { passkeys }: AccountTables,
): Promise<boolean> {
  const { meta } = await db
    .prepare(`UPDATE ${passkeys} SET counter = ?3, used_at = ?4 WHERE id = ?1 AND counter = ?2`)
    .bind(id, counter, newCounter, now)
    .run();
  return meta.changes > 0;
}

/** Deletes a passkey of a person, in one batch with `others`; false if it is not theirs. */
export function deletePasskey(
  db: D1Database,
  account: string,
  id: string,
  { passkeys }: AccountTables,
  others: readonly D1PreparedStatement[],
): Promise<boolean> {
  const deletion = db
    .prepare(`DELETE FROM ${passkeys} WHERE id = ?1 AND account = ?2`)
    .bind(id, account);
  return runIfChanged(db, [deletion], others);
}
