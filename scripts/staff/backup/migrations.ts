import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDER = 'data/migrations';

/** Reads the statements of all migrations, in their order. */
export async function readMigrations(): Promise<string[]> {
  const { unstable_splitSqlQuery: splitSqlQuery } = await import('wrangler');
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.sql')).sort();
  const texts = await Promise.all(files.map((file) => readFile(join(FOLDER, file), 'utf8')));
  return texts.flatMap((text) => splitSqlQuery(text));
}

/** A trigger, as SQL that makes it. */
export interface TriggerSchema {
  name: string;
  sql: string;
}

/** Reads the triggers that the migrations make: never from a backup, which would be code that a restore runs. */
export async function readTriggers(): Promise<TriggerSchema[]> {
  const triggers = new Map<string, string>();
  for (const sql of await readMigrations()) {
    const [, action, name = ''] = /^\s*(CREATE|DROP) TRIGGER (\w+)/i.exec(stripComments(sql)) ?? [];
    if (action?.toUpperCase() === 'CREATE') triggers.set(name, sql);
    if (action?.toUpperCase() === 'DROP') triggers.delete(name);
  }
  return [...triggers].map(([name, sql]) => ({ name, sql }));
}

const stripComments = (sql: string): string => sql.replaceAll(/^\s*--.*$/gm, '');
