import * as v from 'valibot';
import { FlagColumn, parseFirstRow } from '../../platform/d1-rows';

/** Whether a subscriber gets alerts; undefined if there is no such subscriber any more. */
export async function loadSubscription(
  db: D1Database,
  person: string,
): Promise<'active' | 'unsubscribed' | undefined> {
  const row = await db
    .prepare(
      `SELECT unsubscribed IS NULL AS isActive FROM people
       WHERE id = ?1 AND subscriber = 1 AND disabled IS NULL`,
    )
    .bind(person)
    .first();
  const subscription = parseFirstRow(v.object({ isActive: FlagColumn }), row, 'people');
  return subscription && (subscription.isActive ? 'active' : 'unsubscribed');
}

/** Ends a subscription, once or more often; alerts that wait are not mailed. */
export const endSubscription = (db: D1Database, person: string, now: number): Promise<unknown> =>
  db.batch([
    db
      .prepare('UPDATE people SET unsubscribed = coalesce(unsubscribed, ?2) WHERE id = ?1')
      .bind(person, now),
    db.prepare('UPDATE alerts SET told = ?2 WHERE person = ?1 AND told IS NULL').bind(person, now),
  ]);

/** Makes a subscription active again. */
export const resumeSubscription = (db: D1Database, person: string): Promise<unknown> =>
  db.prepare('UPDATE people SET unsubscribed = NULL WHERE id = ?1').bind(person).run();
