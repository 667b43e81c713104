import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { StaffStores } from '../../../scripts/staff/stores';
import { closeTestStores, createTables, openTestStores, parseReport, runStaff } from './staff-tool';

/** Bo asked a question too; Cy is an owner as well; Di has not confirmed, Ed has stopped. */
const PEOPLE = {
  bo: { owner: 0, confirmed: 1, unsubscribed: null, frequency: 'daily' },
  cy: { owner: 1, confirmed: 1, unsubscribed: null, frequency: 'immediate' },
  di: { owner: 0, confirmed: null, unsubscribed: null, frequency: 'weekly' },
  ed: { owner: 0, confirmed: 1, unsubscribed: 5, frequency: 'weekly' },
};
const TABLES = ['alerts', 'saved_searches', 'pending_searches', 'leads', 'outbox', 'accounts'];

/** Before each test of a file: four subscribers with their searches, alerts and submissions. */
export function setUpSubscribers() {
  let state: string;
  let stores: StaffStores;

  beforeAll(async () => {
    state = await mkdtemp(join(tmpdir(), 'subscribers-test-'));
    stores = await openTestStores(state);
    await createTables(stores);
  });
  afterAll(async () => {
    await closeTestStores();
    await rm(state, { recursive: true, force: true });
  });

  beforeEach(async () => {
    const { db } = stores;
    await db.batch(TABLES.map((table) => db.prepare(`DELETE FROM ${table}`)));
    for (const [name, person] of Object.entries(PEOPLE)) await insertSubscriber(name, person);
    await db.prepare("UPDATE saved_searches SET paused_at = 9 WHERE id = 'ed'").run();
    await insertSubmission('bo question', 'site-contact', 'bo@example.be', 77);
  });

  async function insertSubscriber(
    name: string,
    { owner, confirmed, unsubscribed, frequency }: (typeof PEOPLE)[keyof typeof PEOPLE],
  ) {
    const { db } = stores;
    const email = `${name}@example.be`;
    await db.batch([
      db
        .prepare(
          `INSERT INTO accounts (id, email, name, language, owner, subscriber, password, created_at, confirmed_at,
           unsubscribed_at, frequency)
         VALUES (?1, ?2, ?1, 'fr', ?3, 1, '$scrypt$secret', 0, ?4, ?5, ?6)`,
        )
        .bind(name, email, owner, confirmed, unsubscribed, frequency),
      db
        .prepare(
          `INSERT INTO saved_searches (id, account, name, criteria, created_at, seen_at)
         VALUES (?1, ?1, 'Maison ' || ?1, '{"goal":"sale"}', 0, 0)`,
        )
        .bind(name),
      db
        .prepare(
          `INSERT INTO pending_searches (id, email, name, language, password, frequency, search_name, criteria, expires_at)
         VALUES (?1, ?2, ?1, 'fr', '$scrypt$x', 'daily', '', '{"goal":"sale"}', 9)`,
        )
        .bind(name, email),
      db
        .prepare(
          `INSERT INTO alerts (account, property, news, searches, created_at) VALUES (?1, 84213, 'new', '[]', 0)`,
        )
        .bind(name),
    ]);
    await insertSubmission(`${name} search`, 'demand-register', email, 55);
  }

  /** Stores a submission with its mails to the agency and to the visitor. */
  async function insertSubmission(key: string, form: string, email: string, created: number) {
    const { db } = stores;
    const insertMail = (to: string, mail: object) =>
      db
        .prepare(
          `INSERT INTO outbox (id, recipient, subject, mail, state, created_at, due_at, expires_at)
         VALUES (?1, ?2, '', ?3, 'sent', ?4, 0, 0)`,
        )
        .bind(`${key} to ${to}`, to, JSON.stringify(mail), created);
    await db.batch([
      db
        .prepare(
          `INSERT INTO leads (key, body_hash, form, language, answers, created_at)
         VALUES (?1, '', ?2, 'fr', ?3, ?4)`,
        )
        .bind(key, form, JSON.stringify({ email, question: key }), created),
      insertMail('agency@example.be', { replyTo: email }),
      insertMail(email, { text: key }),
    ]);
  }

  const run = async (...words: string[]) => {
    const result = await runStaff(...words, '--json', '--persist-to', state);
    return { exitCode: result.exitCode, report: result.stdout ? parseReport(result) : undefined };
  };

  async function listKeys(table: string, column = 'id'): Promise<unknown[]> {
    const { results } = await stores.db
      .prepare(`SELECT ${column} AS key FROM ${table} ORDER BY 1`)
      .all<{ key: unknown }>();
    return results.map(({ key }) => key);
  }

  return {
    get state() {
      return state;
    },
    get stores() {
      return stores;
    },
    insertSubmission,
    run,
    listKeys,
  };
}
