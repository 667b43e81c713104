import { recordRun } from '../../../src/features/watch/runs-store';
import type { Command, CommandInvocation } from '../command';
import { createSuccess, reportRefusal } from '../command';
import { forEachWithProgress } from '../concurrency';
import { formatQuantity } from '../terminal';
import type { Backup, BackupFile, BackupTable, BackupValue } from './backup-content';
import { BACKUP_FILE, getTableFile } from './backup-content';
import type { TableSchema } from './database-schema';
import { readTables } from './database-schema';
import { listAllKeys } from './list-keys';
import { readRows } from './read-rows';
import { FolderWriter, isRecipient, prepareFolder } from './sealed-folder';

export const backup: Command = {
  name: 'backup',
  summary: 'writes everything that is stored to an empty folder: rows, catalogue, files',
  positionals: ['DIR'],
  examples: ['backup saved --recipient age1qz --remote'],
  options: {
    recipient: { value: 'KEY', summary: 'encrypt it for this key (age1…); needed with --remote' },
  },
  details:
    'It holds personal data, but no bodies of mails that were sent and no secrets of the environment. `backup key FILE`\nmakes a key, `backup verify DIR` brings the backup back into a scratch database and compares. Delete a backup when\nfour weeks are over.',
  async run(call) {
    const [folder = ''] = call.positionals;
    const recipient = call.getOption('recipient');
    if (call.storeOptions.remote && !recipient)
      return reportRefusal(
        call,
        'A backup of the live site is encrypted: name a --recipient (`backup key FILE` makes one).',
      );
    if (recipient !== undefined && !(await isRecipient(recipient)))
      return reportRefusal(
        call,
        '--recipient is no key to encrypt for: it begins with age1, as `backup key FILE` prints it.',
      );
    await prepareFolder(folder);
    const created = new Date();
    const writer = new FolderWriter(folder, recipient);
    const { db } = await call.openStores();
    // Those that name others first: what a row names is read later, and is in the backup too.
    const tables: BackupTable[] = [];
    const schemas = (await readTables(db)).toReversed();
    const progress = call.terminal.startProgress('Reading rows', schemas.length);
    for (const schema of schemas) {
      tables.push(await writeTable(db, schema, writer));
      progress.advance();
    }
    progress.clear();
    const content: Backup = {
      format: 2,
      created: created.toISOString(),
      tables,
      catalogue: await writeCatalogue(call, writer),
      files: await writeFiles(call, writer),
    };
    await writer.write(BACKUP_FILE, [Buffer.from(`${JSON.stringify(content, null, 1)}\n`)]);
    await recordRun(db, 'backup', created.getTime());
    const counts = {
      rows: tables.reduce((sum, { rows }) => sum + rows, 0),
      catalogue: content.catalogue.length,
      files: content.files.length,
    };
    const { print, style } = call.terminal;
    const told = `${formatQuantity(counts.rows, 'row')}, ${formatQuantity(counts.files, 'file')}`;
    const how = recipient ? ', encrypted' : '';
    print(style('green', `${folder} holds ${told} and the catalogue${how}.`));
    if (!recipient) print(style('yellow', 'It is not encrypted: it holds personal data.'));
    return createSuccess({ folder, ...counts, isEncrypted: recipient !== undefined });
  },
};

async function writeTable(
  db: D1Database,
  schema: TableSchema,
  writer: FolderWriter,
): Promise<BackupTable> {
  const { name, columns } = schema;
  let rows = 0;
  async function* formatLines() {
    for await (const portion of readRows(db, schema)) {
      rows += portion.length;
      for (const row of portion) yield Buffer.from(`${JSON.stringify(row)}\n`);
    }
  }
  const written = await writer.write(getTableFile(name), formatLines());
  return { name, columns: [...columns], rows, ...written };
}

async function writeCatalogue(
  call: CommandInvocation,
  writer: FolderWriter,
): Promise<BackupValue[]> {
  const { kv } = await call.openStores();
  const stored: BackupValue[] = [];
  const keys = [...(await listAllKeys(kv)).entries()];
  await forEachWithProgress(call.terminal, 'Reading the catalogue', keys, async ([index, key]) => {
    const value = await kv.get(key, 'arrayBuffer');
    if (!value) throw new Error(`${key} was removed meanwhile: start again.`);
    const file = `catalogue/${index}.bin`;
    stored.push({ key, file, ...(await writer.write(file, [new Uint8Array(value)])) });
  });
  return stored.sort(byKey);
}

async function writeFiles(call: CommandInvocation, writer: FolderWriter): Promise<BackupFile[]> {
  const { files } = await call.openStores();
  const keys: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await files.list(cursor ? { cursor } : {});
    keys.push(...page.objects.map(({ key }) => key));
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor);
  const stored: BackupFile[] = [];
  await forEachWithProgress(
    call.terminal,
    'Reading files',
    [...[...new Set(keys)].entries()],
    async (entry) => {
      const [index, key] = entry;
      const object = await files.get(key);
      // A file that expired meanwhile is none to keep.
      if (!object) return;
      const file = `files/${index}.bin`;
      const written = await writer.write(file, [new Uint8Array(await object.arrayBuffer())]);
      const { cacheExpiry: _, ...httpMetadata } = object.httpMetadata ?? {};
      const { customMetadata = {} } = object;
      stored.push({ key, file, httpMetadata, customMetadata, ...written });
    },
  );
  return stored.sort(byKey);
}

const byKey = (a: { key: string }, b: { key: string }): number => (a.key < b.key ? -1 : 1);
