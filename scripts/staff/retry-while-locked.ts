import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds before each further try: five seconds in all. */
const WAITING_TIMES_MS = [20, 50, 100, 200, 400, 800, 1_600, 1_830];

/**
 * The errors of a local database that the running site is writing to at this moment. The last one is how
 * a lock is reported when it is met at the end of the query's transaction, which is then undone.
 */
const isLocked = (problem: unknown) =>
  /SQLITE_BUSY|database is locked|session commit token: internal error/.test(String(problem));

/**
 * Runs a query, again while the database is locked: the site that runs has the same file open, and only one of
 * them can write at a time. Nothing of a refused query was stored. @throws the query's error, after five seconds
 */
export async function retryWhileLocked<Result>(query: () => Promise<Result>): Promise<Result> {
  for (const time of WAITING_TIMES_MS) {
    try {
      return await query();
    } catch (problem) {
      if (!isLocked(problem)) throw problem;
      await wait(time);
    }
  }
  return query();
}
