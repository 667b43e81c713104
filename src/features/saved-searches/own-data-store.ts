import * as v from 'valibot';
import { SavedCriteria } from '../../domain/criteria/saved-criteria';
import {
  createJsonColumn,
  KeyColumn,
  MomentColumn,
  parseFirstRow,
  parseRows,
} from '../../platform/d1-rows';
import { demandRegisterForm } from './form';

const Moment = v.pipe(
  v.nullable(MomentColumn),
  v.transform((moment) => (moment === null ? null : new Date(moment).toISOString())),
);

const ExportedAccount = v.object({
  email: v.string(),
  name: v.string(),
  language: v.string(),
  createdAt: Moment,
  confirmedAt: Moment,
  frequency: v.string(),
  unsubscribedAt: Moment,
});
const ExportedSearch = v.object({
  id: KeyColumn,
  name: v.string(),
  criteria: createJsonColumn(SavedCriteria),
  createdAt: Moment,
  pausedAt: Moment,
  seenAt: Moment,
});
const ExportedAlert = v.object({
  property: v.number(),
  news: v.string(),
  createdAt: Moment,
  toldAt: Moment,
});
const ExportedRegistration = v.object({
  createdAt: Moment,
  answers: createJsonColumn(v.record(v.string(), v.unknown())),
});
/** The account of a subscriber with everything of it, for the person who asks for their data. */
export interface ExportedSubscriber {
  account: v.InferOutput<typeof ExportedAccount> | undefined;
  searches: v.InferOutput<typeof ExportedSearch>[];
  /** Alerts that were sent to the person. */
  alerts: v.InferOutput<typeof ExportedAlert>[];
  /** Answers that the person sent with the register's form. */
  registrations: v.InferOutput<typeof ExportedRegistration>[];
}

/** Loads all that is stored of a subscriber's account, without the hash of the password. */
export async function exportSubscriber(db: D1Database, id: string): Promise<ExportedSubscriber> {
  const [account, searches, alerts, registrations] = await db.batch([
    db
      .prepare(
        `SELECT email, name, language, created_at AS createdAt, confirmed_at AS confirmedAt, frequency, unsubscribed_at AS unsubscribedAt
         FROM accounts WHERE id = ?1`,
      )
      .bind(id),
    db
      .prepare(
        `SELECT id, name, criteria, created_at AS createdAt, paused_at AS pausedAt, seen_at AS seenAt FROM saved_searches
         WHERE account = ?1 ORDER BY created_at, id`,
      )
      .bind(id),
    db
      .prepare(
        'SELECT property, news, created_at AS createdAt, told_at AS toldAt FROM alerts WHERE account = ?1 ORDER BY created_at, property',
      )
      .bind(id),
    // By the index of addresses, which holds plain texts: the pluses leave those of forms and moments aside.
    db
      .prepare(
        `SELECT created_at AS createdAt, answers FROM leads WHERE +form = '${demandRegisterForm.name}'
           AND answers ->> 'email' = (SELECT email || '' FROM accounts WHERE id = ?1) COLLATE NOCASE
           ORDER BY +created_at`,
      )
      .bind(id),
  ]);
  return {
    account: parseFirstRow(ExportedAccount, account?.results[0] ?? null, 'accounts'),
    searches: parseRows(ExportedSearch, searches?.results ?? [], 'saved_searches'),
    alerts: parseRows(ExportedAlert, alerts?.results ?? [], 'alerts'),
    registrations: parseRows(ExportedRegistration, registrations?.results ?? [], 'leads'),
  };
}
