import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { putStaleDatabaseAside } from '../../../scripts/tasks/stale-database';

const SCHEMA = readdirSync('data/migrations')
  .map((file) => readFileSync(join('data/migrations', file), 'utf8'))
  .join('\n');

let state: string;
beforeEach(() => {
  state = mkdtempSync(join(tmpdir(), 'stale-database-'));
});
afterEach(() => rmSync(state, { recursive: true, force: true }));

/** Makes a local database as wrangler does, by these statements, to which these migrations were applied. */
function storeDatabase(statements: string, ...migrations: string[]): void {
  const folder = join(state, 'v3/d1/miniflare-D1DatabaseObject');
  mkdirSync(folder, { recursive: true });
  const db = new DatabaseSync(join(folder, 'site.sqlite'));
  db.exec(`CREATE TABLE d1_migrations (
    id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP NOT NULL)`);
  db.exec(`BEGIN; ${statements} COMMIT`);
  const insert = db.prepare('INSERT INTO d1_migrations (name, applied_at) VALUES (?, ?)');
  for (const name of migrations) insert.run(name, '2026-11-28 02:00:00');
  db.close();
}

describe('a local database', () => {
  test('of these migrations stays, and so does one that lacks the latest', () => {
    const migrations = readdirSync('data/migrations');
    storeDatabase(SCHEMA, ...migrations);
    expect(putStaleDatabaseAside(state)).toBeUndefined();
    expect(putStaleDatabaseAside(state, [...migrations, '9999_next.sql'])).toBeUndefined();
    expect(existsSync(join(state, 'v3/d1'))).toBe(true);
  });

  test('of migrations that are gone is put aside, instead of the one before', () => {
    mkdirSync(join(state, 'v3/d1-old'), { recursive: true });
    writeFileSync(join(state, 'v3/d1-old/earlier'), '');
    storeDatabase('', '0001_visits.sql', '0002_forms.sql');
    const aside = putStaleDatabaseAside(state) ?? '';
    expect(readdirSync(aside)).toEqual(['miniflare-D1DatabaseObject']);
    expect(existsSync(join(state, 'v3/d1'))).toBe(false);
  });

  test.each([
    ['a table', /^CREATE TABLE staff_calendars .*?;$/ms],
    ['a column', /^ {2}used_at INTEGER,?\n/m],
  ])('of earlier migrations of the same name, which lacks %s, is put aside', (_, lacking) => {
    const earlier = SCHEMA.replace(lacking, '').replace(/,(\s*(?:--.*\s*)?\) STRICT)/g, '$1');
    expect(earlier).not.toBe(SCHEMA);
    storeDatabase(earlier, ...readdirSync('data/migrations'));
    expect(putStaleDatabaseAside(state)).toBe(join(state, 'v3/d1-old'));
  });

  test('that does not exist yet is not looked for', () => {
    expect(putStaleDatabaseAside(state)).toBeUndefined();
  });
});
