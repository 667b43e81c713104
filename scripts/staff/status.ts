import { loadLeadPause } from '../../src/features/alarms/lead-pause-store';
import { countMails } from '../../src/platform/mail/outbox-list-store';
import { loadPointer } from '../../src/platform/snapshot/pointer-store';
import { findBrokenParts } from '../../src/platform/snapshot/verify-store';
import type { Command } from './command';
import { formatLocalTime } from './local-time';
import type { StaffStores } from './stores';
import { formatColumns } from './terminal';

export const status: Command = {
  name: 'status',
  summary: 'shows whether the site is well: what is live, the last lead, mails, broken parts',
  positionals: [],
  details: 'The exit code is 1 if something is wrong; the reasons are named.',
  async run(call) {
    const { kv, db } = await call.openStores();
    const { live, brokenParts, faults } = await examineLiveVersion(kv);
    const { queued: waiting, failed } = await countMails(db);
    const { lastLead, isUnusual } = await loadLeadPause(db, Date.now());
    const problems = [
      ...faults,
      ...(brokenParts > 0 ? [`${brokenParts} parts of the live version are broken.`] : []),
      ...(failed > 0 ? [`${failed} mails failed: see \`outbox status\`.`] : []),
      ...(isUnusual ? ['No form was sent for unusually long: try one on the site.'] : []),
    ];
    const rows = [
      ['live version', live ?? 'none'],
      ['broken parts', String(brokenParts)],
      ['last lead', lastLead === undefined ? 'none yet' : formatLocalTime(lastLead)],
      ['mails waiting', String(waiting)],
      ['mails failed', String(failed)],
    ];
    const { print, style } = call.terminal;
    for (const line of formatColumns(rows, '')) print(line);
    for (const problem of problems) print(style('red', problem));
    if (problems.length === 0) print(style('green', 'All is well.'));
    return {
      exitCode: problems.length > 0 ? 1 : 0,
      report: {
        ok: problems.length === 0,
        live: live ?? null,
        brokenParts,
        lastLead: lastLead === undefined ? null : new Date(lastLead).toISOString(),
        waiting,
        failed,
        problems,
      },
    };
  },
};

/** Reads which version is live and how many of its parts are broken; what cannot be read is a fault. */
async function examineLiveVersion(kv: StaffStores['kv']) {
  try {
    const pointer = await loadPointer(kv);
    if (!pointer)
      return { live: undefined, brokenParts: 0, faults: ['No snapshot is loaded: load one.'] };
    const brokenParts = (await findBrokenParts(kv)).length;
    return { live: pointer.current, brokenParts, faults: [] };
  } catch (problem) {
    const message = problem instanceof Error ? problem.message : String(problem);
    return {
      live: undefined,
      brokenParts: 0,
      faults: [`The live version cannot be read: ${message}`],
    };
  }
}
