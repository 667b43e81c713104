import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTextSeededRandom } from '../demo/pictures/text-seeded-random';
import { CAPTCHA_COST, requestFormTicket } from './form-client';
import type { AttackBrowser } from './hostile/attack-browser';
import { openAttackBrowser } from './hostile/attack-browser';
import type { HostileRequest } from './hostile/hostile-request';
import { listInjectionPoints } from './hostile/injection-points';
import { PAYLOAD_MARKER, PAYLOADS } from './hostile/payloads';
import { findResponseFaults } from './hostile/response-faults';
import type { BenchResponse, HttpClient } from './http-client';
import { createHttpClient } from './http-client';
import { findDatabaseFile, runSql } from './local-database';
import { applyLocalMigrations, startWranglerServer } from './wrangler-server';

const ORIGIN = 'http://localhost:8795';
const CONNECTIONS = 12;
/** One in so many sent forms has a ticket and a proof, and gets as far as the database and the mails. */
const TICKET_EVERY = 3;
/** Pages that hold something of what was put in, opened as a visitor would; and mails read. */
const MAX_PAGES_OPENED = 200;
const MAX_MAILS_READ = 300;

/** What came of it. */
interface HostileTally {
  statuses: Map<number, number>;
  /** Where and with what something went wrong, by what did. */
  faults: Map<string, string[]>;
  reflected: BenchResponse[];
  parsedPages: number;
  slowest: { ms: number; name: string };
}

/**
 * Puts hostile things everywhere something can be put (docs/goals.md, security): the same ones in the same
 * places for the same count. The exit code is 1 where an answer is a 5xx, leads elsewhere, lacks a
 * header, tells of the code, or holds as markup what was put in, and where a browser runs it.
 */
export async function runHostileInputDrill(count: number): Promise<number> {
  const state = await mkdtemp(join(tmpdir(), 'hostile-'));
  applyLocalMigrations(state);
  const variables = {
    CAPTCHA_COST: CAPTCHA_COST,
    MIN_FILL_MS: 0,
    RATE_SCALE: 1e6,
    TRUSTED_PROXY: 'local',
  };
  const server = await startWranglerServer(state, ORIGIN, '/nl/', variables, { log: 'none' });
  const reader = await openAttackBrowser(ORIGIN);
  try {
    const tally = await sendAllPayloads(count, reader);
    const ran = await reader.openPages(takeEvenSample(tally.reflected, MAX_PAGES_OPENED));
    const mails = await checkMails(await findDatabaseFile(state), reader);
    return reportHostileDrill(count, tally, ran, mails);
  } finally {
    await reader.close();
    await server.kill();
    await rm(state, { recursive: true, force: true });
  }
}

async function sendAllPayloads(count: number, reader: AttackBrowser): Promise<HostileTally> {
  const places = await listInjectionPoints();
  const random = createTextSeededRandom('hostile');
  const asker = createHttpClient(ORIGIN, CONNECTIONS);
  const tally: HostileTally = {
    statuses: new Map(),
    faults: new Map(),
    reflected: [],
    parsedPages: 0,
    slowest: { ms: 0, name: '' },
  };
  const any = () => PAYLOADS[Math.floor(random() * PAYLOADS.length)] ?? '';
  let next = 0;
  const line = async () => {
    while (next < count) {
      const n = next++;
      const place = places[n % places.length];
      // Some come together.
      const payload = n % 5 === 0 ? any() + any() : any();
      if (!place) return;
      const attempt = place.buildRequest(payload);
      const began = performance.now();
      const answer = await sendHostileRequest(asker, attempt, n).catch((error: Error) => error);
      const ms = performance.now() - began;
      if (ms > tally.slowest.ms)
        tally.slowest = { ms, name: `${place.name} ← ${formatPayload(payload)}` };
      const what = `${place.name} ← ${formatPayload(payload)}`;
      for (const fault of await recordResponse(tally, answer, payload, reader))
        tally.faults.set(fault, [...(tally.faults.get(fault) ?? []), what]);
      if (n % 1000 === 999) console.log(`  ${n + 1} of ${count}`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, line));
  asker.close();
  return tally;
}

async function recordResponse(
  tally: HostileTally,
  answer: BenchResponse | Error,
  payload: string,
  reader: AttackBrowser,
): Promise<string[]> {
  const status = answer instanceof Error ? 0 : answer.status;
  tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1);
  if (answer instanceof Error) return [`no answer: ${answer.message}`];
  const faults = findResponseFaults(answer, payload);
  const isPage = answer.headers['content-type']?.startsWith('text/html');
  if (!isPage || !answer.body.includes(PAYLOAD_MARKER)) return faults;
  tally.reflected.push(answer);
  tally.parsedPages++;
  const markup = await reader.parseForMarkup(answer.body);
  return markup.length > 0 ? [...faults, `parsed as markup: ${markup[0]}`] : faults;
}

