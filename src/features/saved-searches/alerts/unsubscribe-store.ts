import * as v from 'valibot';
import { FlagColumn, parseFirstRow } from '../../../platform/d1-rows';

/** Whether a subscriber gets alerts; undefined if there is no such subscriber any more. */
export async function loadSubscription(
  db: D1Database,
  person: string,
): Promise<'active' | 'unsubscribed' | undefined> {
  const row = await db
    .prepare(
      `SELECT unsubscribed_at IS NULL AS isActive FROM accounts
       WHERE id = ?1 AND subscriber = 1 AND disabled_at IS NULL`,
    )
    .bind(person)
    .first();
  const subscription = parseFirstRow(v.object({ isActive: FlagColumn }), row, 'accounts');
  return subscription && (subscription.isActive ? 'active' : 'unsubscribed');
}

/** Ends a subscription, once or more often; alerts that wait are not mailed. */
export const endSubscription = (db: D1Database, person: string, now: number): Promise<unknown> =>
  db.batch([
    db
      .prepare('UPDATE accounts SET unsubscribed_at = coalesce(unsubscribed_at, ?2) WHERE id = ?1')
      .bind(person, now),
    db
      .prepare('UPDATE alerts SET told_at = ?2 WHERE account = ?1 AND told_at IS NULL')
      .bind(person, now),
  ]);

/** Makes a subscription active again. */
export const resumeSubscription = (db: D1Database, person: string): Promise<unknown> =>
  db.prepare('UPDATE accounts SET unsubscribed_at = NULL WHERE id = ?1').bind(person).run();
