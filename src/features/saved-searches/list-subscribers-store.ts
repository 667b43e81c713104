import * as v from 'valibot';
import type { ParsedRows } from '../../platform/d1-rows';
import { createJsonColumn, MomentColumn, parseValidRows } from '../../platform/d1-rows';
import { ALERT_FREQUENCIES } from './alert-times';

const ListedSubscriber = v.object({
  email: v.string(),
  name: v.string(),
  language: v.string(),
  state: v.picklist(['active', 'unsubscribed', 'unconfirmed', 'disabled']),
  frequency: v.picklist(ALERT_FREQUENCIES),
  createdAt: MomentColumn,
  lastSignIn: v.nullable(MomentColumn),
  searches: createJsonColumn(
    v.array(
      v.object({
        name: v.string(),
        paused: v.pipe(
          v.number(),
          v.transform((flag) => flag === 1),
        ),
      }),
    ),
  ),
});
export type ListedSubscriber = v.InferOutput<typeof ListedSubscriber>;

/** Lists subscribers with their searches, by address. */
export async function listSubscribers(db: D1Database): Promise<ParsedRows<ListedSubscriber>> {
  const { results } = await db
    .prepare(
      `SELECT email, name, language, frequency, created_at AS createdAt,
         CASE WHEN disabled_at IS NOT NULL THEN 'disabled' WHEN unsubscribed_at IS NOT NULL THEN 'unsubscribed'
           WHEN confirmed_at IS NULL THEN 'unconfirmed' ELSE 'active' END AS state,
         (SELECT max(created_at) FROM sign_in_attempts WHERE account = accounts.id AND outcome = 'signed in') AS lastSignIn,
         (SELECT json_group_array(json_object('name', name, 'paused', paused_at IS NOT NULL))
          FROM (SELECT name, paused_at FROM saved_searches WHERE account = accounts.id ORDER BY created_at, id)) AS searches
       FROM accounts WHERE subscriber = 1 ORDER BY email`,
    )
    .all();
  return parseValidRows(ListedSubscriber, results, 'accounts');
}
