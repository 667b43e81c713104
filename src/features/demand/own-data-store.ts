import * as v from 'valibot';
import { SearchCriteria } from '../../domain/demand/search-criteria';
import {
  createJsonColumn,
  KeyColumn,
  MomentColumn,
  parseFirstRow,
  parseRows,
} from '../../platform/d1-rows';

const Moment = v.pipe(
  v.nullable(MomentColumn),
  v.transform((moment) => (moment === null ? null : new Date(moment).toISOString())),
);

const ExportedAccount = v.object({
  email: v.string(),
  name: v.string(),
  language: v.string(),
  created: Moment,
  confirmed: Moment,
  frequency: v.string(),
  unsubscribed: Moment,
});
const ExportedSearch = v.object({
  id: KeyColumn,
  name: v.string(),
  criteria: createJsonColumn(SearchCriteria),
  created: Moment,
  paused: Moment,
  seen: Moment,
});
/** The account of a subscriber with its searches, for the person who asks for their data. */
export interface ExportedSubscription {
  account: v.InferOutput<typeof ExportedAccount> | undefined;
  searches: v.InferOutput<typeof ExportedSearch>[];
}

/** Loads all that is stored of a subscriber's account, without the hash of the password. */
export async function exportSubscription(
  db: D1Database,
  person: string,
): Promise<ExportedSubscription> {
  const [account, searches] = await db.batch([
    db
      .prepare(
        `SELECT email, name, language, created, confirmed, frequency, unsubscribed
         FROM people WHERE id = ?1`,
      )
      .bind(person),
    db
      .prepare(
        `SELECT id, name, criteria, created, paused, seen FROM demand_searches
         WHERE person = ?1 ORDER BY created, id`,
      )
      .bind(person),
  ]);
  return {
    account: parseFirstRow(ExportedAccount, account?.results[0] ?? null, 'people'),
    searches: parseRows(ExportedSearch, searches?.results ?? [], 'demand_searches'),
  };
}

/**
 * Erases a subscription and everything of it: searches, answers of the register's form, mails that
 * wait. Without the portal the account goes too; an owner keeps it.
 */
export const eraseSubscription = (
  db: D1Database,
  { id, email }: { id: string; email: string },
): Promise<unknown> =>
  db.batch([
    db.prepare('DELETE FROM pending_searches WHERE email = ?1').bind(email),
    db
      .prepare(
        `DELETE FROM submissions
         WHERE form = 'demand-register' AND lower(json_extract(answers, '$.email')) = ?1`,
      )
      .bind(email),
    db.prepare('DELETE FROM demand_searches WHERE person = ?1').bind(id),
    db
      .prepare(
        `DELETE FROM outbox WHERE lower(recipient) = ?2
         AND NOT EXISTS (SELECT 1 FROM people WHERE id = ?1 AND owner = 1)`,
      )
      .bind(id, email),
    db
      .prepare(
        `UPDATE sign_in_attempts SET person = NULL WHERE person = ?1
         AND NOT EXISTS (SELECT 1 FROM people WHERE id = ?1 AND owner = 1)`,
      )
      .bind(id),
    db.prepare('DELETE FROM people WHERE id = ?1 AND owner = 0').bind(id),
    db
      .prepare(
        `UPDATE people SET subscriber = 0, confirmed = NULL, unsubscribed = NULL,
           frequency = 'immediate' WHERE id = ?1`,
      )
      .bind(id),
  ]);
