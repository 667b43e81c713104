import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { dayInBrussels } from '../../../src/domain/format/day-in-brussels';
import { isolate } from '../../fixtures';

const BROWSER = { 'Sec-Fetch-Site': 'same-origin', 'User-Agent': 'Mozilla/5.0 Firefox/140.0' };
const VILLA = '/nl/te-koop/durbuy/anything/84213/';

beforeEach(async () => {
  await env.DB.prepare('DELETE FROM visits').run();
});

const counted = async () =>
  (await env.DB.prepare('SELECT page, day, visits FROM visits ORDER BY page').all()).results;

const seen = async (path: string, headers: Record<string, string> = BROWSER) =>
  (await isolate())('/visits/', { method: 'POST', body: path, headers });

test('a page that is seen twice has two visits today, under its original path', async () => {
  expect((await seen(VILLA)).status).toBe(204);
  await seen(VILLA);
  const day = dayInBrussels(new Date());
  expect(await counted()).toEqual([{ page: '/property/84213/', day, visits: 2 }]);
});

test('a browser without script counts by a picture that nobody keeps', async () => {
  const response = await (await isolate())(`/visits/?page=${encodeURIComponent(VILLA)}`, {
    headers: BROWSER,
  });
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('Content-Type')).toBe('image/gif');
  expect(await counted()).toHaveLength(1);
});

test.each([
  ['a robot', VILLA, { ...BROWSER, 'User-Agent': 'Googlebot/2.1' }],
  ['another site', VILLA, { ...BROWSER, 'Sec-Fetch-Site': 'cross-site' }],
  ['a preview', `/preview${VILLA}`, BROWSER],
  ['a page that does not exist', '/nl/bestaat-niet/', BROWSER],
  ['a property that nobody offers', '/nl/te-koop/durbuy/anything/99999/', BROWSER],
  ['a project that nobody builds', '/nl/projecten/durbuy/anything/99999/', BROWSER],
  ['nonsense', '\u0000'.repeat(9999), BROWSER],
])('%s is not counted', async (_, path, headers) => {
  expect((await seen(path, headers)).status).toBe(204);
  expect(await counted()).toEqual([]);
});

test('a database that does not answer costs the visitor nothing', async () => {
  await env.DB.prepare('ALTER TABLE visits RENAME TO elsewhere').run();
  expect((await seen(VILLA)).status).toBe(204);
  await env.DB.prepare('ALTER TABLE elsewhere RENAME TO visits').run();
});

test.each([
  ['2026-03-28T23:30:00Z', '2026-03-29'],
  ['2026-03-29T21:59:59Z', '2026-03-29'],
  ['2026-03-29T22:00:00Z', '2026-03-30'],
  ['2026-12-31T23:00:00Z', '2027-01-01'],
])('%s is the %s in Brussels, summer time or not', (moment, day) => {
  expect(dayInBrussels(new Date(moment))).toBe(day);
});
