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
  summary: 'goes back to the version before, or to a stored one by name',
  positionals: ['[VERSION]'],
  details:
    'Reads every part of that version first. The version that was live stays stored, so that its name\nleads forward again.',
  async run(call) {
    const stores = await call.openStores();
    const stored = await loadStoredVersions(stores);
    const target = findRollbackTarget(stored, call.positionals[0]);
    if ('message' in target) return reportRefusal(call, target.message);

    const { version } = target;
    const manifest = stored.manifests.get(version);
    const brokenParts: string[] = [];
    await forEachConcurrently(manifest ? collectPartHashes(manifest) : [], (hash) =>
      readStoredPart(stores.kv, hash).catch(() => {
        brokenParts.push(hash);
      }),
    );
    if (brokenParts.length > 0) {
      return reportRefusal(
        call,
        `${version} is not complete: ${formatQuantity(brokenParts.length, 'part')} lost or corrupt. Nothing changed.`,
        { lost: brokenParts },
      );
    }
    if (!(await call.confirm(`Go back to ${version} on the agency's site?`))) {
      return reportRefusal(call, 'Not changed.');
    }
    try {
      await writePointer(version, stored, stores);
    } catch (problem) {
      if (problem instanceof ConcurrentPublishError) return reportRefusal(call, problem.message);
      throw problem;
    }
    call.terminal.print(call.terminal.style('green', `${version} is live again.`));
    return createSuccess({ version, previous: stored.pointer?.current });
  },
};

/** Finds the requested version; without a name, the newest one that is older than the live one. */
function findRollbackTarget(
  { pointer, manifests }: StoredVersions,
  requested: string | undefined,
): { version: string } | { message: string } {
  const others = [...manifests.values()].filter(({ version }) => version !== pointer?.current);
  if (others.length === 0) return { message: 'There is no other version to go back to.' };
  const names = others.map(({ version }) => version).join(', ');
  if (requested) {
    if (requested === pointer?.current) return { message: `${requested} is live already.` };
    return manifests.has(requested)
      ? { version: requested }
      : { message: `${requested} is not stored. Stored versions: ${names}.` };
  }
  const liveCreated = manifests.get(pointer?.current ?? '')?.created;
  const [earlier] = others
    .filter(({ created }) => !liveCreated || created < liveCreated)
    .sort((a, b) => b.created.localeCompare(a.created));
  return earlier
    ? { version: earlier.version }
    : { message: `The live version is the oldest stored one. Newer ones: ${names}.` };
}
