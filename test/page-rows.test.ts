import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { countReadRows } from '../scripts/bench/page-rows/count-read-rows';
import { listGrowingRows } from '../scripts/bench/page-rows/growing-rows';
import { findUncountedPages, OPENED_PAGES } from '../scripts/bench/page-rows/opened-pages';
import { createApp } from '../src/app';
import { createTables } from './database-tables';
import { emptyTables } from './empty-tables';
import { openDesk, resetStaff } from './features/desk/desk-requests';
import {
  createAccountSite,
  openBrowser,
  openSignedIn,
  resetPeople,
  SUBSCRIBER,
} from './features/sign-in/account-requests';

const LEADS = 1000;
/** What is read of a week, a house or a day grows too; a list that is read whole would read four times as much. */
const GROWTH = 4;
const MAX_RATIO = 2;
const MARGIN = 300;

/** Files hold every row. */
const FILES = ['/desk/leads/export/', '/desk/catalogue/export/'];

const OWNER = { email: 'an@example.be', name: 'An', owner: 1, properties: [84213] };

test('every page of accounts and of links in mails is among those whose rows are counted', () => {
  expect(findUncountedPages(createApp().routes)).toEqual({ missing: [], unknown: [] });
});

test('no page of accounts reads a growing table whole: four times the rows do not double what it reads', async () => {
  const few = await countAllPages(LEADS);
  const many = await countAllPages(GROWTH * LEADS);
  expect(few.size).toBeGreaterThan(90);
  const growing = [...many].filter(
    ([path, rows]) => rows > MAX_RATIO * (few.get(path) ?? 0) + MARGIN,
  );
  expect(growing.map(([path, rows]) => [path, few.get(path), rows])).toEqual([]);
}, 60_000);

/** Fills the database and opens every page; returns the rows that each read, by its path. */
async function countAllPages(leads: number): Promise<Map<string, number>> {
  await emptyTables(await createTables());
  await resetStaff();
  await resetPeople([OWNER, SUBSCRIBER]);
  for (const statement of listGrowingRows(leads, Date.now())) await env.DB.prepare(statement).run();
  let rows = 0;
  const DB = countReadRows(env.DB, ({ rowsRead }) => {
    rows += rowsRead;
  });
  const site = await createAccountSite({ DB });
  const browsers = {
    staff: await openDesk(site),
    owner: await openSignedIn(site, OWNER.email),
    subscriber: await openSignedIn(site, SUBSCRIBER.email),
    nobody: openBrowser(site),
  };
  // The job of an hour sums the figures up; before its first run the page does.
  await browsers.staff.get('/nl/desk/cijfers/');
  const counted = new Map<string, number>();
  for (const [route, { by, paths }] of Object.entries(OPENED_PAGES))
    for (const path of paths) {
      if (FILES.includes(route)) continue;
      rows = 0;
      const response = await browsers[by].get(path);
      await response.arrayBuffer();
      expect([path, response.status < 500]).toEqual([path, true]);
      counted.set(path, rows);
    }
  return counted;
}
