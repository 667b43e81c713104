import { partsOf } from '../../../src/platform/snapshot/manifest';
import { atOnce } from '../at-once';
import type { Call, Command, Outcome } from '../command';
import { done, refused } from '../command';
import { counted } from '../terminal';
import type { Kept } from './kept';
import { partReader, readKept } from './kept';
import { Overtaken, writePointer } from './publish';

export const snapshotRollback: Command = {
  name: 'snapshot rollback',
  summary: 'go back to the version before, or to a kept one by name',
  positionals: ['[VERSION]'],
  details:
    'Every part of that version is read first. The version that was live stays among the kept\nones, so that one can go forward again by its name.',
  async run(call) {
    const place = await call.open();
    const kept = await readKept(place);
    const target = targetOf(kept, call.positionals[0]);
    if ('message' in target) return refusal(call, target.message);

    const { version } = target;
    const manifest = kept.manifests.get(version);
    const lost: string[] = [];
    const read = partReader(place);
    await atOnce(manifest ? partsOf(manifest) : [], (hash) =>
      read(hash).catch(() => {
        lost.push(hash);
      }),
    );
    if (lost.length > 0) {
      return refusal(
        call,
        `${version} is not whole: ${counted(lost.length, 'part')} lost or corrupt. Nothing changed.`,
        { lost },
      );
    }
    if (!(await call.confirm(`Go back to ${version} on the agency's site?`))) {
      return refusal(call, 'Not changed.');
    }
    try {
      await writePointer(version, kept, place);
    } catch (problem) {
      if (problem instanceof Overtaken) return refusal(call, problem.message);
      throw problem;
    }
    call.terminal.say(call.terminal.style('green', `${version} is live again.`));
    return done({ version, previous: kept.pointer?.current });
  },
};

/** The version that was asked for; without a name, the newest one older than what is live. */
function targetOf(
  { pointer, manifests }: Kept,
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

function refusal({ terminal }: Call, message: string, report: object = {}): Outcome {
  terminal.say(terminal.style('red', message));
  return refused(message, report);
}
