import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedAccounts } from '../../../scripts/demo/seed/accounts';
import { seedActivity } from '../../../scripts/demo/seed/activity';
import {
  insertAppointment,
  upsertSlots,
} from '../../../src/features/appointments/appointments-store';
import type { Site } from '../../browser/site-server';
import { startSite } from '../../browser/site-server';
import {
  closeTestStores,
  createTables,
  openTestStores,
  runStaff,
  runStaffSuccessfully,
} from '../staff/staff-tool';
import { dumpStores } from './dump-stores';

/** Arguments of wrangler that build what `npm run deploy` publishes, without publishing it. */
const DEPLOY = ['deploy', '--dry-run', '--env', 'production', '--minify', '--outdir'];

let folder: string;
let printed: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deployed-'));
  const { stdout, stderr, status } = spawnSync(
    'node_modules/.bin/wrangler',
    [...DEPLOY, join(folder, 'bundle')],
    { encoding: 'utf8', env: { ...process.env, WRANGLER_SEND_METRICS: 'false' } },
  );
  printed = stdout + stderr;
  expect([printed, status]).toEqual([expect.any(String), 0]);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a deployment is bundled without a warning', () => {
  expect(printed).not.toMatch(/warning/i);
  // Secrets are set apart, never as variables that can be read.
  expect(printed).not.toMatch(/SIGNING_KEY|PASSWORD_PEPPER|PREVIEW_SECRET/);
});

describe('the minified worker, on KV, D1 and R2', () => {
  let site: Site;
  beforeAll(async () => {
    const state = join(folder, 'state');
    site = await startSite(state, { ENVIRONMENT: 'local' }, join(folder, 'bundle'));
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
    const form = /<form[^>]*data-form="site-contact".*?<\/form>/s.exec(html)?.[0] ?? '';
    const hidden = [...form.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(([tag]) =>
      ['name', 'value'].map((name) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? ''),
    );
    const numbers = /\d+[^\d<]+\d+/.exec(form.split('data-captcha-question')[1] ?? '')?.[0] ?? '';
    const sum = (numbers.match(/\d+/g) ?? []).reduce((total, number) => total + Number(number), 0);
    const response = await fetch(`${site.origin}/nl/contact/`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'Sec-Fetch-Site': 'same-origin' },
      body: new URLSearchParams({
        ...Object.fromEntries(hidden),
        'captcha-answer': String(sum),
        title: 'ms',
        firstName: 'Anna',
        lastName: 'Peeters',
        email: 'anna@example.be',
        phone: '0470 00 12 31',
        question: 'Is het huis aan de Ourthe nog vrij?',
      }),
    });
    expect([response.status, await response.text()]).toEqual([303, '']);
    const { db } = await openTestStores(join(folder, 'state'));
    const count = async (table: string) =>
      (await db.prepare(`SELECT count(*) AS n FROM ${table}`).first<{ n: number }>())?.n;
    expect([await count('submissions'), await count('outbox')]).toEqual([1, 2]);
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
    dumped = await dumpStores(await openTestStores(lost));
  });
  afterAll(closeTestStores);

  /** Adds accounts, history, a file and a visit that fills its hour. */
  async function fillSite(state: string) {
    const { db, files } = await openTestStores(state);
    await seedAccounts(db, [{ id: 1, secret: 'p'.repeat(32) }], NOW);
    await seedActivity(db, NOW);
    await files.put('submitted/cv', 'a file', {
      httpMetadata: { contentType: 'application/pdf' },
      customMetadata: { form: 'job-contact' },
    });
    const slot = { property: 84213, starts: NOW + 2, ends: NOW + 3, closes: NOW + 1, capacity: 1 };
    await upsertSlots(db, [{ id: 'full', ...slot }]);
    const visit = { language: 'nl', name: 'An', email: 'an@example.be', property: 84213 } as const;
    await insertAppointment(db, { ...visit, id: crypto.randomUUID(), slot: 'full' }, NOW).run();
  }

  const readPages = async (state: string) => {
    const site = await startSite(state, { ENVIRONMENT: 'local' }, join(folder, 'bundle'));
    try {
      return await Promise.all(
        ['/nl/', '/fr/a-vendre/', '/nl/desk/aanmelden/', '/health/'].map(async (path) => {
          const response = await fetch(site.origin + path);
          const html = (await response.text()).replaceAll(site.origin, '');
          return [path, response.status, response.headers.get('X-Snapshot'), html];
        }),
      );
    } finally {
      await site.stop();
    }
  };

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

  /** Books the hour that is full. */
  async function bookFullHour() {
    const { db } = await openTestStores(restored);
    const late = { language: 'nl', name: 'Bo', email: 'bo@example.be', property: 84213 } as const;
    return insertAppointment(db, { ...late, id: crypto.randomUUID(), slot: 'full' }, NOW).run();
  }

  test('still counts places: the triggers are back', async () => {
    await expect(bookFullHour()).rejects.toThrow();
  });

  test('still counts them when a restore before was interrupted while they were away', async () => {
    const { db } = await openTestStores(restored);
    const triggers = await db
      .prepare(`SELECT name FROM sqlite_master WHERE type = 'trigger'`)
      .all<{ name: string }>();
    await db.batch(triggers.results.map(({ name }) => db.prepare(`DROP TRIGGER ${name}`)));
    const words = ['restore', backup, '--replace', '--only', 'database', '--persist-to', restored];
    await runStaffSuccessfully(...words);
    await expect(bookFullHour()).rejects.toThrow();
  });

  test('is not overwritten without being told to', async () => {
    const refused = await runStaff('restore', backup, '--persist-to', restored);
    expect([refused.exitCode, refused.stdout]).toEqual([1, expect.stringContaining('--replace')]);
    await runStaffSuccessfully('restore', backup, '--replace', '--persist-to', restored);
    expect(await dumpStores(await openTestStores(restored))).toEqual(dumped);
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
    await writeFile(join(copy, 'database', 'people.jsonl'), '');
    const words = ['restore', copy, '--replace', '--only', 'database', '--persist-to', restored];
    expect((await runStaff(...words)).exitCode).toBe(1);
    expect(await dumpStores(await openTestStores(restored))).toEqual(dumped);
  });
});

const NOW = Date.UTC(2026, 10, 22, 12);
