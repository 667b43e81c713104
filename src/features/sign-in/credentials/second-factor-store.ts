import * as v from 'valibot';
import type { KeyRing } from '../../../domain/accounts/key-ring';
import type { AccountTables } from '../../../platform/accounts/account-tables';
import { VISITOR_TABLES } from '../../../platform/accounts/account-tables';
import { createCode, hashToken, regroupCode } from '../../../platform/accounts/tokens';
import { parseFirstRow } from '../../../platform/d1-rows';
import { runIfChanged } from '../run-if-changed-store';
import { openSecret, sealSecret } from './sealed-secret';
import { findTotpStep } from './totp';

const RECOVERY_CODES = 8;
const GROUPS = 4;
const GROUP_LENGTH = 5;

const createRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => createCode(GROUPS, GROUP_LENGTH));

const SecondFactorRow = v.object({ totp: v.nullable(v.string()), codes: v.number() });

/** Loads whether a person has a second factor, and how many recovery codes are left. */
export async function loadSecondFactor(
  db: D1Database,
  account: string,
  tables: AccountTables = VISITOR_TABLES,
): Promise<{ isOn: boolean; codesLeft: number }> {
  const row = await loadRow(db, account, tables);
  return { isOn: typeof row?.totp === 'string', codesLeft: row?.codes ?? 0 };
}

async function loadRow(db: D1Database, account: string, tables: AccountTables) {
  const row = await db
    .prepare(
      `SELECT totp, (SELECT COUNT(*) FROM ${tables.recoveryCodes}
                     WHERE account = ?1 AND used_at IS NULL) AS codes
       FROM ${tables.accounts} WHERE id = ?1`,
    )
    .bind(account)
    .first();
  return parseFirstRow(SecondFactorRow, row, 'accounts');
}

/**
 * Uses a code of the app or a recovery code up; true for the one request that did. One statement decides,
 * so that a code that was seen once opens nothing again.
 */
export async function consumeCode(
  db: D1Database,
  account: string,
  code: string,
  peppers: KeyRing,
  now: number,
  tables: AccountTables = VISITOR_TABLES,
): Promise<boolean> {
  return /^\d{6}$/.test(code)
    ? consumeTotpCode(db, account, code, peppers, now, tables)
    : consumeRecoveryCode(db, account, code, now, tables);
}

async function consumeTotpCode(
  db: D1Database,
  account: string,
  code: string,
  peppers: KeyRing,
  now: number,
  tables: AccountTables,
): Promise<boolean> {
  const sealed = (await loadRow(db, account, tables))?.totp;
  const secret = sealed && (await openSecret(sealed, account, 'second factor', peppers));
  const step = secret ? await findTotpStep(secret, code, now) : undefined;
  if (!secret || step === undefined) return false;
  const { meta } = await db
    .prepare(
      `UPDATE ${tables.accounts} SET totp_step = ?2, totp = ?4
       WHERE id = ?1 AND totp_step < ?2 AND totp = ?3`,
    )
    // Sealed anew, so that it moves to the newest pepper.
    .bind(account, step, sealed, await sealSecret(secret, account, 'second factor', peppers))
    .run();
  return meta.changes > 0;
}

async function consumeRecoveryCode(
  db: D1Database,
  account: string,
  code: string,
  now: number,
  tables: AccountTables,
): Promise<boolean> {
  const { meta } = await db
    .prepare(
      `UPDATE ${tables.recoveryCodes} SET used_at = ?3
       WHERE account = ?1 AND hash = ?2 AND used_at IS NULL`,
    )
    .bind(account, await hashToken(regroupCode(code, GROUP_LENGTH)), now)
    .run();
  return meta.changes > 0;
}

/**
 * Switches the second factor on where there is none, in one batch with `others`. Returns the recovery codes, which are
 * stored as hashes only; undefined if another request was first.
 */
export async function insertSecondFactor(
  db: D1Database,
  account: string,
  { secret, step }: { secret: Uint8Array<ArrayBuffer>; step: number },
  peppers: KeyRing,
  tables: AccountTables,
  others: readonly D1PreparedStatement[],
): Promise<string[] | undefined> {
  const sealed = await sealSecret(secret, account, 'second factor', peppers);
  const codes = createRecoveryCodes();
  const hashes = await Promise.all(codes.map(hashToken));
  const update = db
    .prepare(
      `UPDATE ${tables.accounts} SET totp = ?2, totp_step = ?3 WHERE id = ?1 AND totp IS NULL`,
    )
    .bind(account, sealed, step);
  const insert = db
    .prepare(
      `INSERT INTO ${tables.recoveryCodes} (account, hash) SELECT ?1, value FROM json_each(?2)`,
    )
    .bind(account, JSON.stringify(hashes));
  return (await runIfChanged(db, [update], [insert, ...others])) ? codes : undefined;
}

const forgetRecoveryCodes = (db: D1Database, account: string, tables: AccountTables) =>
  db.prepare(`DELETE FROM ${tables.recoveryCodes} WHERE account = ?1`).bind(account);

/**
 * Replaces the recovery codes of a person, used ones too, in one batch with `others`, and returns the new ones;
 * undefined without a second factor.
 */
export async function replaceRecoveryCodes(
  db: D1Database,
  account: string,
  tables: AccountTables,
  others: readonly D1PreparedStatement[],
): Promise<string[] | undefined> {
  const codes = createRecoveryCodes();
  const hashes = await Promise.all(codes.map(hashToken));
  const insert = db
    .prepare(
      `INSERT INTO ${tables.recoveryCodes} (account, hash)
       SELECT accounts.id, value FROM ${tables.accounts} AS accounts, json_each(?2)
       WHERE accounts.id = ?1 AND totp IS NOT NULL`,
    )
    .bind(account, JSON.stringify(hashes));
  const change = [forgetRecoveryCodes(db, account, tables), insert];
  return (await runIfChanged(db, change, others)) ? codes : undefined;
}

/**
 * Switches the second factor of a person off, in one batch with `others`; its recovery codes go too. False if another
 * request was first.
 */
export const deleteSecondFactor = (
  db: D1Database,
  account: string,
  tables: AccountTables,
  others: readonly D1PreparedStatement[],
): Promise<boolean> => {
  const update = db
    .prepare(`UPDATE ${tables.accounts} SET totp = NULL WHERE id = ?1 AND totp IS NOT NULL`)
    .bind(account);
  return runIfChanged(db, [update], [forgetRecoveryCodes(db, account, tables), ...others]);
};
