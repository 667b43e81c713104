import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSeededRandom } from '../demo/seeded-random';
import { signInDrillAccounts } from './account-sessions';
import { CAPTCHA_COST, requestFormTicket } from './form-client';
import type { AttackBrowser } from './hostile/attack-browser';
import { openAttackBrowser } from './hostile/attack-browser';
import type { HostileRequest, InjectionPoint } from './hostile/hostile-request';
import { listInjectionPoints } from './hostile/injection-points';
import { PAYLOAD_MARKER, PAYLOADS } from './hostile/payloads';
import { findResponseFaults } from './hostile/response-faults';
import type { BenchResponse, HttpClient } from './http-client';
import { createHttpClient } from './http-client';
import { findDatabaseFile, runSql } from './local-database';
import { applyLocalMigrations, startWranglerServer } from './wrangler-server';

const ORIGIN = 'http://localhost:8795';
const CONNECTIONS = 12;
/** Every n-th form has a ticket and a proof of work, so that it reaches the database and the mails. */
const TICKET_EVERY = 3;
/** Limits of pages that are opened in a browser, and of mails whose markup is parsed. */
const MAX_PAGES_OPENED = 200;
const MAX_MAILS_READ = 300;

/** Results of all requests. */
interface HostileTally {
  statuses: Map<number, number>;
  /** Injection points with their payloads, by the fault of the response. */
  faults: Map<string, string[]>;
  /** Pages that contain the payload. */
  reflected: BenchResponse[];
  slowest: { ms: number; name: string };
}

/**
 * Sends hostile payloads to every injection point (docs/goals.md, security); the same count sends the
 * same requests. Returns exit code 1 if a response is a 5xx, redirects to a foreign site, lacks a
 * header, leaks code or contains a payload as markup, or if a browser runs a payload.
 */
export async function runHostileInputDrill(count: number): Promise<number> {
  const state = await mkdtemp(join(tmpdir(), 'hostile-'));
  applyLocalMigrations(state);
  const points = await listInjectionPoints(await signInDrillAccounts(state));
  const variables = {
    CAPTCHA_COST,
    MIN_FILL_MS: 0,
    RATE_SCALE: 1e6,
    TRUSTED_PROXY: 'local',
  };
  const server = await startWranglerServer(state, ORIGIN, '/nl/', variables, { log: 'none' });
  const browser = await openAttackBrowser(ORIGIN);
  try {
    const tally = await sendAllPayloads(count, points, browser);
    const opened = await browser.openPages(takeEvenSample(tally.reflected, MAX_PAGES_OPENED));
    const mails = await checkMails(await findDatabaseFile(state), browser);
    return reportHostileDrill(count, tally, opened, mails);
  } finally {
    await browser.close();
    await server.kill();
    await rm(state, { recursive: true, force: true });
  }
}

async function sendAllPayloads(
  count: number,
  points: readonly InjectionPoint[],
  browser: AttackBrowser,
): Promise<HostileTally> {
  const random = createSeededRandom('hostile');
  const client = createHttpClient(ORIGIN, CONNECTIONS);
  const tally: HostileTally = {
    statuses: new Map(),
    faults: new Map(),
    reflected: [],
    slowest: { ms: 0, name: '' },
  };
  const pickPayload = () => PAYLOADS[Math.floor(random() * PAYLOADS.length)] ?? '';
  let nextIndex = 0;
  const sendRemaining = async () => {
    while (nextIndex < count) {
      const index = nextIndex++;
      const point = points[index % points.length];
      // Every fifth request carries two payloads.
      const payload = index % 5 === 0 ? pickPayload() + pickPayload() : pickPayload();
      if (!point) return;
      const request = point.buildRequest(payload);
      const start = performance.now();
      const response = await sendHostileRequest(client, request, index).catch(
        (error: Error) => error,
      );
      const ms = performance.now() - start;
      const name = `${point.name} ← ${formatPayload(payload)}`;
      if (ms > tally.slowest.ms) tally.slowest = { ms, name };
      for (const fault of await recordResponse(tally, response, payload, browser))
        tally.faults.set(fault, [...(tally.faults.get(fault) ?? []), name]);
      if (index % 1000 === 999) console.log(`  ${index + 1} of ${count}`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, sendRemaining));
  client.close();
  return tally;
}

async function recordResponse(
  tally: HostileTally,
  response: BenchResponse | Error,
  payload: string,
  browser: AttackBrowser,
): Promise<string[]> {
  const status = response instanceof Error ? 0 : response.status;
  tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1);
  if (response instanceof Error) return [`no answer: ${response.message}`];
  const faults = findResponseFaults(response, payload);
  const isPage = response.headers['content-type']?.startsWith('text/html');
  if (!isPage || !response.body.includes(PAYLOAD_MARKER)) return faults;
  tally.reflected.push(response);
  const markup = await browser.parseForMarkup(response.body);
  return markup.length > 0 ? [...faults, `parsed as markup: ${markup[0]}`] : faults;
}

