import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { StoredRow } from './database-rows';

/** The file that is written last: a folder without it is not a whole backup. */
export const BACKUP_FILE = 'backup.json';
export const DATABASE_FOLDER = 'database';
export const CATALOGUE_FOLDER = 'catalogue';
export const FILES_FOLDER = 'files';

const Texts = v.optional(v.record(v.string(), v.string()));

const BackupFile = v.object({
  key: v.string(),
  /** Its name in the folder of files, since a key may hold anything. */
  file: v.string(),
  bytes: v.number(),
  httpMetadata: Texts,
  customMetadata: Texts,
});
export type BackupFile = v.InferOutput<typeof BackupFile>;

/** Content of a backup. */
export const Backup = v.object({
  format: v.literal(1),
  created: v.pipe(v.string(), v.isoTimestamp()),
  tables: v.array(v.object({ name: v.string(), columns: v.array(v.string()), rows: v.number() })),
  triggers: v.array(v.object({ name: v.string(), sql: v.string() })),
  /** Keys of KV with the names of their files. */
  catalogue: v.array(v.object({ key: v.string(), file: v.string() })),
  files: v.array(BackupFile),
});
export type Backup = v.InferOutput<typeof Backup>;

/** Reads what a folder holds. @throws if it holds no whole backup */
export async function readBackup(folder: string): Promise<Backup> {
  const text = await readFile(join(folder, BACKUP_FILE), 'utf8').catch(() => undefined);
  if (text === undefined)
    throw new Error(`${folder} holds no whole backup: ${BACKUP_FILE} is missing.`);
  const parsed = v.safeParse(Backup, JSON.parse(text));
  if (parsed.success) return parsed.output;
  throw new Error(`${BACKUP_FILE} cannot be read: ${parsed.issues[0].message}`);
}

const Row = v.record(v.string(), v.nullable(v.union([v.string(), v.number()])));

/** Reads the rows of a table. @throws if they are not as many as the backup says */
export async function readRows(
  folder: string,
  { name, rows: count }: { name: string; rows: number },
): Promise<StoredRow[]> {
  const text = await readFile(join(folder, DATABASE_FOLDER, `${name}.jsonl`), 'utf8');
  const rows = v.parse(
    v.array(Row),
    text
      .split('\n')
      .filter(Boolean)
      .map((line): unknown => JSON.parse(line)),
  );
  if (rows.length !== count) throw new Error(`${name}: ${rows.length} rows instead of ${count}.`);
  return rows;
}
