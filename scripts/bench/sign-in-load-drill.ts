import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHttpClient } from './http-client';
import { applyLocalMigrations, startWranglerServer } from './wrangler-server';

const ORIGIN = 'http://localhost:8794';
const SECONDS = 60;
const ATTEMPTS_PER_SECOND = 50;
const READS_PER_SECOND = 20;
/** Public pages beside the sign-ins may take so many times as long as alone, in the median. */
const MAX_RATIO = 2;

const PAGE_PATHS = ['/nl/', '/fr/a-vendre/', '/nl/te-huur/', '/nl/te-koop/?page=2'];

/** The measurements of one part of the drill. */
interface Part {
  pageTimes: number[];
  pageErrors: number;
  signIns: Map<number, number>;
}

/**
 * Reads public pages at a steady pace, first alone, then while fifty wrong passwords a second arrive from
 * many networks (docs/goals.md, reliability). Returns exit code 1 if a page fails, a sign-in is answered
 * otherwise than refused or limited, or the median of pages rises too much.
 */
export async function runSignInLoadDrill(): Promise<number> {
  const state = await mkdtemp(join(tmpdir(), 'sign-ins-'));
  applyLocalMigrations(state);
  const variables = { TRUSTED_PROXY: 'local' };
  const server = await startWranglerServer(state, ORIGIN, '/nl/login/', variables, { log: 'none' });
  try {
    for (const path of PAGE_PATHS) await fetch(ORIGIN + path).then((page) => page.text());
    const alone = await runPart(0);
    const beside = await runPart(ATTEMPTS_PER_SECOND);
    return report(alone, beside);
  } finally {
    await server.kill();
    await rm(state, { recursive: true, force: true });
  }
}

/** Sends requests by the clock, whether or not earlier ones were answered. */
async function runPart(attemptsPerSecond: number): Promise<Part> {
  const client = createHttpClient(ORIGIN, 200);
  const part: Part = { pageTimes: [], pageErrors: 0, signIns: new Map() };
  const pages = sendSteadily(READS_PER_SECOND, async (index) => {
    const start = performance.now();
    const path = PAGE_PATHS[index % PAGE_PATHS.length] ?? '/nl/';
    const status = await client.send({ path }).then(
      (response) => response.status,
      () => 0,
    );
    if (status !== 200) part.pageErrors++;
    part.pageTimes.push(performance.now() - start);
  });
  const signIns = sendSteadily(attemptsPerSecond, async (index) => {
    const status = await client.send(buildSignIn(index)).then(
      (response) => response.status,
      () => 0,
    );
    part.signIns.set(status, (part.signIns.get(status) ?? 0) + 1);
  });
  await Promise.all([pages, signIns]);
  client.close();
  return part;
}

async function sendSteadily(perSecond: number, send: (index: number) => Promise<void>) {
  const start = Date.now();
  await Promise.all(
    Array.from({ length: perSecond * SECONDS }, async (_, index) => {
      const due = start + (index * 1000) / perSecond;
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - Date.now())));
      await send(index);
    }),
  );
}

/** A sign-in with a wrong password: another account each time, from another network. */
const buildSignIn = (index: number) => ({
  method: 'POST',
  path: '/nl/login/',
  headers: {
    'CF-Connecting-IP': `10.7.${index >> 8}.${index & 255}`,
    'Content-Type': 'application/x-www-form-urlencoded',
    'Sec-Fetch-Site': 'same-origin',
  },
  body: `username=person${index}%40example.be&password=not+the+password+of+anyone`,
});

function report(alone: Part, beside: Part): number {
  const [before, during] = [alone, beside].map(({ pageTimes }) => computeMedian(pageTimes));
  const ratio = (during ?? 0) / (before || 1);
  const statuses = [...beside.signIns].map(([status, count]) => `${count} × ${status}`).join(', ');
  console.log(`${ATTEMPTS_PER_SECOND} wrong sign-ins a second for ${SECONDS} s: ${statuses}`);
  console.log(
    `  public pages, median: ${before?.toFixed(1)} ms alone, ${during?.toFixed(1)} ms beside them, ratio ${ratio.toFixed(2)}; ` +
      `failed ${alone.pageErrors + beside.pageErrors}`,
  );
  const areAnswered = [...beside.signIns.keys()].every((status) => [422, 429].includes(status));
  const isGood = areAnswered && ratio <= MAX_RATIO && alone.pageErrors + beside.pageErrors === 0;
  return isGood ? 0 : 1;
}

function computeMedian(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}
