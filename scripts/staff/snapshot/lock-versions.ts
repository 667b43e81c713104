import { toMs } from '../../../src/domain/format/period';
import { PERIODS } from '../../../src/domain/periods';
import type { VersionChange } from '../../../src/platform/snapshot/version-lock-store';
import { loadLockHolder, withVersionLock } from '../../../src/platform/snapshot/version-lock-store';
import type { CommandInvocation, CommandResult } from '../command';
import { reportRefusal } from '../command';
import { formatLocalTime } from '../local-time';
import type { StaffStores } from '../stores';

/**
 * Runs what makes a version live while the desk publishes nothing, and refuses while it does. Without a database there is
 * no desk that could publish: it runs all the same.
 */
export async function lockVersions(
  call: CommandInvocation,
  { db }: Pick<StaffStores, 'db'>,
  kind: VersionChange,
  work: () => Promise<CommandResult>,
): Promise<CommandResult> {
  const isReachable = await loadLockHolder(db).then(
    () => true,
    () => false,
  );
  if (!isReachable) return work();
  const locked = await withVersionLock(db, { kind, staff: null }, async (renew) => {
    const timer = setInterval(
      () => void renew().catch(() => undefined),
      toMs(PERIODS.versionLock) / 4,
    );
    try {
      return await work();
    } finally {
      clearInterval(timer);
    }
  });
  if (locked.ok) return locked.result;
  const { kind: other, name, createdAt } = locked.holder;
  return reportRefusal(
    call,
    `Refused: a ${other} by ${name ?? 'the staff tool'} is at work since ${formatLocalTime(createdAt)}. Try again in a minute; a holder that died gives way after two.`,
  );
}
