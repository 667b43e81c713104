import { collectPartHashes } from '../../../src/platform/snapshot/manifest';
import { readStoredPart } from '../../../src/platform/snapshot/part-store';
import type { Command } from '../command';
import { createSuccess, reportRefusal } from '../command';
import { forEachConcurrently } from '../concurrency';
import { formatQuantity } from '../terminal';
import { ConcurrentPublishError, writePointer } from './publish';
import type { StoredVersions } from './stored-versions';
import { loadStoredVersions } from './stored-versions';

export const snapshotRollback: Command = {
  name: 'snapshot rollback',
  summary: 'go back to the version before, or to a kept one by name',
  positionals: ['[VERSION]'],
  details:
    'Every part of that version is read first. The version that was live stays among the kept\nones, so that one can go forward again by its name.',
  async run(call) {
    const stores = await call.openStores();
    const kept = await loadStoredVersions(stores);
    const target = findRollbackTarget(kept, call.positionals[0]);
    if ('message' in target) return reportRefusal(call, target.message);

    const { version } = target;
    const manifest = kept.manifests.get(version);
    const lost: string[] = [];
    await forEachConcurrently(manifest ? collectPartHashes(manifest) : [], (hash) =>
      readStoredPart(stores.kv, hash).catch(() => {
        lost.push(hash);
      }),
    );
    if (lost.length > 0) {
      return reportRefusal(
        call,
        `${version} is not whole: ${formatQuantity(lost.length, 'part')} lost or corrupt. Nothing changed.`,
        { lost },
      );
    }
    if (!(await call.confirm(`Go back to ${version} on the agency's site?`))) {
      return reportRefusal(call, 'Not changed.');
    }
    try {
      await writePointer(version, kept, stores);
    } catch (problem) {
      if (problem instanceof ConcurrentPublishError) return reportRefusal(call, problem.message);
      throw problem;
    }
    call.terminal.print(call.terminal.style('green', `${version} is live again.`));
    return createSuccess({ version, previous: kept.pointer?.current });
  },
};

/** The version that was asked for; without a name, the newest one older than what is live. */
function findRollbackTarget(
  { pointer, manifests }: StoredVersions,
  asked: string | undefined,
): { version: string } | { message: string } {
  const others = [...manifests.values()].filter(({ version }) => version !== pointer?.current);
  if (others.length === 0) return { message: 'There is no other version to go back to.' };
  const names = others.map(({ version }) => version).join(', ');
  if (asked) {
    if (asked === pointer?.current) return { message: `${asked} is live already.` };
    return manifests.has(asked)
      ? { version: asked }
      : { message: `${asked} is not kept. Kept are: ${names}.` };
  }
  const live = manifests.get(pointer?.current ?? '')?.created;
  const [before] = others
    .filter(({ created }) => !live || created < live)
    .sort((a, b) => b.created.localeCompare(a.created));
  return before
    ? { version: before.version }
    : { message: `What is live is the oldest version kept. Newer ones: ${names}.` };
}
