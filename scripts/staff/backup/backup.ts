import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Command, CommandInvocation } from '../command';
import { createSuccess, reportRefusal } from '../command';
import { forEachWithProgress } from '../concurrency';
import { formatQuantity } from '../terminal';
import type { Backup, BackupFile } from './backup-folder';
import { BACKUP_FILE, CATALOGUE_FOLDER, DATABASE_FOLDER, FILES_FOLDER } from './backup-folder';
import { readAllRows } from './database-rows';
import { readTables, readTriggers } from './database-schema';

export const backup: Command = {
  name: 'backup',
  summary: 'writes everything that is stored to an empty folder: rows, catalogue, files',
  positionals: ['DIR'],
  details:
    'The folder holds personal data: keep it encrypted, and delete it when a newer one is there. Secrets of the\nenvironment are not in it.',
  async run(call) {
    const [folder = ''] = call.positionals;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if ((await readdir(folder)).length > 0) return reportRefusal(call, `${folder} is not empty.`);
    const { db, kv } = await call.openStores();
    for (const name of [DATABASE_FOLDER, CATALOGUE_FOLDER, FILES_FOLDER])
      await mkdir(join(folder, name));
    const tables = await readTables(db);
    const rows = await readAllRows(db, tables);
    for (const [index, { name }] of tables.entries()) {
      const lines = rows[index]?.map((row) => `${JSON.stringify(row)}\n`) ?? [];
      await writeFile(join(folder, DATABASE_FOLDER, `${name}.jsonl`), lines.join(''));
    }
    const content: Backup = {
      format: 1,
      created: new Date().toISOString(),
      tables: tables.map((table, index) => ({
        name: table.name,
        columns: [...table.columns],
        rows: rows[index]?.length ?? 0,
      })),
      triggers: await readTriggers(db),
      catalogue: await writeCatalogue(call, kv, folder),
      files: await writeFiles(call, folder),
    };
    await writeFile(join(folder, BACKUP_FILE), `${JSON.stringify(content, null, 1)}\n`);
    const counts = {
      rows: rows.flat().length,
      catalogue: content.catalogue.length,
      files: content.files.length,
    };
    const { print, style } = call.terminal;
    const told = `${formatQuantity(counts.rows, 'row')}, ${formatQuantity(counts.files, 'file')}`;
    print(style('green', `${folder} holds ${told} and the catalogue.`));
    return createSuccess({ folder, ...counts });
  },
};

async function writeCatalogue(call: CommandInvocation, kv: KVNamespace, folder: string) {
  const keys: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await kv.list({ cursor: cursor ?? null });
    keys.push(...page.keys.map(({ name }) => name));
    cursor = page.list_complete ? undefined : page.cursor;
  } while (cursor);
  const entries = keys.map((key, index) => ({ key, file: `${index}.bin` }));
  await forEachWithProgress(call.terminal, 'Reading the catalogue', entries, async (entry) => {
    const value = await kv.get(entry.key, 'arrayBuffer');
    if (!value) throw new Error(`${entry.key} was removed meanwhile: start again.`);
    await writeFile(join(folder, CATALOGUE_FOLDER, entry.file), new Uint8Array(value));
  });
  return entries;
}

async function writeFiles(call: CommandInvocation, folder: string): Promise<BackupFile[]> {
  const { files } = await call.openStores();
  const keys: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await files.list(cursor ? { cursor } : {});
    keys.push(...page.objects.map(({ key }) => key));
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor);
  const stored: BackupFile[] = [];
  await forEachWithProgress(call.terminal, 'Reading files', [...keys.entries()], async (entry) => {
    const [index, key] = entry;
    const object = await files.get(key);
    // A file that expired meanwhile is none to keep.
    if (!object) return;
    const file = `${index}.bin`;
    await writeFile(join(folder, FILES_FOLDER, file), new Uint8Array(await object.arrayBuffer()));
    const { cacheExpiry: _, ...httpMetadata } = object.httpMetadata ?? {};
    const { customMetadata = {} } = object;
    stored.push({ key, file, bytes: object.size, httpMetadata, customMetadata });
  });
  return stored.sort((a, b) => (a.key < b.key ? -1 : 1));
}
