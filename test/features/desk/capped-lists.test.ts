import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '../../../src/domain/format/durations';
import { MAX_FIGURES } from '../../../src/features/desk/figures/sum-up-figures';
import { emptyTables } from '../../empty-tables';
import { clearSubmissions } from '../forms/form-requests';
import type { TestBrowser } from '../sign-in/account-requests';
import { createAccountSite } from '../sign-in/account-requests';
import { openDesk, resetStaff } from './desk-requests';

const DESK = '/nl/desk';
const NOW = Date.now();

/** Runs a statement for each number from 0: `?1` is it, as text, and `?2` as number. */
const fill = (count: number, sql: string) =>
  env.DB.batch(
    Array.from({ length: count }, (_, index) =>
      env.DB.prepare(sql).bind(...[String(index), index].slice(0, sql.includes('?2') ? 2 : 1)),
    ),
  );

const insertSlots = (count: number, startsAt: number) =>
  fill(
    count,
    `INSERT INTO slots (id, property, starts_at, ends_at, closes_at, capacity, blocked)
     VALUES (?1, 84213, ${startsAt} + ?2, ${startsAt} + ?2 + 1, ${startsAt}, 4, 'x')`,
  );
const insertVisits = (count: number, slot: string, changedAt: number) =>
  fill(
    count,
    `INSERT INTO visits (id, state, property, slot, language, name, email, created_at, changed_at)
     VALUES (?1, '${slot === 'NULL' ? 'waiting' : 'confirmed'}', 84213, ${slot}, 'nl', 'Bo', ?1 || '@example.be', ${changedAt}, ${changedAt})`,
  );

/** Each list that ends at a number: its page, that number, and how so many rows and more come about. */
const LISTS: Readonly<
  Record<string, { path: string; max: number; fill: (rows: number) => Promise<unknown> }>
> = {
  'failed mails of today': {
    path: `${DESK}/`,
    max: 5,
    fill: (rows) =>
      fill(
        rows,
        `INSERT INTO outbox (id, recipient, subject, mail, state, created_at, due_at, expires_at)
         VALUES (?1, 'bo@example.be', 'Dag', '{}', 'failed', 1, 1, 1)`,
      ),
  },
  'visits that changed since yesterday': {
    path: `${DESK}/`,
    max: 6,
    fill: (rows) => insertVisits(rows, 'NULL', NOW),
  },
  'reports that are open': {
    path: `${DESK}/`,
    max: 8,
    fill: async (rows) => {
      await insertSlots(rows, NOW - 3 * DAY_MS);
      await insertVisits(rows, '?1', 1);
    },
  },
  'other leads of an address': {
    path: `${DESK}/aanvragen/1/`,
    max: 8,
    fill: (rows) =>
      fill(
        rows + 1,
        `INSERT INTO leads (id, key, body_hash, form, language, answers, created_at)
         VALUES (?2 + 1, ?1, '', 'site-contact', 'nl', '{"email":"bo@example.be"}', 1)`,
      ),
  },
  'hours of the agenda': {
    path: `${DESK}/bezoeken/?property=84213`,
    max: 1000,
    fill: (rows) => insertSlots(rows, NOW),
  },
  'figures of properties': {
    path: `${DESK}/cijfers/`,
    max: MAX_FIGURES.properties,
    fill: (rows) =>
      fill(
        rows,
        `INSERT INTO page_views (page, day, views)
         VALUES ('/property/' || (1000 + ?1) || '/', date('now'), 1)`,
      ),
  },
  'searches without result': {
    path: `${DESK}/cijfers/`,
    max: MAX_FIGURES.emptySearches,
    fill: (rows) =>
      fill(
        rows,
        `INSERT INTO empty_searches (words, day, searches, expires_at)
         VALUES ('word ' || ?1, date('now'), 1, 9e15)`,
      ),
  },
};

let desk: TestBrowser;
beforeEach(async () => {
  await clearSubmissions();
  await emptyTables([
    ...['visit_feedback', 'visits', 'slots', 'testimonials', 'page_views'],
    ...['empty_searches', 'figures'],
  ]);
  await resetStaff();
  desk = await openDesk(await createAccountSite());
});

test.each(Object.keys(LISTS))('%s: one too many is said, exactly as many are not', async (name) => {
  const { path, max, fill: fillList } = LISTS[name] ?? { path: '', max: 0, fill: async () => {} };
  await fillList(max);
  const sentence = `Er zijn er meer dan ${max.toLocaleString('nl-BE')}`;
  expect(await (await desk.get(path)).text()).not.toContain('Er zijn er meer dan');
  await clearSubmissions();
  await emptyTables(['visits', 'slots', 'page_views', 'empty_searches', 'figures']);
  await fillList(max + 1);
  expect(await (await desk.get(path)).text()).toContain(sentence);
});

test('all reports that are open are one link away', async () => {
  await insertSlots(12, NOW - 3 * DAY_MS);
  await insertVisits(12, '?1', 1);
  const today = await (await desk.get(`${DESK}/`)).text();
  const [, link = ''] = /href="([^"]*reports=all[^"]*)"/.exec(today) ?? [];
  const all = await (await desk.get(link)).text();
  expect([
    today.split('Verslag schrijven').length - 1,
    all.split('Verslag schrijven').length - 1,
  ]).toEqual([8, 12]);
  expect(all).not.toContain('Er zijn er meer dan');
});

test('the guestbook has pages', async () => {
  await fill(
    60,
    `INSERT INTO testimonials (id, name, about, website, comment, language, created_at)
     VALUES (?1, 'Writer ' || ?1, '', '', 'Goed.', 'nl', ?2)`,
  );
  const names = new Set<string>();
  let path: string | undefined = `${DESK}/gastenboek/`;
  let pages = 0;
  while (path) {
    const html: string = await (await desk.get(path)).text();
    for (const [, name = ''] of html.matchAll(/>(Writer \d+)</g)) names.add(name);
    path = /rel="next" href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
    pages++;
  }
  expect([pages, names.size]).toEqual([3, 60]);
});
