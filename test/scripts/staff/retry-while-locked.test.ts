import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeTestStores, createTables, openTestStores, runStaff } from './staff-tool';

let state: string;
beforeAll(async () => {
  state = await mkdtemp(join(tmpdir(), 'locked-'));
  await createTables(await openTestStores(state));
});
afterAll(async () => {
  await closeTestStores();
  await rm(state, { recursive: true, force: true });
});

test('a command waits while the running site writes to the database', async () => {
  const slots = join(state, 'slots.json');
  await writeFile(slots, JSON.stringify([{ property: 84213, start: '2027-12-05T10:00' }]));
  const site = await openDatabaseFile();
  site.exec('BEGIN IMMEDIATE');
  const result = runStaff('slots', 'import', slots, '--persist-to', state);
  // The command has begun before the site's transaction ends.
  setTimeout(() => site.exec('COMMIT'), 200);
  expect(await result).toMatchObject({ exitCode: 0 });
  const { results } = await (await openTestStores(state)).db.prepare('SELECT id FROM slots').all();
  expect(results).toHaveLength(1);
  site.close();
});

/** Opens the file of the local database, as the running site does. */
async function openDatabaseFile(): Promise<DatabaseSync> {
  const folder = join(state, 'v3/d1/miniflare-D1DatabaseObject');
  const names = await readdir(folder);
  const name = names.find((file) => file.endsWith('.sqlite') && !file.startsWith('metadata'));
  return new DatabaseSync(join(folder, String(name)));
}
