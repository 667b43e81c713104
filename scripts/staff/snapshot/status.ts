import type { Manifest } from '../../../src/platform/snapshot/manifest';
import type { Command } from '../command';
import { createSuccess } from '../command';
import { formatLocalTime } from '../local-time';
import { formatColumns, formatQuantity } from '../terminal';
import { loadStoredVersions } from './stored-versions';

export const snapshotStatus: Command = {
  name: 'snapshot status',
  summary: 'what is live, and which versions are kept',
  positionals: [],
  async run(call) {
    const { pointer, manifests, problems } = await loadStoredVersions(await call.openStores());
    for (const trouble of problems) call.terminal.print(call.terminal.style('yellow', trouble));
    if (manifests.size === 0) {
      call.terminal.print('Nothing is loaded; the site answers from the snapshot it ships with.');
    }
    const rows = [...manifests.values()].map((manifest) => [
      manifest.version === pointer?.current ? 'live' : 'kept',
      manifest.version,
      formatLocalTime(manifest.created),
      formatQuantity(manifest.listings, 'property', 'properties'),
      manifest.name + (manifest.demonstration ? ' (demonstration)' : ''),
    ]);
    for (const line of formatColumns(rows, '')) call.terminal.print(line);
    return createSuccess({
      live: pointer?.current ?? null,
      versions: [...manifests.values()].map(toVersionReport),
      troubles: problems,
    });
  },
};

/** '2026-11-21 04:35' where the reader is: Swedes write dates so. */

const toVersionReport = ({ parts, documents, ...rest }: Manifest) => ({
  ...rest,
  documents: Object.keys(documents).length,
});
