import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { POINTER_KEY } from '../../../src/platform/snapshot/manifest';
import type { Command, CommandInvocation } from '../command';
import { createRefusal, createSuccess, reportRefusal } from '../command';
import { forEachWithProgress } from '../concurrency';
import { formatQuantity } from '../terminal';
import type { Backup } from './backup-folder';
import { CATALOGUE_FOLDER, FILES_FOLDER, readBackup, readRows } from './backup-folder';
import { replaceAllRows } from './database-rows';
import { readTables } from './database-schema';

export const restore: Command = {
  name: 'restore',
  summary: 'brings everything of a backup back: rows, catalogue, files',
  positionals: ['DIR'],
  options: {
    replace: {
      summary: 'replace rows that the database holds; without it only an empty one is filled',
    },
    only: { value: 'PART', summary: 'database, catalogue or files alone' },
  },
  details:
    'The tables must be there: `wrangler d1 migrations apply` makes them. What was stored since the backup is lost\nfrom the database; files and catalogue that the backup does not hold stay. An interrupted restore is run again.',
  async run(call) {
    const [folder = ''] = call.positionals;
    const only = call.getOption('only');
    const parts = PARTS.filter((part) => only === undefined || part === only);
    if (parts.length === 0) return reportRefusal(call, `${only} is none of ${PARTS.join(', ')}.`);
    const backup = await readBackup(folder);
    const problem = parts.includes('database') && (await findProblem(call, backup));
    if (problem) return reportRefusal(call, problem);
    if (!(await call.confirm(`Restore ${parts.join(', ')} of ${backup.created}?`)))
      return createRefusal('Not changed.');
    if (parts.includes('files')) await restoreFiles(call, folder, backup);
    if (parts.includes('database')) await restoreDatabase(call, folder, backup);
    // Last: visitors see the catalogue once all that it names is there.
    if (parts.includes('catalogue')) await restoreCatalogue(call, folder, backup);
    const rows = backup.tables.reduce((sum, table) => sum + table.rows, 0);
    const { print, style } = call.terminal;
    print(
      style(
        'green',
        `Restored ${parts.join(', ')}: ${formatQuantity(rows, 'row')} of ${backup.created}.`,
      ),
    );
    return createSuccess({ parts, created: backup.created });
  },
};

const PARTS = ['database', 'catalogue', 'files'] as const;

/** Tables whose rows mean that the site is in use. */
const ROWS_OF_USE = ['leads', 'accounts', 'staff_accounts', 'visits'];

/** Returns why the database cannot take the backup; undefined if it can. */
async function findProblem(call: CommandInvocation, backup: Backup): Promise<string | undefined> {
  const { db } = await call.openStores();
  const tables = new Map((await readTables(db)).map((table) => [table.name, table.columns]));
  const missing = backup.tables.flatMap(({ name, columns }) =>
    columns
      .filter((column) => !tables.get(name)?.includes(column))
      .map((column) => `${name}.${column}`),
  );
  if (missing.length > 0)
    return `The database lacks ${missing.slice(0, 5).join(', ')}: apply the migrations first.`;
  if (call.hasOption('replace')) return undefined;
  for (const table of ROWS_OF_USE)
    if (await db.prepare(`SELECT 1 FROM ${table} LIMIT 1`).first())
      return `The database holds rows of ${table}: --replace deletes them. Back them up first.`;
  return undefined;
}

async function restoreDatabase(call: CommandInvocation, folder: string, backup: Backup) {
  const { db } = await call.openStores();
  const order = (await readTables(db)).map(({ name }) => name);
  const tables = await Promise.all(
    backup.tables
      .toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
      .map(async (table) => ({ ...table, rows: await readRows(folder, table) })),
  );
  await replaceAllRows(db, tables, backup.triggers);
}

async function restoreFiles(call: CommandInvocation, folder: string, backup: Backup) {
  const { files } = await call.openStores();
  await forEachWithProgress(call.terminal, 'Writing files', backup.files, async (stored) => {
    const { key, file, httpMetadata = {}, customMetadata = {} } = stored;
    const content = await readFile(join(folder, FILES_FOLDER, file));
    if (content.length !== stored.bytes) throw new Error(`${file} is not whole.`);
    await files.put(key, content, { httpMetadata, customMetadata });
  });
}

async function restoreCatalogue(call: CommandInvocation, folder: string, { catalogue }: Backup) {
  const { kv } = await call.openStores();
  const write = async ({ key, file }: Backup['catalogue'][number]) =>
    kv.put(key, await readFile(join(folder, CATALOGUE_FOLDER, file)));
  const parts = catalogue.filter(({ key }) => key !== POINTER_KEY);
  await forEachWithProgress(call.terminal, 'Writing the catalogue', parts, write);
  for (const pointer of catalogue.filter(({ key }) => key === POINTER_KEY)) await write(pointer);
}
