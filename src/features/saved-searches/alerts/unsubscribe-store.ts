import * as v from 'valibot';
import { FlagColumn, parseFirstRow } from '../../../platform/d1-rows';
import { withdrawMailsTo } from '../../../platform/mail/withdraw-mails-store';

/** Whether a subscriber gets alerts; undefined if there is no such subscriber any more. */
export async function loadAlertsState(
  db: D1Database,
  account: string,
): Promise<'active' | 'unsubscribed' | undefined> {
  const found = await db
    .prepare(
      `SELECT unsubscribed_at IS NULL AS isActive FROM accounts
       WHERE id = ?1 AND subscriber = 1 AND disabled_at IS NULL`,
    )
    .bind(account)
    .first();
  const row = parseFirstRow(v.object({ isActive: FlagColumn }), found, 'accounts');
  return row && (row.isActive ? 'active' : 'unsubscribed');
}

/** Ends the alerts of a subscriber, once or more often; those that wait are not mailed. */
export const endAlerts = (db: D1Database, account: string, now: number): Promise<unknown> =>
  db.batch([
    db
      .prepare(
        `UPDATE accounts SET unsubscribed_at = coalesce(unsubscribed_at, ?2), seen_at = ?2,
           ending_told_at = NULL WHERE id = ?1`,
      )
      .bind(account, now),
    db
      .prepare('UPDATE alerts SET told_at = ?2 WHERE account = ?1 AND told_at IS NULL')
      .bind(account, now),
    ...withdrawMailsTo(db, account, ['alert'], now),
  ]);

/** Starts the alerts of a subscriber again. */
export const resumeAlerts = (db: D1Database, account: string, now: number): Promise<unknown> =>
  db
    .prepare(
      `UPDATE accounts SET unsubscribed_at = NULL, seen_at = ?2, ending_told_at = NULL
       WHERE id = ?1`,
    )
    .bind(account, now)
    .run();
