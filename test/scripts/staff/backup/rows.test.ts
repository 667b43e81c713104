import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, test } from 'vitest';
import { readTables } from '../../../../scripts/staff/backup/database-schema';
import { readMigrations, readTriggers } from '../../../../scripts/staff/backup/migrations';
import type { StoredRow } from '../../../../scripts/staff/backup/read-rows';
import { readRows } from '../../../../scripts/staff/backup/read-rows';
import {
  bringTriggersBack,
  emptyTables,
  insertRows,
} from '../../../../scripts/staff/backup/replace-rows';
import { closeTestStores } from '../staff-tool';
import { insertMails, setUpBackupSite } from './backup-site';

const { site, openEmptySite } = setUpBackupSite();

const findTable = async (name: string) => {
  const table = (await readTables(site.stores.db)).find((one) => one.name === name);
  if (!table) throw new Error(`no table ${name}`);
  return table;
};
async function readAll(name: string) {
  const portions: StoredRow[][] = [];
  for await (const portion of readRows(site.stores.db, await findTable(name)))
    portions.push(portion);
  return portions;
}
async function* list(...rows: StoredRow[]) {
  yield* rows;
}

beforeEach(async () => {
  const { db } = site.stores;
  await emptyTables(db, await readTables(db));
  await bringTriggersBack(db);
});

describe('rows are read in portions', () => {
  test('each once and in order, where the key is a number and where it is several columns', async () => {
    const { db } = site.stores;
    const numbers =
      'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2500)';
    await db
      .prepare(`${numbers} INSERT INTO page_views (page, day, views)
      SELECT '/page/' || (i % 50) || '/', date('2020-01-01', i || ' days'), i FROM n`)
      .run();
    await db
      .prepare(
        `${numbers} INSERT INTO staff_actions (created_at, action, subject) SELECT i, 'a', i FROM n`,
      )
      .run();
    for (const [table, name] of [
      ['page_views', 'views'],
      ['staff_actions', 'subject'],
    ] as const) {
      const portions = await readAll(table);
      expect(portions.map(({ length }) => length)).toEqual([1000, 1000, 500]);
      expect(new Set(portions.flat().map((row) => row[name])).size).toBe(2500);
    }
  });

  test('of a size that fits in memory, however large a row is', async () => {
    await insertMails(site.stores.db, 'queued', 200);
    const portions = await readAll('outbox');
    expect(portions.flat()).toHaveLength(200);
    expect(Math.max(...portions.map((portion) => JSON.stringify(portion).length))).toBeLessThan(
      2_200_000,
    );
  });
});

describe('rows come back', () => {
  test('also one that is larger than a statement', async () => {
    const { db } = site.stores;
    await db
      .prepare(`INSERT INTO figures (id, content, created_at) VALUES (1, ?, 1)`)
      .bind(JSON.stringify('x'.repeat(900_000)))
      .run();
    const rows = (await readAll('figures')).flat();
    await db.exec('DELETE FROM figures');
    expect(await insertRows(db, { schema: await findTable('figures'), rows: list(...rows) })).toBe(
      0,
    );
    expect((await readAll('figures')).flat()).toEqual(rows);
  });

  test('without those whose other row was deleted meanwhile; a name that may be empty is', async () => {
    const { db } = site.stores;
    await emptyTables(db, await readTables(db));
    const lead = {
      id: 1,
      key: 'k',
      body_hash: 'h',
      form: 'f',
      language: 'nl',
      property: null,
      project: null,
      answers: '{}',
      created_at: 1,
      state: 'new',
      assignee: 'gone',
      changes: 0,
      closed_at: null,
    };
    expect(await insertRows(db, { schema: await findTable('leads'), rows: list(lead) })).toBe(0);
    expect((await readAll('leads')).flat()).toEqual([{ ...lead, assignee: null, about: null }]);
    const note = { id: 1, lead: 1, created_at: 1, staff: null, text: 'Belt terug' };
    const orphan = { ...note, id: 2, lead: 7 };
    expect(
      await insertRows(db, { schema: await findTable('lead_notes'), rows: list(note, orphan) }),
    ).toBe(1);
    expect((await readAll('lead_notes')).flat()).toEqual([note]);
  });

  test('and what triggers count is counted again', async () => {
    const { db } = site.stores;
    await insertMails(db, 'queued', 3);
    await db.exec(
      "INSERT INTO page_views (page, day, views) VALUES ('/property/1/', '2026-11-27', 3)",
    );
    await db.exec(
      "INSERT INTO slots (id, property, starts_at, ends_at, closes_at, capacity) VALUES ('s', 1, 2, 3, 2, 5)",
    );
    await db.exec(
      "INSERT INTO visits (id, slot, property, state, language, name, email, created_at, changed_at) VALUES ('v', 's', 1, 'confirmed', 'nl', 'An', 'an@example.be', 1, 1)",
    );
    const read = async () =>
      Promise.all(
        ['list_counts', 'portal_view_totals', 'page_views', 'slots'].map(async (table) =>
          (await readAll(table)).flat(),
        ),
      );
    const counted = await read();
    await db.batch(
      [
        'UPDATE list_counts SET count = 9',
        'UPDATE portal_view_totals SET views = 9',
        'UPDATE page_views SET earlier_views = 9',
        'UPDATE slots SET taken = 3',
      ].map((sql) => db.prepare(sql)),
    );
    for (const { name } of await readTriggers()) await db.prepare(`DROP TRIGGER ${name}`).run();
    await bringTriggersBack(db);
    expect(await read()).toEqual(counted);
  });
});

test('triggers are those of the migrations', async () => {
  const db = new DatabaseSync(':memory:');
  for (const sql of await readMigrations()) db.exec(sql);
  const rows = db.prepare(`SELECT name, sql FROM sqlite_master WHERE type = 'trigger'`).all();
  const triggers = await readTriggers();
  expect(triggers.length).toBeGreaterThan(30);
  expect(triggers.map(({ name }) => name)).toEqual(rows.map(({ name }) => name));
});

test('more mails than the memory of the tool are backed up and brought back', async () => {
  await insertMails(site.stores.db, 'queued', 3000);
  await openEmptySite('restored');
  // Another process opens the same files.
  await closeTestStores();
  const folder = join(site.folder, 'many');
  const runSmall = (megabytes: number, state: string, ...words: string[]) =>
    promisify(execFile)(process.execPath, [
      ...['--max-semi-space-size=2', `--max-old-space-size=${megabytes}`],
      ...['scripts/tasks/staff.mjs', ...words, '--persist-to', join(site.folder, state)],
    ]);
  await runSmall(72, 'state', 'backup', folder);
  // Wrangler, which splits the migrations, is in memory too.
  const { stdout } = await runSmall(110, 'restored', 'restore', folder);
  expect(stdout).toContain('Restored database, catalogue, files: 3,00');
});
