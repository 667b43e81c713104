import { createHash } from 'node:crypto';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import * as v from 'valibot';
import type { TableSchema } from './database-schema';
import type { StoredRow } from './read-rows';
import type { FolderReader } from './sealed-folder';

/** The file that is written last: a folder without it is not a whole backup. */
export const BACKUP_FILE = 'backup.json';

/** A name that the database itself could have: it becomes part of a query. */
const Name = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]*$/, 'is no name of a table or column'));
const Written = {
  bytes: v.pipe(v.number(), v.integer(), v.minValue(0)),
  sha256: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/, 'is no hash')),
};
/** A file below the folder, by the number it was written under. */
const File = (folder: string) =>
  v.pipe(v.string(), v.regex(new RegExp(`^${folder}/\\d+\\.bin$`), 'is no file of a backup'));
const Texts = v.optional(v.record(v.string(), v.string()));

const BackupTable = v.object({
  name: Name,
  columns: v.array(Name),
  rows: v.pipe(v.number(), v.integer(), v.minValue(0)),
  ...Written,
});
export type BackupTable = v.InferOutput<typeof BackupTable>;

const BackupValue = v.object({ key: v.string(), file: File('catalogue'), ...Written });
export type BackupValue = v.InferOutput<typeof BackupValue>;

const BackupFile = v.object({
  key: v.string(),
  file: File('files'),
  httpMetadata: Texts,
  customMetadata: Texts,
  ...Written,
});
export type BackupFile = v.InferOutput<typeof BackupFile>;

/** Content of a backup: nothing of it is run, and every name is one that a backup writes. */
const Backup = v.object({
  format: v.literal(2),
  /** When reading began: what stood then and was not changed since is in it. */
  created: v.pipe(v.string(), v.isoTimestamp()),
  tables: v.array(BackupTable),
  /** Keys of KV. */
  catalogue: v.array(BackupValue),
  files: v.array(BackupFile),
});
export type Backup = v.InferOutput<typeof Backup>;

export const getTableFile = (table: string): string => `database/${table}.jsonl`;

/** Reads what a folder holds. @throws if it holds no whole backup */
export async function readBackup(reader: FolderReader): Promise<Backup> {
  const text = await reader.readAll(BACKUP_FILE).catch((problem: Error) => {
    throw new Error(`This is no whole backup, or it cannot be opened: ${problem.message}`);
  });
  const parsed = v.safeParse(Backup, JSON.parse(text.toString('utf8')));
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Error(`${BACKUP_FILE} cannot be read: ${v.getDotPath(issue) ?? ''} ${issue.message}`);
}

const Row = v.record(v.string(), v.nullable(v.union([v.string(), v.number()])));

/**
 * Yields the rows of a table, one a line.
 * @throws at the end if they are not those that were written
 */
export async function* readTableRows(
  reader: FolderReader,
  { name, rows, sha256 }: BackupTable,
): AsyncGenerator<StoredRow> {
  const hash = createHash('sha256');
  async function* measure() {
    for await (const chunk of reader.read(getTableFile(name))) {
      hash.update(chunk);
      yield chunk;
    }
  }
  let count = 0;
  for await (const line of createInterface({
    input: Readable.from(measure()),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    count++;
    yield v.parse(Row, JSON.parse(line));
  }
  if (count !== rows) throw new Error(`${name}: ${count} rows instead of ${rows}.`);
  if (hash.digest('hex') !== sha256) throw new Error(`${name}: its rows are not those written.`);
}

/** Reads a file as it was written. @throws if it is another */
export async function readWritten(
  reader: FolderReader,
  { file, sha256 }: { file: string; sha256: string },
): Promise<Buffer> {
  const content = await reader.readAll(file);
  if (createHash('sha256').update(content).digest('hex') === sha256) return content;
  throw new Error(`${file} is not whole.`);
}

/** Reads every row and file, to see whether all is there, before anything is changed. */
export async function checkBackup(reader: FolderReader, backup: Backup): Promise<void> {
  for (const table of backup.tables) for await (const _ of readTableRows(reader, table));
  for (const file of [...backup.catalogue, ...backup.files]) await readWritten(reader, file);
}

/**
 * Returns the tables of a database with what a backup holds of them, those that others name first.
 * @throws if the backup has a table or column that the database lacks
 */
export function matchTables(
  { tables }: Backup,
  schema: readonly TableSchema[],
): { schema: TableSchema; table: BackupTable }[] {
  const known = new Map(schema.map((table) => [table.name, table.columns]));
  const missing = tables.flatMap(({ name, columns }) =>
    columns
      .filter((column) => !known.get(name)?.includes(column))
      .map((column) => `${name}.${column}`),
  );
  if (missing.length > 0)
    throw new Error(
      `The database lacks ${missing.slice(0, 5).join(', ')}: apply the migrations first.`,
    );
  return schema.flatMap((own) => {
    const table = tables.find(({ name }) => name === own.name);
    return table ? [{ schema: { ...own, columns: table.columns }, table }] : [];
  });
}
