import { readdirSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';

const MIGRATIONS = 'data/migrations';
const DOCUMENT = readFileSync('docs/privacy.md', 'utf8');

/** Returns the columns of each table once all migrations are applied: 'secrets: name, value'. */
function listColumns(): string[] {
  const db = new DatabaseSync(':memory:');
  for (const file of readdirSync(MIGRATIONS).toSorted())
    db.exec(readFileSync(`${MIGRATIONS}/${file}`, 'utf8'));
  const tables = db
    .prepare(`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`)
    .all();
  return tables
    .map(({ name }) => {
      const columns = db.prepare(`PRAGMA table_xinfo(${name})`).all();
      return `${name}: ${columns.map((column) => column.name).join(', ')}`;
    })
    .toSorted();
}

test('docs/privacy.md lists each table with its columns, a purpose and who reads it', () => {
  const rows = /## Each field\n(.*?)\n\n\| Store/s.exec(DOCUMENT)?.[1] ?? '';
  const listed = [...rows.matchAll(/^\| `(\w+)` \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)].map(
    ([, table, columns]) => `${table}: ${columns}`,
  );
  expect(listed.toSorted()).toEqual(listColumns());
});

/** Source files that write to KV or R2: what a visitor, staff or a load stores. */
const WRITERS = ['src', 'scripts/staff'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .filter((file) => /(?<!cache)\.put\(/.test(readFileSync(file, 'utf8'))),
);

/** A key of a store has a name: `get…Key`, `…_KEY` or `…_PREFIX`. */
const KEY_NAME = /get\w+Key\(|\w_(?:KEY|PREFIX)\b/;
const KEY_DEFINITION =
  /(?:\w_(?:KEY|PREFIX) = |get\w+Key = \([^)]*\)(?:: string)? => )['`]([a-z-]+\/?)(?=['`$])/g;

test('whoever writes to KV or R2 names the kind of its keys', () => {
  expect(WRITERS.length).toBeGreaterThan(5);
  expect(WRITERS.filter((file) => !KEY_NAME.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('docs/privacy.md lists each kind of key of KV and R2, and no other', () => {
  const rows = /\n\| Store .*?\n\n/s.exec(DOCUMENT)?.[0] ?? '';
  const listed = [...rows.matchAll(/^\| (?:KV|R2) \| ([^|]+) \|/gm)].flatMap(([, keys]) =>
    [...(keys ?? '').matchAll(/`([^`]+)`/g)].map(([, key]) => key),
  );
  const defined = readdirSync('src', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .flatMap((entry) => [
      ...readFileSync(`${entry.parentPath}/${entry.name}`, 'utf8').matchAll(KEY_DEFINITION),
    ])
    .map(([, key]) => key);
  expect(listed.toSorted()).toEqual(defined.toSorted());
});
