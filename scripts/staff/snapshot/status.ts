import type { Manifest } from '../../../src/platform/snapshot/manifest';
import type { Command } from '../command';
import { done } from '../command';
import { aligned, counted } from '../terminal';
import { readKept } from './kept';

export const snapshotStatus: Command = {
  name: 'snapshot status',
  summary: 'what is live, and which versions are kept',
  positionals: [],
  async run(call) {
    const { pointer, manifests, troubles } = await readKept(await call.open());
    for (const trouble of troubles) call.terminal.say(call.terminal.style('yellow', trouble));
    if (manifests.size === 0) {
      call.terminal.say('Nothing is loaded; the site answers from the snapshot it ships with.');
    }
    const rows = [...manifests.values()].map((manifest) => [
      manifest.version === pointer?.current ? 'live' : 'kept',
      manifest.version,
      localTime(manifest.created),
      counted(manifest.listings, 'property', 'properties'),
      manifest.name + (manifest.demonstration ? ' (demonstration)' : ''),
    ]);
    for (const line of aligned(rows, '')) call.terminal.say(line);
    return done({
      live: pointer?.current ?? null,
      versions: [...manifests.values()].map(summaryOf),
      troubles,
    });
  },
};

/** '2026-11-21 04:35' where the reader is: Swedes write dates so. */
const localTime = (time: string) => new Date(time).toLocaleString('sv-SE').slice(0, 16);

const summaryOf = ({ parts, documents, ...rest }: Manifest) => ({
  ...rest,
  documents: Object.keys(documents).length,
});
