import { subtractPeriod } from '../../domain/format/period';
import { PERIODS } from '../../domain/periods';

/**
 * Inserts an unconfirmed subscription. A second request updates the language and the time; `now` is in
 * milliseconds since 1970.
 */
export const insertSubscription = (
  db: D1Database,
  email: string,
  language: string,
  now: number,
): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO newsletter (email, language, asked_at) VALUES (?, ?, ?)
       ON CONFLICT (email) DO UPDATE SET language = excluded.language, asked_at = excluded.asked_at`,
    )
    .bind(email, language, now);

/** Confirms a subscription, once or more often; false if there is none of this address, or none asked for lately. */
export async function confirmSubscription(
  db: D1Database,
  email: string,
  now: number,
): Promise<boolean> {
  const { meta } = await db
    .prepare(
      `UPDATE newsletter SET confirmed_at = coalesce(confirmed_at, ?1)
       WHERE email = ?2 AND (confirmed_at IS NOT NULL OR asked_at > ?3)`,
    )
    .bind(now, email, subtractPeriod(now, PERIODS.unconfirmedSubscription))
    .run();
  return meta.changes > 0;
}

export const deleteSubscription = (db: D1Database, email: string): Promise<unknown> =>
  db.prepare('DELETE FROM newsletter WHERE email = ?').bind(email).run();
