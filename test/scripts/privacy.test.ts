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
