import type { Manifest } from '../../../src/platform/snapshot/manifest';
import { loadStoredVersions } from '../../../src/platform/snapshot/stored-versions-store';
import type { Command } from '../command';
import { createSuccess } from '../command';
import { formatLocalTime } from '../local-time';
import { formatColumns, formatQuantity } from '../terminal';
import { findHold } from './unattended-load';

export const snapshotStatus: Command = {
  name: 'snapshot status',
  summary: 'shows the live version and the other stored ones',
  positionals: [],
  examples: ['snapshot status --remote'],
  async run(call) {
    const stores = await call.openStores();
    const { pointer, manifests, problems } = await loadStoredVersions(stores);
    const hold = await findHold(stores.kv);
    for (const problem of problems) call.terminal.print(call.terminal.style('yellow', problem));
    if (manifests.size === 0) {
      call.terminal.print(
        'No snapshot is loaded; the site serves the snapshot that is embedded in it.',
      );
    }
    const rows = [...manifests.values()].map((manifest) => [
      manifest.version === pointer?.current ? 'live' : 'stored',
      manifest.version,
      formatLocalTime(manifest.created),
      formatQuantity(manifest.listings, 'property', 'properties'),
      manifest.name + (manifest.demonstration ? ' (demonstration)' : ''),
    ]);
    for (const line of formatColumns(rows, '')) call.terminal.print(line);
    if (hold) call.terminal.print(call.terminal.style('yellow', hold));
    return createSuccess({
      live: pointer?.current ?? null,
      versions: [...manifests.values()].map(toVersionReport),
      hold: hold ?? null,
      troubles: problems,
    });
  },
};

const toVersionReport = ({ parts, documents, ...rest }: Manifest) => ({
  ...rest,
  documents: Object.keys(documents).length,
});