async function sendHostileRequest(
  client: HttpClient,
  request: HostileRequest,
  index: number,
): Promise<BenchResponse> {
  const { method, path, headers, body, form } = request;
  const hasTicket = form && index % TICKET_EVERY === 0 && body?.includes('=');
  const ticketFields = hasTicket
    ? new URLSearchParams(await requestFormTicket(ORIGIN, form))
    : undefined;
  const isMultipart = headers['Content-Type']?.startsWith('multipart');
  const fullBody = ticketFields && !isMultipart && body ? `${ticketFields}&${body}` : body;
  return client.send({
    ...(method && { method }),
    path,
    headers: {
      'CF-Connecting-IP': `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`,
      ...headers,
    },
    ...(fullBody !== undefined && { body: fullBody }),
  });
}

/** Returns the number of queued mails and their faults: line breaks in headers, injected markup. */
async function checkMails(
  file: string,
  browser: AttackBrowser,
): Promise<{ count: number; faults: string[] }> {
  const rows = runSql(file, 'SELECT id, recipient, mail FROM outbox ORDER BY id');
  const faults: string[] = [];
  for (const { id, recipient, mail } of rows) {
    const { subject, replyTo } = JSON.parse(String(mail)) as { subject: string; replyTo?: string };
    if (/[\r\n]/.test(`${subject}${replyTo}`) || /[\r\n,;<>]/.test(String(recipient)))
      faults.push(`a line of mail ${id}`);
  }
  for (const { id } of takeEvenSample(rows, MAX_MAILS_READ)) {
    const html = await (await fetch(`${ORIGIN}/mails/?id=${id}&as=html`)).text();
    const [markup] = await browser.parseForMarkup(html);
    if (markup) faults.push(`in mail ${id}: ${markup}`);
  }
  return { count: rows.length, faults };
}

/** Returns at most `max` items, evenly spread over the list. */
function takeEvenSample<T>(items: readonly T[], max: number): T[] {
  const step = Math.max(1, items.length / max);
  return Array.from(
    { length: Math.min(max, items.length) },
    (_, index) => items[Math.floor(index * step)] as T,
  );
}

const formatPayload = (payload: string) => JSON.stringify(payload).slice(0, 70);

function reportHostileDrill(
  count: number,
  { statuses, faults, reflected, slowest }: HostileTally,
  pages: { opened: number; executed: string[] },
  mails: { count: number; faults: string[] },
): number {
  console.log(`${count} hostile inputs`);
  for (const [status, count] of [...statuses].sort(([a], [b]) => a - b))
    console.log(`  ${status ? `answered ${status}` : 'not answered'}: ${count}`);
  console.log(`  pages that echo the payload, parsed: ${reflected.length}`);
  console.log(
    `  of these opened in a browser: ${pages.opened}; scripts executed: ${pages.executed.length}`,
  );
  console.log(`  mails queued: ${mails.count}; faults in them: ${mails.faults.length}`);
  console.log(`  slowest: ${slowest.ms.toFixed(0)} ms, ${slowest.name}`);
  for (const [fault, names] of faults) {
    console.log(`  ${fault}: ${names.length}`);
    for (const name of names.slice(0, 8)) console.log(`    ${name}`);
  }
  for (const finding of [...pages.executed, ...mails.faults].slice(0, 20))
    console.log(`    ${finding}`);
  return faults.size + pages.executed.length + mails.faults.length > 0 ? 1 : 0;
}