async function sendHostileRequest(
  asker: HttpClient,
  attempt: HostileRequest,
  n: number,
): Promise<BenchResponse> {
  const { method, path, headers, body, form } = attempt;
  const isAdmitted = form && n % TICKET_EVERY === 0 && body?.includes('=');
  const beside = isAdmitted
    ? new URLSearchParams(await requestFormTicket(ORIGIN, form))
    : undefined;
  const isParts = headers['Content-Type']?.startsWith('multipart');
  const whole = beside && !isParts && body ? `${beside}&${body}` : body;
  return asker.send({
    ...(method && { method }),
    path,
    headers: { 'CF-Connecting-IP': `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`, ...headers },
    ...(whole !== undefined && { body: whole }),
  });
}

/** Mails that came of it, as their reader sees them, and their lines. */
async function checkMails(
  file: string,
  reader: AttackBrowser,
): Promise<{ read: number; wrong: string[] }> {
  const rows = runSql(file, 'SELECT id, recipient, mail FROM outbox ORDER BY id');
  const wrong: string[] = [];
  for (const { id, recipient, mail } of rows) {
    const { subject, replyTo } = JSON.parse(String(mail)) as { subject: string; replyTo?: string };
    if (/[\r\n]/.test(`${subject}${replyTo}`) || /[\r\n,;<>]/.test(String(recipient)))
      wrong.push(`a line of mail ${id}`);
  }
  for (const { id } of takeEvenSample(rows, MAX_MAILS_READ)) {
    const html = await (await fetch(`${ORIGIN}/mails/?id=${id}&as=html`)).text();
    const [markup] = await reader.parseForMarkup(html);
    if (markup) wrong.push(`in mail ${id}: ${markup}`);
  }
  return { read: rows.length, wrong };
}

/** So many of them, evenly. */
function takeEvenSample<T>(all: readonly T[], most: number): T[] {
  const step = Math.max(1, all.length / most);
  return Array.from(
    { length: Math.min(most, all.length) },
    (_, n) => all[Math.floor(n * step)] as T,
  );
}

const formatPayload = (payload: string) => JSON.stringify(payload).slice(0, 70);

function reportHostileDrill(
  count: number,
  { statuses, faults, parsedPages, slowest }: HostileTally,
  ran: { opened: number; ran: string[] },
  mails: { read: number; wrong: string[] },
): number {
  console.log(`${count} hostile inputs`);
  for (const [status, times] of [...statuses].sort(([a], [b]) => a - b))
    console.log(`  ${status ? `answered ${status}` : 'not answered'}: ${times}`);
  console.log(`  pages that echo the payload, parsed: ${parsedPages}`);
  console.log(`  of these opened in a browser: ${ran.opened}; scripts executed: ${ran.ran.length}`);
  console.log(
    `  mails that came of it: ${mails.read}; with something wrong: ${mails.wrong.length}`,
  );
  console.log(`  slowest: ${slowest.ms.toFixed(0)} ms, ${slowest.name}`);
  for (const [fault, where] of faults) {
    console.log(`  ${fault}: ${where.length}`);
    for (const one of where.slice(0, 8)) console.log(`    ${one}`);
  }
  for (const one of [...ran.ran, ...mails.wrong].slice(0, 20)) console.log(`    ${one}`);
  return faults.size + ran.ran.length + mails.wrong.length > 0 ? 1 : 0;
}
