import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files of code that decide or show, without the demonstration, which makes records. */
const FILES = ['src', 'client', 'scripts/staff', 'scripts/catalogue', 'scripts/tasks']
  .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.(tsx?|mjs)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));

/** Returns the files whose code, comments aside, a pattern occurs in. */
export const findFiles = (pattern: RegExp): string[] =>
  FILES.filter((file) =>
    pattern.test(readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')),
  ).sort();

/** Returns the names of the tables of the database. */
export const listTables = (): string[] =>
  readdirSync('data/migrations').flatMap((file) =>
    [...readFileSync(`data/migrations/${file}`, 'utf8').matchAll(/^CREATE TABLE (\w+)/gm)].map(
      ([, table = '']) => table,
    ),
  );
