import { loadChangesOf } from '../../../src/features/desk/catalogue/catalogue-changes-store';
import { loadStoredVersions } from '../../../src/platform/snapshot/stored-versions-store';
import type { Command } from '../command';
import { createSuccess, reportRefusal } from '../command';
import { formatColumns, formatQuantity } from '../terminal';

/** More than a catalogue has. */
const ALL = 1_000_000;

export const snapshotChanges: Command = {
  name: 'snapshot changes',
  summary: 'shows what visitors saw change with the live version: new, back, price, status',
  positionals: [],
  examples: ['snapshot changes'],
  details: 'The site notes them within a few minutes after a load.',
  async run(call) {
    const { kv, db } = await call.openStores();
    const { pointer } = await loadStoredVersions({ kv });
    if (!pointer) return reportRefusal(call, 'No snapshot is loaded: `snapshot load` first.');
    const { rows: changes } = await loadChangesOf(db, pointer.current, ALL);
    call.terminal.print(`${formatQuantity(changes.length, 'change')} with ${pointer.current}.`);
    const rows = changes.map(({ property, kind, before, after }) => [
      String(property),
      kind,
      [before, after].filter((value) => value !== null).join(' → '),
    ]);
    for (const line of formatColumns(rows, '')) call.terminal.print(line);
    return createSuccess({ live: pointer.current, changes });
  },
};
