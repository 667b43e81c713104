import { recordRun } from '../../../src/features/watch/runs-store';
import { recordIncidents } from '../../../src/platform/incidents-store';
import type { Finding } from '../../../src/platform/snapshot/build/check/finding';
import { storeFindings } from '../../../src/platform/snapshot/findings-store';
import type { ImportOutcome } from '../../../src/platform/snapshot/last-import-store';
import { storeLastImport } from '../../../src/platform/snapshot/last-import-store';
import type { CommandInvocation } from '../command';
import { explainProblem, lacksTables } from '../explain-problem';
import type { StaffStores } from '../stores';

/**
 * Writes a refusal where the site's next job finds it, which tells staff: loads and imports often run unattended at
 * night. A database that cannot be reached changes nothing about the refusal.
 */
export const noteRefusal = (
  call: CommandInvocation,
  kind: 'refused load' | 'refused import',
): Promise<void> =>
  note(call, 'The refusal could not be noted for the alarm.', ({ db }) =>
    recordIncidents(db, kind, 1, Date.now()),
  );

/** Writes that the live version is the newest there is, for the watch over the catalogue's age. */
export const noteLoad = (call: CommandInvocation): Promise<void> =>
  note(call, 'The load could not be noted for the watch.', ({ db }) =>
    recordRun(db, 'load', Date.now()),
  );

/** Keeps what the check of a load said, for the desk; `version` is null if it was refused. */
export const noteFindings = (
  call: CommandInvocation,
  version: string | null,
  findings: readonly Finding[],
): Promise<void> =>
  note(call, 'The findings could not be kept for the desk.', ({ kv }) =>
    storeFindings(kv, version, findings, Date.now()),
  );

/** Keeps what became of an import, for the desk. */
export const noteImport = (call: CommandInvocation, last: ImportOutcome): Promise<void> =>
  note(call, 'The report could not be kept for the desk.', ({ kv }) =>
    storeLastImport(kv, last, Date.now()),
  );

async function note(
  call: CommandInvocation,
  failure: string,
  write: (stores: StaffStores) => Promise<void>,
): Promise<void> {
  try {
    await write(await call.openStores());
  } catch (problem) {
    // Nobody watches there yet: a first load comes before the tables.
    if (lacksTables(problem)) return;
    call.terminal.print(`${failure} ${explainProblem(problem)}`);
  }
}
