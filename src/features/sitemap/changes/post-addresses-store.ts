import * as v from 'valibot';
import { MINUTE_MS, SECOND_MS } from '../../../domain/format/durations';
import { toMs } from '../../../domain/format/period';
import { PERIODS } from '../../../domain/periods';
import type { Environment } from '../../../env';
import { KeyColumn, parseRows } from '../../../platform/d1-rows';
import { recordIncidents } from '../../../platform/incidents-store';

/** Addresses of one post; the protocol allows ten thousand. */
const ADDRESSES_PER_POST = 1000;

/** Posts of one run of cron. */
const POSTS_PER_RUN = 5;

/** The last is eighteen hours after the first. */
const MAX_TRIES = 8;

const TIMEOUT_MS = 6 * SECOND_MS;

type PostEnvironment = Pick<
  Environment,
  'DB' | 'PUBLIC_ORIGIN' | 'INDEXNOW_KEY' | 'INDEXNOW_URL' | 'ENVIRONMENT'
>;

/** Builds the path of the file by which search engines know that the key of a post is the site's own. */
export const buildKeyPath = (key: string): string => `/${key}.txt`;

/** Whether search engines are told of changes: of a site that is not public they must hear nothing. */
export const tellsEngines = ({
  ENVIRONMENT,
  INDEXNOW_KEY,
}: Pick<PostEnvironment, 'ENVIRONMENT' | 'INDEXNOW_KEY'>): boolean =>
  ENVIRONMENT === 'production' && INDEXNOW_KEY !== undefined;

/**
 * Posts the addresses that are due (IndexNow). Those that were not taken wait longer each time, and are given up after
 * some tries: a count of them stays, which staff are told of. A run leases what it posts.
 */
export async function postChangedAddresses(env: PostEnvironment, now: number): Promise<void> {
  for (let posts = 0; posts < POSTS_PER_RUN; posts++) {
    const paths = await leaseAddresses(env.DB, now);
    if (paths.length === 0) return;
    const failure = await tryPost(env, paths);
    if (!failure) {
      await deleteTaken(env.DB, paths);
      continue;
    }
    console.error(`${paths.length} changed addresses were not taken: ${failure}`);
    const left = await giveUp(env.DB, paths);
    if (left > 0) await recordIncidents(env.DB, 'untold page', left, now);
    return;
  }
}

/** Posts once; returns why the receiver did not take it. */
async function tryPost(
  { PUBLIC_ORIGIN, INDEXNOW_KEY = '', INDEXNOW_URL }: PostEnvironment,
  paths: readonly string[],
): Promise<string | undefined> {
  try {
    const response = await fetch(INDEXNOW_URL, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body: JSON.stringify({
        host: new URL(PUBLIC_ORIGIN).host,
        key: INDEXNOW_KEY,
        keyLocation: PUBLIC_ORIGIN + buildKeyPath(INDEXNOW_KEY),
        urlList: paths.map((path) => PUBLIC_ORIGIN + path),
      }),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.ok ? undefined : `the receiver answered ${response.status}`;
  } catch (error) {
    return String(error);
  }
}

/** The pause after a try: minutes at first, then hours. A lease lasts as long. */
const DUE_AGAIN = `?1 + min(${MINUTE_MS} * (1 << (2 * tries)), ${toMs(PERIODS.engineRetryPause)})`;

const LeasedRow = v.object({ path: KeyColumn });

async function leaseAddresses(db: D1Database, now: number): Promise<string[]> {
  const { results } = await db
    .prepare(
      `UPDATE changed_addresses SET due_at = ${DUE_AGAIN}, tries = tries + 1
       WHERE path IN (SELECT path FROM changed_addresses WHERE due_at <= ?1 ORDER BY due_at, path LIMIT ${ADDRESSES_PER_POST})
       RETURNING path`,
    )
    .bind(now)
    .all();
  return parseRows(LeasedRow, results, 'changed_addresses').map(({ path }) => path);
}

/** What was leased; one that changed again meanwhile begins anew and stays. */
const LEASED = 'path IN (SELECT value FROM json_each(?1)) AND tries > 0';

const deleteTaken = (db: D1Database, paths: readonly string[]) =>
  db.prepare(`DELETE FROM changed_addresses WHERE ${LEASED}`).bind(JSON.stringify(paths)).run();

/** Deletes those that were tried often enough; returns how many they were. */
async function giveUp(db: D1Database, paths: readonly string[]): Promise<number> {
  const { meta } = await db
    .prepare(`DELETE FROM changed_addresses WHERE ${LEASED} AND tries >= ${MAX_TRIES}`)
    .bind(JSON.stringify(paths))
    .run();
  return meta.changes;
}
