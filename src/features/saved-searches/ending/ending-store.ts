import * as v from 'valibot';
import { addPeriod, subtractPeriod } from '../../../domain/format/period';
import { PERIODS } from '../../../domain/periods';
import type { Environment } from '../../../env';
import { ACCOUNT_COLUMNS, Account } from '../../../platform/accounts/account';
import { createIdToken } from '../../../platform/auth/id-token';
import type { SigningEnvironment } from '../../../platform/auth/signing-keys-store';
import { loadSigningKeys } from '../../../platform/auth/signing-keys-store';
import { MomentColumn, parseRows } from '../../../platform/d1-rows';
import { enqueueMails } from '../../../platform/mail/outbox-store';
import { createRequestContext } from '../../../platform/request-context';
import type { Snapshot } from '../../../platform/snapshot/snapshot';
import { eraseSubscriber } from '../erase-subscriber-store';
import { composeEndingMail } from './ending-mail';

/** The subscribers of one run; the rest waits for the next. Erasing one looks through every table. */
const MAX_TOLD = 50;
const MAX_ERASED = 5;

/** The last sign of life of a subscriber. */
export const SEEN_AT = 'coalesce(seen_at, accounts.created_at)';

const IdleAccount = v.object({ ...Account.entries, seenAt: MomentColumn });

type SigningStores = SigningEnvironment & Pick<Environment, 'DB' | 'PUBLIC_ORIGIN'>;

/**
 * Mails the subscribers whose account ends a month later if they give no sign of life. The mail's id is that of
 * this silence, so that two runs at once store it once.
 */
export async function tellIdleSubscribers(
  env: SigningStores,
  snapshot: Snapshot,
  now: number,
): Promise<void> {
  const { DB } = env;
  const end = subtractPeriod(now, PERIODS.idleSubscriber);
  const idle = await loadIdle(
    DB,
    'ending_told_at IS NULL AND disabled_at IS NULL',
    addPeriod(end, PERIODS.endingNotice),
    MAX_TOLD,
  );
  const keyRing = idle.length > 0 ? await loadSigningKeys(env) : undefined;
  for (const account of idle) {
    const { id, language, seenAt } = account;
    const route = { original: '/demand-keep/', language, preview: false };
    const ctx = createRequestContext(snapshot, route, env.PUBLIC_ORIGIN);
    const token = keyRing ? await createIdToken('keep', id, keyRing) : '';
    const mail = composeEndingMail(ctx, account, token, addPeriod(now, PERIODS.endingNotice));
    try {
      await DB.batch([
        DB.prepare('UPDATE accounts SET ending_told_at = ?2 WHERE id = ?1').bind(id, now),
        ...enqueueMails(DB, [mail], now, { ids: [`ending-${id}-${seenAt}`] }),
      ]);
    } catch (error) {
      if (!/outbox\.id/.test(String(error))) throw error;
    }
  }
}

/**
 * Erases what subscribers hold who gave no sign of life since `before`, and were told so long enough ago or had
 * their account closed; owners keep the portal.
 */
export async function endIdleSubscribers(
  env: SigningEnvironment & { FILES: R2Bucket },
  before: number,
  now: number,
): Promise<void> {
  const told = `ending_told_at < ${subtractPeriod(now, PERIODS.endingNotice)}`;
  const idle = await loadIdle(env.DB, `(${told} OR disabled_at IS NOT NULL)`, before, MAX_ERASED);
  for (const account of idle) await eraseSubscriber(env, account, now);
}

async function loadIdle(db: D1Database, condition: string, before: number, limit: number) {
  const { results } = await db
    .prepare(
      `SELECT ${ACCOUNT_COLUMNS}, ${SEEN_AT} AS seenAt FROM accounts
       WHERE subscriber = 1 AND ${SEEN_AT} < ?1 AND ${condition} ORDER BY ${SEEN_AT} LIMIT ?2`,
    )
    .bind(before, limit)
    .all();
  return parseRows(IdleAccount, results, 'accounts');
}

/** Notes a sign of life of a subscriber; returns whether there is one of this id. */
export async function noteSignOfLife(db: D1Database, id: string, now: number): Promise<boolean> {
  const { meta } = await db
    .prepare(
      'UPDATE accounts SET seen_at = ?2, ending_told_at = NULL WHERE id = ?1 AND subscriber = 1',
    )
    .bind(id, now)
    .run();
  return meta.changes > 0;
}

/** Returns whether there is a subscriber of this id. */
export const hasSubscriber = async (db: D1Database, id: string): Promise<boolean> =>
  (await db
    .prepare('SELECT id FROM accounts WHERE id = ?1 AND subscriber = 1')
    .bind(id)
    .first()) !== null;
