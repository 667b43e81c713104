import type { SnapshotDiff } from '../../../src/platform/snapshot/build/diff';
import type { Hold } from '../../../src/platform/snapshot/hold-store';
import { loadHold } from '../../../src/platform/snapshot/hold-store';
import type { CommandInvocation } from '../command';
import { formatLocalTime } from '../local-time';

/** The share of what is offered that may leave at once without anybody being asked (decision 55). */
export const MAX_REMOVED_SHARE = 0.5;

/** Returns whether nobody is there to see what a command prints: it runs on a schedule. */
export const isUnattended = (call: CommandInvocation): boolean => call.hasOption('yes');

/** Says why loads are on hold. */
export const formatReason = ({ why }: Hold): string =>
  'reason' in why ? why.reason : `rolled back to ${why.rolledBackTo}`;

/** Says that loads are on hold; undefined if they are not. */
export async function findHold(kv: KVNamespace): Promise<string | undefined> {
  const hold = await loadHold(kv);
  if (!hold) return undefined;
  const since = formatLocalTime(hold.since);
  return `Loads are on hold since ${since}: ${formatReason(hold)} (\`snapshot hold --release\` lets them go on).`;
}

/** Says that most of what is offered would leave; undefined if it would not. */
export function findLoss(diff: SnapshotDiff | undefined, before: number): string | undefined {
  const removed = diff?.parts.find(({ part }) => part === 'properties')?.removed.length ?? 0;
  if (removed <= before * MAX_REMOVED_SHARE) return undefined;
  return `${removed} of ${before} properties leave the site.`;
}
