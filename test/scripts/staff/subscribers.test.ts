import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { StaffStores } from '../../../scripts/staff/stores';
import { closeTestStores, createTables, openTestStores, parseReport, runStaff } from './staff-tool';

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

/** Bo asked a question too; Cy is an owner as well; Di has not confirmed, Ed has stopped. */
const PEOPLE = {
  bo: { owner: 0, confirmed: 1, unsubscribed: null, frequency: 'daily' },
  cy: { owner: 1, confirmed: 1, unsubscribed: null, frequency: 'immediate' },
  di: { owner: 0, confirmed: null, unsubscribed: null, frequency: 'weekly' },
  ed: { owner: 0, confirmed: 1, unsubscribed: 5, frequency: 'weekly' },
};
const TABLES = ['alerts', 'demand_searches', 'pending_searches', 'submissions', 'outbox', 'people'];

beforeEach(async () => {
  const { db } = stores;
  await db.batch(TABLES.map((table) => db.prepare(`DELETE FROM ${table}`)));
  for (const [name, person] of Object.entries(PEOPLE)) await insertSubscriber(name, person);
  await db.prepare("UPDATE demand_searches SET paused = 9 WHERE id = 'ed'").run();
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
        `INSERT INTO people (id, email, name, language, owner, subscriber, password, created, confirmed,
           unsubscribed, frequency)
         VALUES (?1, ?2, ?1, 'fr', ?3, 1, '$scrypt$secret', 0, ?4, ?5, ?6)`,
      )
      .bind(name, email, owner, confirmed, unsubscribed, frequency),
    db
      .prepare(
        `INSERT INTO demand_searches (id, person, name, criteria, created, seen)
         VALUES (?1, ?1, 'Maison ' || ?1, '{"goal":"sale"}', 0, 0)`,
      )
      .bind(name),
    db
      .prepare(
        `INSERT INTO pending_searches (id, email, name, language, password, frequency, search_name, criteria, ends)
         VALUES (?1, ?2, ?1, 'fr', '$scrypt$x', 'daily', '', '{"goal":"sale"}', 9)`,
      )
      .bind(name, email),
    db
      .prepare(
        `INSERT INTO alerts (person, property, news, searches, created) VALUES (?1, 84213, 'new', '[]', 0)`,
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
        `INSERT INTO outbox (id, recipient, subject, mail, state, created_at, due_at, until)
         VALUES (?1, ?2, '', ?3, 'sent', ?4, 0, 0)`,
      )
      .bind(`${key} to ${to}`, to, JSON.stringify(mail), created);
  await db.batch([
    db
      .prepare(
        `INSERT INTO submissions (key, body_hash, form, language, answers, created)
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

describe('subscribers', () => {
  test('are listed with state, frequency and searches', async () => {
    const { subscribers } = (await run('subscribers', 'list')).report;
    const rows = subscribers.map(
      ({ email, state, frequency, searches }: Record<string, unknown>) =>
        [email, state, frequency, searches] as const,
    );
    const search = (name: string, paused = false) => [{ name: `Maison ${name}`, paused }];
    expect(rows).toEqual([
      ['bo@example.be', 'active', 'daily', search('bo')],
      ['cy@example.be', 'active', 'immediate', search('cy')],
      ['di@example.be', 'unconfirmed', 'weekly', search('di')],
      ['ed@example.be', 'unsubscribed', 'weekly', search('ed', true)],
    ]);
    const { stdout } = await runStaff('subscribers', 'list', '--persist-to', state);
    expect(stdout).toMatch(/4 subscribers\.[\s\S]*bo@example\.be.*active.*daily.*Maison bo/);
    expect(stdout).toMatch(/ed@example\.be.*unsubscribed.*Maison ed \(paused\)/);
  });

  test('are exported with searches, alerts and registrations, without the password', async () => {
    const file = join(state, 'bo.json');
    expect((await run('subscribers', 'export', 'BO@example.be', file)).exitCode).toBe(0);
    const text = await readFile(file, 'utf8');
    expect(JSON.parse(text)).toMatchObject({
      account: { email: 'bo@example.be', frequency: 'daily' },
      searches: [{ name: 'Maison bo', criteria: { goal: 'sale' } }],
      alerts: [{ property: 84213, news: 'new', told: null }],
      registrations: [{ answers: { question: 'bo search' } }],
    });
    expect(text).not.toContain('$scrypt$');
  });

  test('are erased with everything of the register; other leads stay', async () => {
    const { exitCode, report } = await run('subscribers', 'erase', 'Bo@example.be');
    expect([exitCode, report.tables]).toEqual([
      0,
      expect.objectContaining({ people: 1, demand_searches: 1, pending_searches: 1, alerts: 1 }),
    ]);
    expect(await listKeys('people')).toEqual(['cy', 'di', 'ed']);
    for (const table of ['demand_searches', 'pending_searches'])
      expect(await listKeys(table)).toEqual(['cy', 'di', 'ed']);
    expect(await listKeys('alerts', 'person')).toEqual(['cy', 'di', 'ed']);
    const others = ['cy search', 'di search', 'ed search'];
    expect(await listKeys('submissions', 'key')).toEqual(['bo question', ...others]);
    const mails = (await listKeys('outbox')).filter((key) => String(key).startsWith('bo'));
    expect(mails).toEqual(['bo question to agency@example.be']);
  });

  test('who are owners keep the portal and their mails when they are erased', async () => {
    await insertSubmission('cy visit', 'contact-appointment', 'cy@example.be', 88);
    await run('subscribers', 'erase', 'cy@example.be');
    const owner = await stores.db
      .prepare("SELECT owner, subscriber, password FROM people WHERE id = 'cy'")
      .first();
    expect(owner).toEqual({ owner: 1, subscriber: 0, password: '$scrypt$secret' });
    expect(await listKeys('demand_searches')).toEqual(['bo', 'di', 'ed']);
    expect(await listKeys('alerts', 'person')).toEqual(['bo', 'di', 'ed']);
    const mails = (await listKeys('outbox')).filter((key) => String(key).startsWith('cy'));
    expect(mails).toEqual(['cy visit to agency@example.be', 'cy visit to cy@example.be']);
  });

  test.each([
    [['export', 'nobody@example.be', 'x.json'], 1],
    [['erase', 'nobody@example.be'], 1],
    [['erase', 'nobody'], 2],
    [['erase'], 2],
  ])('%j is refused, and nothing changes', async (words, exitCode) => {
    expect((await run('subscribers', ...words)).exitCode).toBe(exitCode);
    expect(await listKeys('people')).toHaveLength(4);
  });
});

describe('one person', () => {
  test('is found by table', async () => {
    const { report } = await run('person', 'find', 'BO@example.be');
    expect(report.tables).toMatchObject({
      ...{ people: 1, submissions: 2, demand_searches: 1, pending_searches: 1, alerts: 1 },
      outbox: 4,
    });
    const { stdout } = await runStaff('person', 'find', 'bo@example.be', '--persist-to', state);
    expect(stdout).toMatch(/submissions\s+2/);
  });

  test('is exported as JSON, or to an archive', async () => {
    const { report } = await run('person', 'export', 'bo@example.be');
    expect(report.tables.submissions).toHaveLength(2);
    expect(JSON.stringify(report)).not.toContain('$scrypt$');
    const file = join(state, 'bo.zip');
    await run('person', 'export', 'bo@example.be', file);
    const archive = unzipSync(new Uint8Array(await readFile(file)));
    expect(new TextDecoder().decode(archive['data.json'])).toContain('bo question');
  });

  test('is erased from all of it, and nobody else is', async () => {
    const { report } = await run('person', 'erase', 'bo@example.be');
    expect(report.tables).toMatchObject({ people: 1, submissions: 2, outbox: 4 });
    expect((await run('person', 'find', 'bo@example.be')).report.found).toBe(0);
    expect(await listKeys('people')).toEqual(['cy', 'di', 'ed']);
  });

  test('who works at the desk is refused', async () => {
    await runStaff('desk', 'invite', 'luc@example.be', '--persist-to', state);
    expect((await run('person', 'erase', 'luc@example.be')).exitCode).toBe(1);
    expect((await run('person', 'find', 'not-an-address')).exitCode).toBe(2);
  });
});
