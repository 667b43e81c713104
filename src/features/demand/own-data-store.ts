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
  created: Moment,
  confirmed: Moment,
  frequency: v.string(),
  unsubscribed: Moment,
});
const ExportedSearch = v.object({
  id: KeyColumn,
  name: v.string(),
  criteria: createJsonColumn(SavedCriteria),
  created: Moment,
  paused: Moment,
  seen: Moment,
});
const ExportedAlert = v.object({
  property: v.number(),
  news: v.string(),
  created: Moment,
  told: Moment,
});
const ExportedRegistration = v.object({
  created: Moment,
  answers: createJsonColumn(v.record(v.string(), v.unknown())),
});
/** The account of a subscriber with everything of it, for the person who asks for their data. */
export interface ExportedSubscription {
  account: v.InferOutput<typeof ExportedAccount> | undefined;
  searches: v.InferOutput<typeof ExportedSearch>[];
  /** Alerts that were sent to the person. */
  alerts: v.InferOutput<typeof ExportedAlert>[];
  /** Answers that the person sent with the register's form. */
  registrations: v.InferOutput<typeof ExportedRegistration>[];
}

/** Loads all that is stored of a subscriber's account, without the hash of the password. */
export async function exportSubscription(
  db: D1Database,
  person: string,
): Promise<ExportedSubscription> {
  const [account, searches, alerts, registrations] = await db.batch([
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
    db
      .prepare(
        'SELECT property, news, created, told FROM alerts WHERE person = ?1 ORDER BY created, property',
      )
      .bind(person),
    db
      .prepare(
        `SELECT created, answers FROM submissions WHERE form = '${demandRegisterForm.name}'
           AND lower(answers ->> 'email') = (SELECT email FROM people WHERE id = ?1) ORDER BY created`,
      )
      .bind(person),
  ]);
  return {
    account: parseFirstRow(ExportedAccount, account?.results[0] ?? null, 'people'),
    searches: parseRows(ExportedSearch, searches?.results ?? [], 'demand_searches'),
    alerts: parseRows(ExportedAlert, alerts?.results ?? [], 'alerts'),
    registrations: parseRows(ExportedRegistration, registrations?.results ?? [], 'submissions'),
  };
}
