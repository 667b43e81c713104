import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Site } from '../../browser/site-server';
import { startSite } from '../../browser/site-server';
import { closeTestStores, openTestStores, runStaffSuccessfully } from '../staff/staff-tool';

/** What `npm run deploy` publishes, without publishing it. */
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
