import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { toBrusselsDay } from '../../../src/domain/format/brussels-day';
import { HOUR_MS } from '../../../src/domain/format/durations';
import { sumUpFigures } from '../../../src/features/desk/figures/sum-up-figures';
import { formatDeskTime } from '../../../src/features/desk/format-desk-time';
import { toStoredWords } from '../../../src/features/search/empty-searches-store';
import { emptyTables } from '../../empty-tables';
import { createTestContext } from '../../fixtures';
import { loadRows } from '../forms/form-requests';
import type { TestBrowser } from '../sign-in/account-requests';
import { createAccountSite, resetPeople, SUBSCRIBER } from '../sign-in/account-requests';
import { openDesk, resetStaff } from './desk-requests';

let desk: TestBrowser;
let site: Awaited<ReturnType<typeof createAccountSite>>;
beforeEach(async () => {
  await emptyTables([
    ...['page_views', 'portal_views', 'empty_searches', 'saved_searches', 'figures', 'page_speeds'],
  ]);
  await resetPeople();
  await resetStaff();
  site = await createAccountSite();
  desk = await openDesk(site);
});

const readFigures = async () => (await desk.get('/nl/desk/cijfers/')).text();

test('views of a listing are named by source', async () => {
  const day = toBrusselsDay(new Date());
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO page_views (page, day, views) VALUES ('/property/84213/', ?, 7)`,
    ).bind(day),
    env.DB.prepare(
      `INSERT INTO portal_views (property, source, day, views) VALUES (84213, 'Immoweb', ?, 1012)`,
    ).bind(day),
  ]);
  const html = await readFigures();
  expect(html).toContain('<span class="figure-count">1.019</span>');
  expect(html).toContain('Immoweb 1.012, eigen site 7');
});

test('a search that finds nothing is counted by its words alone', async () => {
  await site('/nl/zoeken/?q=Kasteel+met+slotgracht');
  await site('/nl/zoeken/?q=an%40example.be');
  const rows = await loadRows('empty_searches');
  expect(rows.map(({ words }) => words)).toEqual(['kasteel met slotgracht']);
  expect(await readFigures()).toContain('kasteel met slotgracht');
});

test.each([
  ['Kasteel  met gracht', 'kasteel met gracht'],
  ['Barvaux-sur-Ourthe', 'barvaux-sur-ourthe'],
  ['an@example.be', undefined],
  ['0470 00123', undefined],
  ['0470123456', undefined],
  ['<b>', undefined],
  ['x', undefined],
])('of %s is stored: %s', (text, words) => {
  expect(toStoredWords(text)).toBe(words);
});

test('are summed up by a job, and the page says when', async () => {
  const now = Date.now();
  await sumUpFigures(env.DB, (await createTestContext('/nl/')).snapshot, now - 3 * HOUR_MS);
  await site('/nl/zoeken/?q=Kasteel+met+slotgracht');
  const before = await readFigures();
  expect(before).toContain(`Stand van ${formatDeskTime(now - 3 * HOUR_MS, 'nl')}`);
  expect(before).not.toContain('kasteel met slotgracht');
  await sumUpFigures(env.DB, (await createTestContext('/nl/')).snapshot, now);
  expect(await readFigures()).toContain('kasteel met slotgracht');
});

test('what searches want stands beside what is on offer', async () => {
  await env.DB.prepare(
    `INSERT INTO saved_searches (id, account, name, criteria, created_at, seen_at) VALUES ('s', ?, '', ?, 0, 0)`,
  )
    .bind(
      SUBSCRIBER.email,
      JSON.stringify({ goal: 'sale', cities: [{ name: 'HOTTON' }], priceMax: 200_000 }),
    )
    .run();
  const html = await readFigures();
  expect(html.replaceAll(/<svg.*?<\/svg>|<\/?span[^>]*>| data-label="[^"]*"/gs, '')).toMatch(
    /Hotton<\/th><td>1<\/td><td>\d+<\/td>/,
  );
});

test.each([
  [
    'nl',
    '/nl/desk/cijfers/',
    'Pand\u00a0·\u00a0week van',
    ['1,8\u00a0s', '&gt; 2.000\u00a0ms', 'te weinig'],
  ],
  [
    'fr',
    '/fr/desk/chiffres/',
    'Bien\u00a0·\u00a0semaine du',
    ['1,8\u00a0s', '&gt; 2.000\u00a0ms', 'trop peu'],
  ],
])('speeds are those of three in four views, in %s', async (_, path, name, cells) => {
  const week = toBrusselsDay(new Date(Date.now() - 8 * 24 * HOUR_MS));
  const counts = {
    ...{ 'property lcp 1000': 37, 'property lcp 1800': 2, 'property lcp 10000': 11 },
    ...{ 'property inp 100': 10, 'property inp Infinity': 40, 'property cls 0': 49 },
  };
  await env.DB.prepare('INSERT INTO page_speeds (week, counts) VALUES (?, ?)')
    .bind(week, JSON.stringify(counts))
    .run();
  await sumUpFigures(env.DB, (await createTestContext('/nl/')).snapshot, Date.now());
  const html = (await (await desk.get(path)).text()).replaceAll(/<\/?span[^>]*>/g, '');
  const [row = ''] = new RegExp(`${name} [^<]+</th>.*?</tr>`, 's').exec(html) ?? [];
  expect([...row.matchAll(/<td[^>]*>([^<]*)</g)].map(([, cell]) => cell)).toEqual(cells);
});
