import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertMails, setUpBackupSite } from './backup-site';

const { site, run, openEmptySite } = setUpBackupSite();

let whole = '';
let copy = '';
let count = 0;
beforeAll(async () => {
  const { db, files } = site.stores;
  await insertMails(db, 'queued', 2);
  await insertMails(db, 'sent', 2);
  await db.exec(
    "INSERT INTO page_views (page, day, views) VALUES ('/property/1/', '2026-11-27', 3)",
  );
  await files.put('submitted/cv', 'a file');
  whole = join(site.folder, 'whole');
  await run('backup', whole);
});
beforeEach(async () => {
  copy = join(site.folder, `copy-${++count}`);
  await cp(whole, copy, { recursive: true });
  await site.stores.db.exec('DELETE FROM incidents');
});

const readText = (file: string) => readFile(join(copy, file), 'utf8');
const changeText = async (file: string, change: (text: string) => string) =>
  writeFile(join(copy, file), change(await readText(file)));
const readRuns = async () => {
  const { results } = await site.stores.db.prepare('SELECT job, ran_at FROM runs').all();
  return new Map(results.map(({ job, ran_at: at }) => [job, at]));
};
const readIncidents = async () =>
  (await site.stores.db.prepare('SELECT kind FROM incidents').all()).results;

test('a backup that comes back equal is told to the watch and the desk', async () => {
  expect((await readRuns()).get('verified backup')).toBeUndefined();
  const { exitCode, stdout } = await run('backup', 'verify', whole);
  expect([exitCode, stdout]).toEqual([0, expect.stringContaining('was restored and is equal')]);
  const runs = await readRuns();
  expect(runs.get('verified backup')).toBe(runs.get('backup'));
  expect(await readIncidents()).toEqual([]);
});

/** Changes the manifest of a copy. */
const changeManifest = (change: (manifest: never) => void) =>
  changeText('backup.json', (text) => {
    const manifest = JSON.parse(text);
    change(manifest as never);
    return JSON.stringify(manifest);
  });

interface Manifest {
  tables: { name: string; rows: number; columns: string[] }[];
  triggers?: unknown;
  files: { file: string }[];
}
const findOutbox = ({ tables }: Manifest) => {
  const table = tables.find(({ name }) => name === 'outbox');
  if (!table) throw new Error('no outbox');
  return table;
};

describe('a backup that was changed', () => {
  test.each<[string, () => Promise<unknown>]>([
    [
      'in a row',
      () => changeText('database/outbox.jsonl', (text) => text.replace('Vraag 1', 'Vraag 9')),
    ],
    [
      'by a row less',
      () => changeText('database/outbox.jsonl', (text) => text.replace(/^.*\n/, '')),
    ],
    ['by a row more', () => changeText('database/outbox.jsonl', (text) => text + text)],
    ['by a table less', () => rm(join(copy, 'database/outbox.jsonl'))],
    ['in a file', () => writeFile(join(copy, 'files/0.bin'), 'b file')],
    ['by a file less', () => rm(join(copy, 'files/0.bin'))],
    ['in its list', () => changeText('backup.json', (text) => text.slice(1))],
    [
      'to an older format',
      () => changeManifest((manifest) => Object.assign(manifest, { format: 1 })),
    ],
    [
      'to name a file elsewhere, even one of the same content',
      async () => {
        await writeFile(join(site.folder, 'elsewhere.bin'), 'a file');
        await changeManifest(({ files }: Manifest) =>
          Object.assign(files[0] ?? {}, { file: 'files/../../elsewhere.bin' }),
        );
      },
    ],
    [
      'to name a table that is a query',
      () =>
        changeManifest((manifest: Manifest) =>
          Object.assign(findOutbox(manifest), { name: 'outbox; DROP TABLE leads' }),
        ),
    ],
    [
      'to name a column that is a query',
      () =>
        changeManifest((manifest: Manifest) =>
          Object.assign(findOutbox(manifest), { columns: ["id') FROM leads --"] }),
        ),
    ],
    [
      'to name a column that no table has',
      () => changeManifest((manifest: Manifest) => findOutbox(manifest).columns.push('more')),
    ],
  ])('%s is refused, changes nothing, and is an alarm', async (_, change) => {
    await change();
    const restored = await run('restore', copy, '--replace', '--only', 'database');
    expect(restored.exitCode).toBe(1);
    const left = await site.stores.db.prepare('SELECT count(*) AS n FROM outbox').first();
    expect(left).toEqual({ n: 4 });
    expect((await run('backup', 'verify', copy)).exitCode).toBe(1);
    expect(await readIncidents()).toEqual([{ kind: 'unequal backup' }]);
  });

  test('to hold triggers runs none of them', async () => {
    const sql = 'CREATE TRIGGER evil AFTER INSERT ON leads BEGIN DELETE FROM outbox; END';
    await changeManifest((manifest: Manifest) => {
      manifest.triggers = [{ name: 'evil', sql }];
    });
    const other = await openEmptySite('tampered');
    expect((await other.run('restore', copy, '--only', 'database')).exitCode).toBe(0);
    const { results } = await other.stores.db
      .prepare(`SELECT name FROM sqlite_master WHERE name = 'evil'`)
      .all();
    expect(results).toEqual([]);
  });
});

test('bodies of mails that were sent stay out, those of others are in it', async () => {
  const mails = (await readText('database/outbox.jsonl'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(mails.map(({ state, mail }) => [state, mail === null])).toEqual([
    ['queued', false],
    ['queued', false],
    ['sent', true],
    ['sent', true],
  ]);
});

test('a folder without a backup, or with anything in it, is refused and is no alarm', async () => {
  expect((await run('backup', 'verify', join(site.folder, 'none'))).exitCode).toBe(1);
  expect((await run('backup', whole)).exitCode).toBe(1);
  expect(await readIncidents()).toEqual([]);
});
