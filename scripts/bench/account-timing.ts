import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { upsertAccount } from '../../src/platform/accounts/accounts-admin-store';
import { hashPassword } from '../../src/platform/accounts/password-hash';
import { readLocalPeppers } from '../staff/keys';
import { openStores } from '../staff/stores';
import { applyLocalMigrations, startWranglerServer } from './wrangler-server';

const ORIGIN = 'http://localhost:8799';
const REPEATS = 60;
const MAX_DIFFERENCE = 0.05;
/** Longer than a mail takes that is composed after the response: no request pays for the one before. */
const PAUSE_MS = 700;

/** Addresses of one length, so that the pages that repeat them have one size. */
const ADDRESSES = { known: 'known-person@example.be', unknown: 'other-person@example.be' };
type Account = keyof typeof ADDRESSES;
type Times = Record<Account, number[]>;

const ACTIONS = [
  {
    name: 'sign-in, wrong password',
    path: '/nl/login/',
    status: 422,
    pauseMs: 0,
    buildFields: (email: string) => ({ username: email, password: 'not the password of anyone' }),
  },
  {
    name: 'forgotten password',
    path: '/nl/wachtwoord-vergeten/',
    status: 200,
    pauseMs: PAUSE_MS,
    buildFields: (email: string) => ({ email }),
  },
] as const;
type Action = (typeof ACTIONS)[number];

/**
 * Prints the median times of a known and an unknown account at the sign-in and the forgotten password
 * (docs/goals.md, security); returns exit code 1 if they differ by more than five per cent.
 */
export async function measureAccountTiming(): Promise<number> {
  const state = await mkdtemp(join(tmpdir(), 'accounts-'));
  applyLocalMigrations(state);
  const stores = await openStores({ remote: false, persistTo: state });
  await insertKnownAccount(stores.db);
  const variables = { RATE_SCALE: 1e6 };
  const server = await startWranglerServer(state, ORIGIN, '/nl/login/', variables, { log: 'none' });
  try {
    console.log(`\nKnown and unknown accounts, ${REPEATS} requests each, in turn (ms)`);
    let isEqual = true;
    for (const action of ACTIONS) isEqual = printTimes(action, await measure(action)) && isEqual;
    return isEqual ? 0 : 1;
  } finally {
    await server.kill();
    await stores.close();
    await rm(state, { recursive: true, force: true });
  }
}

async function insertKnownAccount(db: D1Database): Promise<void> {
  const password = await hashPassword('a long and rather good one', await readLocalPeppers());
  const account = { username: undefined, name: 'An Maas', language: 'nl', properties: [] } as const;
  await db.batch(
    upsertAccount(
      db,
      { ...account, email: ADDRESSES.known },
      { role: 'owner', password, now: Date.now() },
    ),
  );
}

/** Sends the requests in turn; every second pair begins with the other account. */
async function measure(action: Action): Promise<Times> {
  const times: Times = { known: [], unknown: [] };
  for (let pair = -2; pair < REPEATS; pair++) {
    const order: Account[] = pair % 2 === 0 ? ['known', 'unknown'] : ['unknown', 'known'];
    for (const account of order) {
      const time = await timeRequest(action, ADDRESSES[account]);
      // The first pairs only warm the server up.
      if (pair >= 0) times[account].push(time);
      await new Promise((resolve) => setTimeout(resolve, action.pauseMs));
    }
  }
  return times;
}

async function timeRequest({ path, status, buildFields }: Action, email: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(ORIGIN + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    body: new URLSearchParams(buildFields(email)),
  });
  await response.arrayBuffer();
  if (response.status !== status) throw new Error(`${path} answers ${response.status}`);
  return performance.now() - start;
}

/** Prints one line; returns whether the medians are close enough. */
function printTimes({ name }: Action, { known, unknown }: Times): boolean {
  const medians = [computeMedian(known), computeMedian(unknown)] as const;
  const ratio = medians[0] / medians[1];
  const isEqual = Math.abs(ratio - 1) <= MAX_DIFFERENCE;
  console.log(
    `  ${name}: known ${medians[0].toFixed(1)}, unknown ${medians[1].toFixed(1)}, ratio ${ratio.toFixed(3)}${isEqual ? '' : ', over 5 %'}`,
  );
  return isEqual;
}

function computeMedian(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
