import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Site } from '../../browser/site-server';
import { startSite } from '../../browser/site-server';
import { bundleDeployment } from '../../deployment-bundle';
import {
  closeTestStores,
  createTables,
  openTestStores,
  runStaff,
  runStaffSuccessfully,
} from '../staff/staff-tool';
import { bookFullHour, fillSite, readSitePages, sendContactForm } from './deployed-site';
import { dumpDatabase, dumpStores } from './dump-stores';

let folder: string;
let bundle: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deployed-'));
  bundle = bundleDeployment(join(folder, 'bundle'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a deployment is bundled without a warning', async () => {
  const printed = await readFile(join(bundle, 'wrangler.log'), 'utf8');
  expect(printed).not.toMatch(/warning/i);
  // Secrets are set apart, never as variables that can be read.
  expect(printed).not.toMatch(/SIGNING_KEY|PASSWORD_PEPPER|PREVIEW_SECRET/);
});

test('what follows the certificates of authenticators is no part of it', async () => {
  const code = await readFile(join(bundle, 'worker.js'), 'utf8');
  expect(code).toContain('certificates of authenticators are not read');
  // What only @peculiar/x509 and what it needs say.
  expect(code).not.toMatch(/tsyringe|Reflect\.metadata polyfill/i);
});

describe('the minified worker, on KV, D1 and R2', () => {
  let site: Site;
  beforeAll(async () => {
    const state = join(folder, 'state');
    site = await startSite(state, bundle, { ENVIRONMENT: 'local' });
    await runStaffSuccessfully('snapshot', 'load', 'data', '--persist-to', state);
  });
  afterAll(async () => {
    await site.stop();
    await closeTestStores();
  });

  const open = async (path: string) => {
    const response = await fetch(site.origin + path, { redirect: 'manual' });
    return { response, html: await response.text() };
  };

  test.each([
    ['the home page', '/nl/', '<h1'],
    ['a list', '/fr/a-vendre/', 'class="card'],
    ['the sign-in', '/nl/login/', 'name="password"'],
    ['the sign-in of staff', '/nl/desk/aanmelden/', 'name="password"'],
  ])('shows %s', async (_, path, content) => {
    const { response, html } = await open(path);
    expect([path, response.status]).toEqual([path, 200]);
    expect(html).toContain(content);
    expect(response.headers.get('X-Snapshot')).toMatch(/^[\da-f]{12}$/);
  });

  test('shows a property that the list names', async () => {
    const { html } = await open('/nl/te-koop/');
    const path = /href="(\/nl\/[^"]*\/\d{5}\/)"/.exec(html)?.[1] ?? 'no link';
    expect((await open(path)).response.status).toBe(200);
  });

  test('is well', async () => {
    expect((await open('/health/')).html).toBe('{"ok":true}');
  });

  test('stores a form with its mails', async () => {
    const { html } = await open('/nl/contact/');
    const response = await sendContactForm(site.origin, html);
    expect([response.status, await response.text()]).toEqual([303, '']);
    const { db } = await openTestStores(join(folder, 'state'));
    const count = async (table: string) =>
      (await db.prepare(`SELECT count(*) AS n FROM ${table}`).first<{ n: number }>())?.n;
    expect([await count('leads'), await count('outbox')]).toEqual([1, 2]);
  });
});

describe('the site after everything was lost', () => {
  let lost: string;
  let restored: string;
  let backup: string;
  /** Stored data before the loss; nothing below changes it. */
  let dumped: Awaited<ReturnType<typeof dumpStores>>;
  beforeAll(async () => {
    lost = join(folder, 'state');
    restored = join(folder, 'restored');
    backup = join(folder, 'backup');
    await fillSite(lost);
    await runStaffSuccessfully('backup', backup, '--persist-to', lost);
    const stores = await openTestStores(lost);
    // The bodies of mails that were sent stay out of a backup.
    await stores.db.exec("UPDATE outbox SET mail = NULL WHERE state = 'sent'");
    dumped = await dumpStores(stores);
  });
  afterAll(closeTestStores);

  const readPages = (state: string) => readSitePages(state, bundle);

  test('answers the same and holds the same rows, values and files', async () => {
    const pages = await readPages(lost);
    await createTables(await openTestStores(restored));
    await runStaffSuccessfully('restore', backup, '--persist-to', restored);
    expect(await dumpStores(await openTestStores(restored))).toEqual(dumped);
    expect(Object.values(dumped.rows).flat().length).toBeGreaterThan(500);
    // docs/privacy.md names every kind of key of KV and R2.
    const privacy = await readFile('docs/privacy.md', 'utf8');
    const kinds = [...dumped.values, ...dumped.stored].map(([key]) =>
      String(key).replace(/(?<=\/).*$/s, ''),
    );
    expect(new Set(kinds).size).toBeGreaterThan(3);
    expect(kinds.filter((kind) => !privacy.includes(`\`${kind}\``))).toEqual([]);
    expect(await readPages(restored)).toEqual(pages);
  });

  test('still counts places: the triggers are back', async () => {
    await expect(bookFullHour(restored)).rejects.toThrow();
  });

  test('is not overwritten without being told to, and then has its triggers even if it lost them', async () => {
    const stores = await openTestStores(restored);
    const refused = await runStaff('restore', backup, '--persist-to', restored);
    expect([refused.exitCode, refused.stdout]).toEqual([1, expect.stringContaining('--replace')]);
    // As a restore leaves them that was interrupted while they were away.
    const triggers = await stores.db
      .prepare(`SELECT name FROM sqlite_master WHERE type = 'trigger'`)
      .all<{ name: string }>();
    await stores.db.batch(
      triggers.results.map(({ name }) => stores.db.prepare(`DROP TRIGGER ${name}`)),
    );
    const words = ['restore', backup, '--replace', '--only', 'database', '--persist-to', restored];
    await runStaffSuccessfully(...words);
    const { rows, triggers: originals } = dumped;
    expect(await dumpDatabase(stores)).toEqual({ rows, triggers: originals });
    await expect(bookFullHour(restored)).rejects.toThrow();
  });

  test.each([
    ['a folder without a backup', 'nothing'],
    ['a folder that is not empty, for a backup', 'backup'],
  ])('%s is refused', async (_, command) => {
    const words = command === 'nothing' ? ['restore', join(folder, 'nothing')] : ['backup', backup];
    expect((await runStaff(...words, '--persist-to', restored)).exitCode).toBe(1);
  });

  test('a backup that lost rows is refused before anything changes', async () => {
    const copy = join(folder, 'copy');
    await cp(backup, copy, { recursive: true });
    await writeFile(join(copy, 'database', 'accounts.jsonl'), '');
    const words = ['restore', copy, '--replace', '--only', 'database', '--persist-to', restored];
    expect((await runStaff(...words)).exitCode).toBe(1);
    const { rows, triggers } = dumped;
    expect(await dumpDatabase(await openTestStores(restored))).toEqual({ rows, triggers });
  });
});
