import { rollBack } from '../../../src/platform/snapshot/roll-back-store';
import type { Command, CommandInvocation, CommandResult } from '../command';
import { createSuccess, reportRefusal } from '../command';
import type { StaffStores } from '../stores';
import { formatQuantity } from '../terminal';
import { lockVersions } from './lock-versions';
import { recordLiveChange } from './record-live-change';

export const snapshotRollback: Command = {
  name: 'snapshot rollback',
  summary: 'goes back to the version before, or to a stored one by name',
  positionals: ['[VERSION]'],
  examples: ['snapshot rollback'],
  details:
    'Reads every part of that version first. The version that was live stays stored, so that its name\nleads forward again.',
  async run(call) {
    const [requested] = call.positionals;
    const stores = await call.openStores();
    return lockVersions(call, stores, 'rollback', () => goBack(call, stores, requested));
  },
};

async function goBack(
  call: CommandInvocation,
  stores: StaffStores,
  requested: string | undefined,
): Promise<CommandResult> {
  const result = await rollBack(stores, requested, (version) =>
    call.confirm(`Go back to ${version} on the agency's site?`),
  );
  switch (result.kind) {
    case 'done':
      await recordLiveChange(call, stores, 'version rolled back', result.version);
      call.terminal.print(call.terminal.style('green', `${result.version} is live again.`));
      return createSuccess({ version: result.version, previous: result.previous });
    case 'live':
      return reportRefusal(call, `${requested} is live already.`);
    case 'broken':
      return reportRefusal(
        call,
        `${result.version} is not complete: ${formatQuantity(result.lost.length, 'part')} lost or corrupt. Nothing changed.`,
        { lost: result.lost },
      );
    case 'unknown':
      return reportRefusal(call, explainUnknown(requested, result.others));
    case 'concurrent':
      return reportRefusal(
        call,
        'Another load or rollback has changed the live version meanwhile. This one did not switch it.',
      );
    case 'not confirmed':
      return reportRefusal(call, 'Not changed.');
  }
}

function explainUnknown(requested: string | undefined, others: readonly string[]): string {
  if (others.length === 0) return 'There is no other version to go back to.';
  const names = others.join(', ');
  return requested
    ? `${requested} is not stored. Stored versions: ${names}.`
    : `The live version is the oldest stored one. Newer ones: ${names}.`;
}
