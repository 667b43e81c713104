import { DAY_MS } from '../../domain/format/durations';

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

/** Days for which an address can be confirmed; the clean-up deletes it then (decision 35). */
const CONFIRM_DAYS = 30;

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
    .bind(now, email, now - CONFIRM_DAYS * DAY_MS)
    .run();
  return meta.changes > 0;
}

export const deleteSubscription = (db: D1Database, email: string): Promise<unknown> =>
  db.prepare('DELETE FROM newsletter WHERE email = ?').bind(email).run();
