import { recordRun } from '../../../src/features/watch/runs-store';
import { recordIncidents } from '../../../src/platform/incidents-store';
import type { CommandInvocation } from '../command';
import { explainProblem } from '../explain-problem';

/**
 * Writes a refusal where the site's next job finds it, which tells staff: loads and imports often run unattended at
 * night. A database that cannot be reached changes nothing about the refusal.
 */
export const noteRefusal = (
  call: CommandInvocation,
  kind: 'refused load' | 'refused import',
): Promise<void> =>
  note(call, 'The refusal could not be noted for the alarm.', (db) =>
    recordIncidents(db, kind, 1, Date.now()),
  );

/** Writes that the live version is the newest there is, for the watch over the catalogue's age. */
export const noteLoad = (call: CommandInvocation): Promise<void> =>
  note(call, 'The load could not be noted for the watch.', (db) =>
    recordRun(db, 'load', Date.now()),
  );

async function note(
  call: CommandInvocation,
  failure: string,
  write: (db: D1Database) => Promise<void>,
): Promise<void> {
  try {
    await write((await call.openStores()).db);
  } catch (problem) {
    call.terminal.print(`${failure} ${explainProblem(problem)}`);
  }
}
