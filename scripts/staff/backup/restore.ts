import { POINTER_KEY } from '../../../src/platform/snapshot/manifest';
import type { Command, CommandInvocation } from '../command';
import { createRefusal, createSuccess, reportRefusal } from '../command';
import { forEachWithProgress } from '../concurrency';
import { formatQuantity } from '../terminal';
import type { Anonymizer } from './anonymous';
import { createAnonymizer, isFileOfNobody } from './anonymous';
import type { Backup, BackupValue } from './backup-content';
import { checkBackup, matchTables, readBackup, readTableRows, readWritten } from './backup-content';
import { readTables } from './database-schema';
import type { StoredRow } from './read-rows';
import { bringTriggersBack, emptyTables, insertRows } from './replace-rows';
import { FolderReader, readIdentity } from './sealed-folder';

const PARTS = ['database', 'catalogue', 'files'] as const;

export const restore: Command = {
  name: 'restore',
  summary: 'brings everything of a backup back: rows, catalogue, files',
  positionals: ['DIR'],
  examples: ['restore saved'],
  options: {
    identity: { value: 'FILE', summary: 'the file with the key of an encrypted backup' },
    replace: {
      summary: 'replace rows that the database holds; without it only an empty one is filled',
    },
    anonymous: { summary: 'bring a copy in which nobody can be known, for a trial site' },
    only: { value: 'PART', summary: 'one part alone', choices: PARTS },
  },
  details:
    'The tables must be there: `wrangler d1 migrations apply` makes them. What was stored since the backup is lost\nfrom the database; files and catalogue that the backup does not hold stay. An interrupted restore is run again.',
  async run(call) {
    const [folder = ''] = call.positionals;
    const only = call.getOption('only');
    const parts = PARTS.filter((part) => only === undefined || part === only);
    const reader = new FolderReader(folder, await readIdentity(call.getOption('identity')));
    const backup = await readBackup(reader);
    const used = parts.includes('database') && (await findUse(call));
    if (used) return reportRefusal(call, used);
    // All of it is read once before anything changes.
    await checkBackup(reader, backup);
    const { db } = await call.openStores();
    matchTables(backup, await readTables(db));
    if (!(await call.confirm(`Restore ${parts.join(', ')} of ${backup.created}?`)))
      return createRefusal('Not changed.');
    const anonymize = call.hasOption('anonymous') ? createAnonymizer() : undefined;
    if (parts.includes('files')) await restoreFiles(call, reader, backup);
    const leftOut = parts.includes('database')
      ? await restoreDatabase(db, reader, backup, anonymize)
      : 0;
    // Last: visitors see the catalogue once all that it names is there.
    if (parts.includes('catalogue')) await restoreCatalogue(call, reader, backup);
    const rows = backup.tables.reduce((sum, table) => sum + table.rows, 0) - leftOut;
    const { print, style } = call.terminal;
    print(
      style(
        'green',
        `Restored ${parts.join(', ')}: ${formatQuantity(rows, 'row')} of ${backup.created}.`,
      ),
    );
    return createSuccess({ parts, created: backup.created, leftOut });
  },
};

/** Tables whose rows mean that the site is in use. */
const ROWS_OF_USE = ['leads', 'accounts', 'staff_accounts', 'visits'];

/** Returns why rows may not be replaced; undefined if they may, or there are none. */
async function findUse(call: CommandInvocation): Promise<string | undefined> {
  const { db } = await call.openStores();
  if (call.hasOption('replace')) return undefined;
  for (const table of ROWS_OF_USE)
    if (await db.prepare(`SELECT 1 FROM ${table} LIMIT 1`).first())
      return `The database holds rows of ${table}: --replace deletes them. Back them up first.`;
  return undefined;
}

/** Brings the rows back; returns how many were left out, whose other rows were deleted while they were read. */
export async function restoreDatabase(
  db: D1Database,
  reader: FolderReader,
  backup: Backup,
  anonymize?: Anonymizer,
): Promise<number> {
  const tables = await readTables(db);
  await emptyTables(db, tables);
  let leftOut = 0;
  for (const { schema, table } of matchTables(backup, tables)) {
    const change = anonymize ? anonymize(table.name) : (row: StoredRow) => row;
    if (change) {
      const rows = mapRows(readTableRows(reader, table), change);
      leftOut += await insertRows(db, { schema, rows });
    } else leftOut += table.rows;
  }
  await bringTriggersBack(db);
  return leftOut;
}

async function* mapRows(rows: AsyncIterable<StoredRow>, change: (row: StoredRow) => StoredRow) {
  for await (const row of rows) yield change(row);
}

async function restoreFiles(call: CommandInvocation, reader: FolderReader, backup: Backup) {
  const { files } = await call.openStores();
  const stored = call.hasOption('anonymous')
    ? backup.files.filter(({ key }) => isFileOfNobody(key))
    : backup.files;
  await forEachWithProgress(call.terminal, 'Writing files', stored, async (file) => {
    const { key, httpMetadata = {}, customMetadata = {} } = file;
    await files.put(key, await readWritten(reader, file), { httpMetadata, customMetadata });
  });
}

async function restoreCatalogue(
  call: CommandInvocation,
  reader: FolderReader,
  { catalogue }: Backup,
) {
  const { kv } = await call.openStores();
  const write = async (value: BackupValue) => kv.put(value.key, await readWritten(reader, value));
  const parts = catalogue.filter(({ key }) => key !== POINTER_KEY);
  await forEachWithProgress(call.terminal, 'Writing the catalogue', parts, write);
  for (const pointer of catalogue.filter(({ key }) => key === POINTER_KEY)) await write(pointer);
}
