import { loadLastRuns, recordRun } from '../../../src/features/watch/runs-store';
import { recordIncidents } from '../../../src/platform/incidents-store';
import { readWorkerConfiguration } from '../../environments/worker-configuration';
import type { Command } from '../command';
import { createSuccess, reportRefusal } from '../command';
import { openLocalStores } from '../local-stores';
import { TemporaryFolder } from '../temporary-folder';
import { formatQuantity } from '../terminal';
import type { Backup } from './backup-content';
import { BACKUP_FILE, checkBackup, matchTables, readBackup, readTableRows } from './backup-content';
import { readTables } from './database-schema';
import { readMigrations } from './migrations';
import { readRows } from './read-rows';
import { restoreDatabase } from './restore';
import { FolderReader, readIdentity } from './sealed-folder';

export const backupVerify: Command = {
  name: 'backup verify',
  summary: 'brings a backup back into a scratch database, and compares every row and file',
  positionals: ['DIR'],
  examples: ['backup verify saved'],
  options: {
    identity: { value: 'FILE', summary: 'the file with the key of an encrypted backup' },
  },
  details:
    'Changes nothing but what the desk says of the last backup; with --remote at the live site. A backup that does not\ncome back equal is an alarm to staff.',
  async run(call) {
    const [folder = ''] = call.positionals;
    const { db } = await call.openStores();
    const { print, style } = call.terminal;
    const reader = new FolderReader(folder, await readIdentity(call.getOption('identity')));
    const obstacle = await reader.findObstacle(BACKUP_FILE);
    if (obstacle) return reportRefusal(call, `${folder} cannot be opened: ${obstacle}`);
    try {
      const backup = await readBackup(reader);
      await checkBackup(reader, backup);
      const rows = await compareInScratch(reader, backup);
      const created = Date.parse(backup.created);
      // An older backup says nothing about the last one.
      const { 'verified backup': verified = 0 } = await loadLastRuns(db);
      if (created > verified) await recordRun(db, 'verified backup', created);
      const told = `${formatQuantity(rows, 'row')}, ${formatQuantity(backup.files.length, 'file')}`;
      print(style('green', `The backup of ${backup.created} was restored and is equal: ${told}.`));
      return createSuccess({ created: backup.created, rows, files: backup.files.length });
    } catch (problem) {
      await recordIncidents(db, 'unequal backup', 1, Date.now());
      const message = problem instanceof Error ? problem.message : String(problem);
      return reportRefusal(call, `The backup in ${folder} does not come back: ${message}`);
    }
  },
};

/** Restores the rows into a database of its own, and compares; returns how many there are. @throws if one differs */
async function compareInScratch(reader: FolderReader, backup: Backup): Promise<number> {
  const folder = new TemporaryFolder('backup');
  const stores = await openLocalStores(
    await readWorkerConfiguration({ remote: false }),
    folder.path,
  );
  try {
    const { db } = stores;
    await db.batch((await readMigrations()).map((sql) => db.prepare(sql)));
    await restoreDatabase(db, reader, backup);
    let rows = 0;
    for (const { schema, table } of matchTables(backup, await readTables(db))) {
      const restored = readRows(db, schema);
      let portion: string[] = [];
      for await (const row of readTableRows(reader, table)) {
        if (portion.length === 0)
          portion = ((await restored.next()).value ?? []).map((next: object) =>
            JSON.stringify(next),
          );
        rows++;
        if (JSON.stringify(row) !== portion.shift())
          throw new Error(`${table.name}: row ${rows} is another one after the restore.`);
      }
    }
    return rows;
  } finally {
    await stores.close();
    folder.remove();
  }
}
