import { holdLoads, loadHold, releaseLoads } from '../../../src/platform/snapshot/hold-store';
import type { Command } from '../command';
import { createSuccess, reportRefusal, UsageError } from '../command';
import { formatLocalTime } from '../local-time';
import { recordLiveChange } from './record-live-change';
import { formatReason } from './unattended-load';

export const snapshotHold: Command = {
  name: 'snapshot hold',
  summary: 'keeps loads that run by themselves from changing what is live, or lets them again',
  positionals: ['[REASON]'],
  examples: ['snapshot hold "The export is being repaired."'],
  options: { release: { summary: 'let loads go on' } },
  details:
    'A rollback does it too. While loads are on hold, `snapshot load --yes` and `snapshot import --remote --yes`\nare refused; a load that somebody confirms is loaded, and ends it.',
  async run(call) {
    const [reason] = call.positionals.map((text) => text?.trim()).filter(Boolean);
    const isRelease = call.hasOption('release');
    if ((reason === undefined) !== isRelease)
      throw new UsageError('snapshot hold needs a reason, or --release.');
    const stores = await call.openStores();
    const { kv } = stores;
    const hold = await loadHold(kv);
    const { print, style } = call.terminal;
    if (reason === undefined) {
      if (!hold) return reportRefusal(call, 'Loads are not on hold.');
      if (!(await call.confirm(`Let loads go on? They are on hold: ${formatReason(hold)}`)))
        return reportRefusal(call, 'Not changed.');
      await releaseLoads(kv);
      await recordLiveChange(call, stores, 'loads released');
      print(style('green', 'Loads go on.'));
      return createSuccess({ hold: null });
    }
    if (!(await call.confirm('Put loads on hold?'))) return reportRefusal(call, 'Not changed.');
    const now = Date.now();
    await holdLoads(kv, { reason }, now);
    await recordLiveChange(call, stores, 'loads held');
    print(style('green', `Loads are on hold since ${formatLocalTime(now)}: ${reason}`));
    return createSuccess({ hold: await loadHold(kv) });
  },
};
