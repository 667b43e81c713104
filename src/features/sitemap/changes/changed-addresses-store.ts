import * as v from 'valibot';
import type { Environment } from '../../../env';
import {
  CountColumn,
  FlagColumn,
  KeyColumn,
  MomentColumn,
  parseRows,
} from '../../../platform/d1-rows';
import { loadStoredVersions } from '../../../platform/snapshot/stored-versions-store';
import type { VersionPair } from './find-changed-paths';
import { countSteps, findChangedPaths } from './find-changed-paths';
import { openVersionThen } from './stored-version-store';

/** Steps of one run of cron: each reads some buckets from KV, of which a run may read a thousand. */
const STEPS_PER_RUN = 8;

const ListedLoad = v.object({
  number: CountColumn,
  version: KeyColumn,
  createdAt: MomentColumn,
  comparedFiles: CountColumn,
  isListed: FlagColumn,
});
type ListedLoad = v.InferOutput<typeof ListedLoad>;

/**
 * Lists the addresses that differ between the load that was compared last and the one after it, some files of the sitemap at
 * a time; of the first load none, since the sitemap names them all. Any number of callers may run at once and stop
 * anywhere. What a version that is no longer stored had changed is left to the sitemap.
 */
export async function listChangedAddresses(
  { DB, SNAPSHOTS, PUBLIC_ORIGIN }: Pick<Environment, 'DB' | 'SNAPSHOTS' | 'PUBLIC_ORIGIN'>,
  now: number,
): Promise<void> {
  const [first, load] = await loadUnlisted(DB);
  if (first && !first.isListed) return advance(DB, first, [], { steps: 0, listed: now }, now);
  if (!first || !load) return;
  const { manifests } = await loadStoredVersions({ kv: SNAPSHOTS });
  const [before, after] = await Promise.all(
    [first, load].map(({ version, createdAt }) =>
      openVersionThen(SNAPSHOTS, manifests.get(version), createdAt, PUBLIC_ORIGIN),
    ),
  );
  if (!before || !after) return advance(DB, load, [], { steps: 0, listed: now }, now);
  const pair: VersionPair = { before, after };
  const end = Math.min(countSteps(pair), load.comparedFiles + STEPS_PER_RUN);
  const paths: string[] = [];
  for (let step = load.comparedFiles; step < end; step++)
    paths.push(...(await findChangedPaths(pair, step)));
  const listed = end === countSteps(pair) ? now : null;
  await advance(DB, load, paths, { steps: end, listed }, now);
}

/** Loads the load that was listed last and the one after it; only the newest, if none was listed. */
async function loadUnlisted(db: D1Database): Promise<ListedLoad[]> {
  const { results } = await db
    .prepare(
      `SELECT number, version, created_at AS createdAt, compared_files AS comparedFiles, listed_at IS NOT NULL AS isListed
       FROM catalogue_loads WHERE number >= coalesce(
         (SELECT max(number) FROM catalogue_loads WHERE listed_at IS NOT NULL),
         (SELECT max(number) FROM catalogue_loads))
       ORDER BY number LIMIT 2`,
    )
    .all();
  return parseRows(ListedLoad, results, 'catalogue_loads');
}

/** Notes how far a load was compared, with what was found; nothing, if another run was first. */
async function advance(
  db: D1Database,
  { number, comparedFiles }: ListedLoad,
  paths: readonly string[],
  { steps, listed }: { steps: number; listed: number | null },
  now: number,
): Promise<void> {
  try {
    await db.batch([
      db
        .prepare(
          `UPDATE catalogue_loads SET compared_files = ?3, listed_at = ?4,
             announces = iif(compared_files = ?2 AND listed_at IS NULL, announces, -1)
           WHERE number = ?1`,
        )
        .bind(number, comparedFiles, steps, listed),
      db
        .prepare(
          `INSERT INTO changed_addresses (path, created_at, due_at)
           SELECT value, ?1, ?1 FROM json_each(?2) WHERE true
           ON CONFLICT DO UPDATE SET tries = 0, due_at = excluded.due_at`,
        )
        .bind(now, JSON.stringify(paths)),
    ]);
  } catch (error) {
    if (!/CHECK constraint failed: announces/.test(String(error))) throw error;
  }
}
