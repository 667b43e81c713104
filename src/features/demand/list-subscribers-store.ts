import * as v from 'valibot';
import { ALERT_FREQUENCIES } from '../../domain/demand/alert-times';
import type { ParsedRows } from '../../platform/d1-rows';
import { createJsonColumn, MomentColumn, parseValidRows } from '../../platform/d1-rows';

const ListedSubscriber = v.object({
  email: v.string(),
  name: v.string(),
  language: v.string(),
  state: v.picklist(['active', 'unsubscribed', 'unconfirmed', 'disabled']),
  frequency: v.picklist(ALERT_FREQUENCIES),
  created: MomentColumn,
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
      `SELECT email, name, language, frequency, created,
         CASE WHEN disabled IS NOT NULL THEN 'disabled' WHEN unsubscribed IS NOT NULL THEN 'unsubscribed'
           WHEN confirmed IS NULL THEN 'unconfirmed' ELSE 'active' END AS state,
         (SELECT max(at) FROM sign_in_attempts WHERE person = people.id AND outcome = 'signed in') AS lastSignIn,
         (SELECT json_group_array(json_object('name', name, 'paused', paused IS NOT NULL))
          FROM (SELECT name, paused FROM demand_searches WHERE person = people.id ORDER BY created, id)) AS searches
       FROM people WHERE subscriber = 1 ORDER BY email`,
    )
    .all();
  return parseValidRows(ListedSubscriber, results, 'people');
}
