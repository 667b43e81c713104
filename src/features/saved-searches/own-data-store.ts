import * as v from 'valibot';
import { SavedCriteria } from '../../domain/criteria/saved-criteria';
import {
  createJsonColumn,
  FlagColumn,
  KeyColumn,
  MomentColumn,
  parseRows,
} from '../../platform/d1-rows';
import { demandRegisterForm } from './form';

const Moment = v.pipe(
  v.nullable(MomentColumn),
  v.transform((moment) => (moment === null ? null : new Date(moment).toISOString())),
);
const Text = v.nullable(v.string());

interface Part {
  /** The columns as the person reads them; what is secret or opens something is not among them. */
  schema: v.GenericSchema;
  /** SQL of the rows of an account, ?1, which an index finds: the page reads no other person's rows. */
  sql: string;
}

/** By the index of addresses, which holds plain texts: the pluses leave those of forms and moments aside. */
const IS_REGISTRATION = `+form = '${demandRegisterForm.name}'
  AND answers ->> 'email' = (SELECT email || '' FROM accounts WHERE id = ?1) COLLATE NOCASE`;

/** What is stored of an account, by the table that holds it: every table that names one by `account`, and its mails. */
const PARTS = {
  accounts: {
    schema: v.object({
      ...{ email: v.string(), username: Text, name: v.string(), language: v.string() },
      ...{ owner: FlagColumn, hasSecondFactor: FlagColumn, frequency: v.string() },
      ...{ createdAt: Moment, confirmedAt: Moment, unsubscribedAt: Moment },
      ...{ seenAt: Moment, endingToldAt: Moment },
    }),
    sql: `SELECT email, username, name, language, owner, totp IS NOT NULL AS hasSecondFactor, frequency,
        created_at AS createdAt, confirmed_at AS confirmedAt, unsubscribed_at AS unsubscribedAt,
        seen_at AS seenAt, ending_told_at AS endingToldAt
      FROM accounts WHERE id = ?1`,
  },
  saved_searches: {
    schema: v.object({
      ...{ id: KeyColumn, name: v.string(), criteria: createJsonColumn(SavedCriteria) },
      ...{ createdAt: Moment, pausedAt: Moment, seenAt: Moment },
      shown: createJsonColumn(v.unknown()),
    }),
    sql: `SELECT id, name, criteria, created_at AS createdAt, paused_at AS pausedAt, seen_at AS seenAt, shown
      FROM saved_searches WHERE account = ?1 ORDER BY created_at, id`,
  },
  alerts: {
    schema: v.object({
      ...{ property: v.number(), news: v.string(), before: Text },
      ...{ searches: createJsonColumn(v.array(v.string())), createdAt: Moment, toldAt: Moment },
    }),
    sql: `SELECT property, news, before, searches, created_at AS createdAt, told_at AS toldAt
      FROM alerts WHERE account = ?1 ORDER BY created_at, property`,
  },
  leads: {
    schema: v.object({
      createdAt: Moment,
      answers: createJsonColumn(v.record(v.string(), v.unknown())),
    }),
    sql: `SELECT created_at AS createdAt, answers FROM leads WHERE ${IS_REGISTRATION} ORDER BY +created_at`,
  },
  pending_searches: {
    schema: v.object({
      ...{ name: v.string(), searchName: v.string(), frequency: v.string() },
      ...{ criteria: createJsonColumn(SavedCriteria), endsAt: Moment, usedAt: Moment },
    }),
    sql: `SELECT name, search_name AS searchName, frequency, criteria, expires_at AS endsAt, used_at AS usedAt
      FROM pending_searches WHERE id IN (SELECT key FROM leads WHERE ${IS_REGISTRATION}) ORDER BY expires_at`,
  },
  account_sessions: {
    schema: v.object({ browser: v.string(), createdAt: Moment, usedAt: Moment }),
    sql: `SELECT browser, created_at AS createdAt, used_at AS usedAt
      FROM account_sessions WHERE account = ?1 ORDER BY created_at`,
  },
  sign_in_attempts: {
    schema: v.object({ createdAt: Moment }),
    sql: `SELECT created_at AS createdAt
      FROM sign_in_attempts WHERE account = ?1 AND outcome = 'signed in' ORDER BY created_at`,
  },
  account_passkeys: {
    schema: v.object({ name: v.string(), createdAt: Moment, usedAt: Moment }),
    sql: `SELECT name, created_at AS createdAt, used_at AS usedAt
      FROM account_passkeys WHERE account = ?1 ORDER BY created_at`,
  },
  owner_properties: {
    schema: v.object({ property: v.number() }),
    sql: 'SELECT property FROM owner_properties WHERE account = ?1 ORDER BY property',
  },
  owner_digests: {
    schema: v.object({ week: v.string(), stoppedAt: Moment }),
    sql: 'SELECT week, stopped_at AS stoppedAt FROM owner_digests WHERE account = ?1',
  },
  outbox: {
    schema: v.object({ subject: v.string(), state: v.string(), createdAt: Moment, sentAt: Moment }),
    sql: `SELECT subject, state, created_at AS createdAt, sent_at AS sentAt FROM outbox
      WHERE recipient = (SELECT email || '' FROM accounts WHERE id = ?1) COLLATE NOCASE ORDER BY +created_at, id`,
  },
} as const satisfies Record<string, Part>;

/**
 * Loads all that is stored of a subscriber's account by table, without what opens it; nothing else of the person. Of a
 * mail it names what the list of mails keeps: who was sent it has the rest.
 */
export async function exportSubscriber(
  db: D1Database,
  id: string,
): Promise<Record<string, unknown[]>> {
  const parts = Object.entries(PARTS);
  const results = await db.batch(parts.map(([, { sql }]) => db.prepare(sql).bind(id)));
  return Object.fromEntries(
    parts.map(([table, { schema }], n) => [
      table,
      parseRows<v.GenericSchema>(schema, results[n]?.results ?? [], table),
    ]),
  );
}
