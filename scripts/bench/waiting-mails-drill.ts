import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { delay } from './delay';
import { CAPTCHA_COST, postForm, requestFormTicket } from './form-client';
import { findDatabaseFile, runSql } from './local-database';
import { CONTACT_FORM_PATH } from './simulated-visitors';
import { applyLocalMigrations, startWranglerServer } from './wrangler-server';

const ORIGIN = 'http://localhost:8796';
const LEADS = 20;
/** The mail to the agency and the one to the visitor. */
const MAILS_PER_LEAD = 2;
const MAX_WAIT_MS = 20_000;

/** How the sink treats the mails that wait: refused for good, refused for now, never answered. */
const SINK_BEHAVIOURS: Record<string, (response: ServerResponse) => unknown> = {
  '550': (response) => response.writeHead(550).end(),
  '500': (response) => response.writeHead(500).end(),
  'no answer': () => undefined,
};

/**
 * Measures how soon the mails of a new lead leave while this number of other mails fails (docs/goals.md,
 * reliability): every mail that waits was tried before, is due, and has a provider of its own. Returns
 * exit code 1 unless all mails of all leads arrive.
 */
export async function runWaitingMailsDrill(waiting: number): Promise<number> {
  let missing = 0;
  for (const behaviour of Object.keys(SINK_BEHAVIOURS))
    missing += await measureBehindWaitingMails(waiting, behaviour);
  return missing > 0 ? 1 : 0;
}

/** Prints the times of one behaviour; returns the number of mails that did not arrive. */
async function measureBehindWaitingMails(waiting: number, behaviour: string): Promise<number> {
  const state = await mkdtemp(join(tmpdir(), 'waiting-mails-'));
  applyLocalMigrations(state);
  const file = await findDatabaseFile(state);
  fillOutbox(file, waiting);
  const sink = await startSink(behaviour);
  const server = await startWranglerServer(
    state,
    ORIGIN,
    CONTACT_FORM_PATH,
    {
      ...{ CAPTCHA_COST, MIN_FILL_MS: 0, RATE_SCALE: 1e6, TRUSTED_PROXY: 'local' },
      MAIL_SINK_URL: sink.url,
    },
    { log: 'none' },
  );
  try {
    const times: number[] = [];
    for (let lead = 0; lead < LEADS; lead++) {
      await submitLead(lead);
      const start = Date.now();
      while (sink.accepted.length < (lead + 1) * MAILS_PER_LEAD && Date.now() < start + MAX_WAIT_MS)
        await delay(2);
      times.push(Date.now() - start);
    }
    times.sort((a, b) => a - b);
    const missing = LEADS * MAILS_PER_LEAD - sink.accepted.length;
    const states = runSql(
      file,
      `SELECT state, count(*) AS count FROM outbox WHERE recipient LIKE '%.test' GROUP BY state`,
    );
    console.log(
      `${waiting} mails waiting, sink: ${behaviour}; ${LEADS} leads, their mails arrived after ${times[LEADS / 2]} ms (median), ${times.at(-1)} ms (slowest), ${missing} missing; meanwhile ${states.map(({ state: name, count }) => `${count} ${name}`).join(', ')}`,
    );
    return missing;
  } finally {
    await server.kill();
    sink.close();
    await rm(state, { recursive: true, force: true });
  }
}

const fillOutbox = (file: string, waiting: number) =>
  runSql(
    file,
    `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${waiting})
     INSERT INTO outbox (id, recipient, subject, mail, state, tries, created_at, due_at, expires_at)
     SELECT 'bad-' || n, 'an@b' || n || '.test', 'Uw vraag', json_object(
         'from', json_object('name', 'Agency', 'email', 'info@agency.example'),
         'to', 'an@b' || n || '.test', 'subject', 'Uw vraag', 'text', 'Dag', 'html', '<p>Dag</p>'),
       'queued', 3, 0, 0, ${Date.now() + 1e8} FROM numbers`,
  );

async function submitLead(lead: number): Promise<void> {
  const status = await postForm(ORIGIN + CONTACT_FORM_PATH, {
    ...(await requestFormTicket(ORIGIN, 'site-contact')),
    title: 'ms',
    firstName: 'Anna',
    lastName: 'Peeters',
    email: `anna${lead}@example.be`,
    phone: '0470001231',
    question: 'Is het huis nog vrij?',
  });
  if (status !== 303) throw new Error(`a lead was answered ${status}`);
}

async function startSink(behaviour: string) {
  const accepted: string[] = [];
  const server = createServer(async (request, response) => {
    const { to } = (await json(request)) as { to: string };
    if (to.endsWith('.test')) return void SINK_BEHAVIOURS[behaviour]?.(response);
    accepted.push(to);
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    accepted,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
