import * as v from 'valibot';
import { MomentColumn, parseRows } from '../../platform/d1-rows';

/** What happens at intervals: the jobs of cron, loads of the catalogue, backups and those brought back for a check. */
export const RUNS = ['minute', 'hour', 'load', 'backup', 'verified backup'] as const;
export type Run = (typeof RUNS)[number];

/** When each last happened, in milliseconds since 1970; absent if never. */
export type LastRuns = Partial<Record<Run, number>>;

/** Records that something happened at this moment. */
export async function recordRun(db: D1Database, job: Run, now: number): Promise<void> {
  await db
    .prepare(
      `INSERT INTO runs (job, ran_at) VALUES (?1, ?2) ON CONFLICT (job) DO UPDATE SET ran_at = ?2`,
    )
    .bind(job, now)
    .run();
}

/** Starts the clock of what never happened: from now on it is waited for. */
export async function expectRuns(db: D1Database, jobs: readonly Run[], now: number): Promise<void> {
  await db
    .prepare('INSERT OR IGNORE INTO runs (job, ran_at) SELECT value, ?2 FROM json_each(?1)')
    .bind(JSON.stringify(jobs), now)
    .run();
}

const RunRow = v.object({ job: v.picklist(RUNS), ranAt: MomentColumn });

/** Loads when each last happened. */
export async function loadLastRuns(db: D1Database): Promise<LastRuns> {
  const { results } = await db.prepare('SELECT job, ran_at AS ranAt FROM runs').all();
  return Object.fromEntries(
    parseRows(RunRow, results, 'runs').map(({ job, ranAt }) => [job, ranAt]),
  );
}
