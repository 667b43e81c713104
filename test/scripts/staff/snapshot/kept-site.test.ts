import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { StaffStores } from '../../../../scripts/staff/stores';
import type { SiteDraft } from '../../../../src/features/desk/site/apply-drafts';
import { openSiteForDesk } from '../../../../src/features/desk/site/opened-site-store';
import { loadPublications } from '../../../../src/features/desk/site/publications-store';
import { publishDrafts } from '../../../../src/features/desk/site/publish-site-store';
import { restorePublication } from '../../../../src/features/desk/site/restore-publication-store';
import { upsertStaff } from '../../../../src/platform/accounts/staff-accounts-store';
import { getPictureKey } from '../../../../src/platform/snapshot/manifest';
import { createTables, parseReport } from '../staff-tool';
import { setUpLocalSnapshot } from './local-snapshot';

const local = setUpLocalSnapshot();
const { runLocalStaff, withStores } = local;
const ARTICLES = 'site/articles.json';
const TEAM = 'site/team.json';

beforeAll(() =>
  withStores(async (stores) => {
    await createTables(stores);
    const eva = { email: 'eva@example.be', name: 'Eva', language: 'nl', role: 'editor' } as const;
    await upsertStaff(stores.db, eva, { password: '$scrypt$none', now: 1 }).run();
  }),
);
beforeEach(() =>
  withStores(({ db }) =>
    db.batch(['site_drafts', 'publications'].map((table) => db.prepare(`DELETE FROM ${table}`))),
  ),
);

const toDeskStores = ({ db, kv, files }: StaffStores) => ({ DB: db, SNAPSHOTS: kv, FILES: files });
const findStaff = async ({ db }: StaffStores) => ({
  id: (await db.prepare('SELECT id FROM staff_accounts').first<string>('id')) ?? '',
});

/** Publishes a change as the desk does. */
const publish = (document: string, field: string, value: unknown) =>
  withStores(async (stores) => {
    const draft: SiteDraft = { document, field, value };
    const typed = { ...draft, staff: null, name: null, changedAt: 1 };
    return publishDrafts(toDeskStores(stores), await findStaff(stores), [typed]);
  });

/** Goes back to a publication as the desk does. */
const restore = (number: number) =>
  withStores(async (stores) => {
    const opened = await openSiteForDesk(toDeskStores(stores));
    const target = (await loadPublications(stores.db, 0)).find((row) => row.number === number);
    if (!opened || !target) throw new Error(`publication ${number} is not there`);
    return restorePublication(toDeskStores(stores), await findStaff(stores), opened, target);
  });

const load = async (...options: string[]) =>
  runLocalStaff('snapshot', 'load', local.snapshot, '--yes', '--force', ...options);
const pull = () => runLocalStaff('snapshot', 'pull', local.snapshot);
const readLive = async () => parseReport(await runLocalStaff('snapshot', 'status', '--json')).live;

async function readRecords(file: string): Promise<Record<string, unknown>[]> {
  return JSON.parse(await readFile(join(local.snapshot, file), 'utf8'));
}

/** Changes the first record of a file by hand. */
async function changeByHand(file: string, fields: Record<string, unknown>) {
  const [first, ...rest] = await readRecords(file);
  await writeFile(join(local.snapshot, file), JSON.stringify([{ ...first, ...fields }, ...rest]));
}

test('pulled content is the live version, changed by hand it is told and loaded, and the desk goes on', async () => {
  await load();
  expect(await publish('team/1', 'role.nl', 'Schatter')).toMatchObject({ kind: 'done', number: 2 });
  const published = await readLive();
  expect((await load()).stdout).toContain('kept at the desk (publication 2)');
  expect(await readLive()).toBe(published);

  await pull();
  expect(await readRecords(TEAM)).toMatchObject([{ role: { nl: 'Schatter' } }]);
  const same = await load('--site');
  expect(same.stdout).toContain('--site replaces what the desk keeps, in 0 fields');
  expect(await readLive()).toBe(published);

  await publish('team/1', 'role.nl', 'Expert');
  await pull();
  await changeByHand(TEAM, { phone: '084 11 22 33' });
  const changed = await load('--site');
  expect(changed.stdout).toContain('in 1 field');
  expect(changed.stdout).toContain('084 11 22 33');
  await publish('team/1', 'name', 'Bo Claes');
  await pull();
  expect(await readRecords(TEAM)).toMatchObject([
    { name: 'Bo Claes', role: { nl: 'Expert' }, phone: '084 11 22 33' },
  ]);
});

test('a picture of the desk is pulled with its JPEG, and loaded elsewhere with it', async () => {
  const name = `${'a1'.repeat(16)}.600`;
  const files = [`${name}.webp`, `${name}-250.webp`, `${name}-400.webp`, `${name}-600.jpg`];
  const keys = files.map(getPictureKey);
  const listStored = () =>
    withStores(async ({ files: stored }) =>
      (await Promise.all(keys.map((key) => stored.head(key)))).flatMap(
        (object) => object?.key ?? [],
      ),
    );
  await load();
  await withStores(({ files: stored }) =>
    Promise.all(keys.map((key) => stored.put(key, Uint8Array.of(0xff, 0xd8)))),
  );
  const url = `/media/pictures/${name}.webp`;
  const alt = { nl: 'An lacht', fr: 'An sourit' };
  expect(await publish('team/1', 'image', { url, width: 600, height: 300, alt })).toMatchObject({
    kind: 'done',
  });
  // The next import knows nothing of it: the directory has no such file.
  expect(await load()).toMatchObject({
    ...{ exitCode: 0, stdout: expect.stringContaining('kept at the desk') },
  });
  expect(await listStored()).toEqual(keys);
  await pull();
  await withStores(({ files: stored }) => stored.delete(keys));
  await load('--site');
  expect(await listStored()).toEqual(keys);
});

test('the texts that a load replaced are there again with an earlier publication, after any number of loads', async () => {
  await load();
  await publish('team/1', 'role.nl', 'Schatter');
  await pull();
  const [before] = await readRecords(ARTICLES);
  for (const round of [1, 2, 3, 4, 5]) {
    await changeByHand(ARTICLES, { body: { nl: `<p>Ronde ${round}</p>` } });
    await load('--site');
  }
  expect(await restore(2)).toMatchObject({ kind: 'done' });
  await pull();
  expect((await readRecords(ARTICLES))[0]).toEqual(before);
  const loaded = await withStores(async ({ db }) => loadPublications(db, 0));
  const last = loaded.find(({ name, number }) => name === null && number > 2);
  expect(await restore(last?.number ?? 0)).toMatchObject({ kind: 'done' });
  await pull();
  expect((await readRecords(ARTICLES))[0]).toMatchObject({ body: { nl: '<p>Ronde 5</p>' } });
});
