import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { toBrusselsDay } from '../../../src/domain/format/brussels-day';
import { signNetwork } from '../../../src/platform/auth/network';
import { createTestSite } from '../../fixtures';
import { createSnapshotWithHome } from '../../platform/snapshot/small-snapshot';

const BROWSER_HEADERS = {
  'Sec-Fetch-Site': 'same-origin',
  'User-Agent': 'Mozilla/5.0 Firefox/140.0',
};
const VILLA = '/nl/te-koop/durbuy/anything/84213/';

beforeEach(async () => {
  await env.DB.batch([
    env.DB.prepare('DELETE FROM page_views'),
    env.DB.prepare('DELETE FROM page_view_keys'),
    env.DB.prepare('DELETE FROM property_actions'),
  ]);
});

const loadPageViews = async () =>
  (await env.DB.prepare('SELECT page, day, views FROM page_views ORDER BY page').all()).results;

const postPageView = async (path: string, headers: Record<string, string> = BROWSER_HEADERS) =>
  (
    await createTestSite({
      embedded: createSnapshotWithHome(),
      variables: { TRUSTED_PROXY: 'local' },
    })
  )('/page-views/', {
    method: 'POST',
    body: path,
    headers,
  });

test('two views of a page are counted today, under its original path', async () => {
  expect((await postPageView(VILLA)).status).toBe(204);
  await postPageView(VILLA);
  const day = toBrusselsDay(new Date());
  expect(await loadPageViews()).toEqual([{ page: '/property/84213/', day, views: 2 }]);
});

test('one network counts three views of a page a day, another one its own', async () => {
  const from = (address: string) => ({ ...BROWSER_HEADERS, 'CF-Connecting-IP': address });
  for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.1'])
    await postPageView(VILLA, from(address));
  expect(await loadPageViews()).toEqual([expect.objectContaining({ views: 3 })]);
  await postPageView(VILLA, from('192.0.2.2'));
  await postPageView('/fr/', from('192.0.2.1'));
  expect(await loadPageViews()).toEqual([
    expect.objectContaining({ page: '/', views: 1 }),
    expect.objectContaining({ page: '/property/84213/', views: 4 }),
  ]);
});

test('300 views from one network count as three', async () => {
  const site = await createTestSite({ variables: { TRUSTED_PROXY: 'local' } });
  for (let round = 0; round < 3; round++)
    await Promise.all(
      Array.from({ length: 100 }, () =>
        site('/page-views/', {
          method: 'POST',
          body: VILLA,
          headers: { ...BROWSER_HEADERS, 'CF-Connecting-IP': '192.0.2.1' },
        }),
      ),
    );
  expect(await loadPageViews()).toEqual([expect.objectContaining({ views: 3 })]);
});

describe('what visitors do with a property', () => {
  const loadActions = async () =>
    (
      await env.DB.prepare(
        'SELECT property, action, day, count FROM property_actions ORDER BY action',
      ).all()
    ).results;

  test('is counted by day, three times a network at most, and not as a view', async () => {
    for (let round = 0; round < 5; round++) await postPageView('/property/84213/saved/');
    await postPageView('/property/84213/shared/');
    const day = toBrusselsDay(new Date());
    expect(await loadActions()).toEqual([
      { property: 84213, action: 'saved', day, count: 3 },
      { property: 84213, action: 'shared', day, count: 1 },
    ]);
    expect(await loadPageViews()).toEqual([]);
  });

  test.each(['/property/99999/saved/', '/property/84213/sold/', '/property/84213/saved'])(
    '%s counts nothing',
    async (path) => {
      expect((await postPageView(path)).status).toBe(204);
      expect(await loadActions()).toEqual([]);
    },
  );
});

test('no address is stored, and the same network has another hash with another key', async () => {
  await postPageView(VILLA, { ...BROWSER_HEADERS, 'CF-Connecting-IP': '192.0.2.1' });
  const rows = (await env.DB.prepare('SELECT * FROM page_views').all()).results;
  expect(rows).toEqual([
    expect.objectContaining({ networks: expect.stringMatching(/^,[\w-]{8}$/) }),
  ]);
  expect(JSON.stringify(rows)).not.toContain('192.0.2');
  const sign = (secret: string) =>
    signNetwork('192.0.2.1', { ENVIRONMENT: 'development', TRUSTED_PROXY: 'local' }, [
      { id: 0, secret },
    ]);
  expect(await sign('a')).not.toBe(await sign('b'));
});

test('a browser without script is counted by an uncacheable picture', async () => {
  const response = await (await createTestSite())(
    `/page-views/?page=${encodeURIComponent(VILLA)}`,
    {
      headers: BROWSER_HEADERS,
    },
  );
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('Content-Type')).toBe('image/gif');
  expect(await loadPageViews()).toHaveLength(1);
});

test.each([
  ['a robot', VILLA, { ...BROWSER_HEADERS, 'User-Agent': 'Googlebot/2.1' }],
  ['a preview', `/preview${VILLA}`, BROWSER_HEADERS],
  ['a page that does not exist', '/nl/bestaat-niet/', BROWSER_HEADERS],
  ['an unknown property', '/nl/te-koop/durbuy/anything/99999/', BROWSER_HEADERS],
  ['an unknown project', '/nl/projecten/durbuy/anything/99999/', BROWSER_HEADERS],
  ['nonsense', '\u0000'.repeat(9999), BROWSER_HEADERS],
])('%s is not counted', async (_, path, headers) => {
  expect((await postPageView(path, headers)).status).toBe(204);
  expect(await loadPageViews()).toEqual([]);
});

test('another site is refused', async () => {
  const headers = { ...BROWSER_HEADERS, 'Sec-Fetch-Site': 'cross-site' };
  expect((await postPageView(VILLA, headers)).status).toBe(403);
  expect(await loadPageViews()).toEqual([]);
});

test.each([{ 'Sec-Fetch-Site': 'cross-site' }, { 'Sec-Fetch-Site': 'none' }, {}])(
  'a picture that no page of ours shows is not counted: %j',
  async (headers) => {
    const site = await createTestSite();
    const path = `/page-views/?page=${encodeURIComponent(VILLA)}`;
    const agent = { 'User-Agent': BROWSER_HEADERS['User-Agent'] };
    expect((await site(path, { headers: { ...agent, ...headers } })).status).toBe(200);
    expect(await loadPageViews()).toEqual([]);
  },
);

test('a database that does not answer delays no visitor', async () => {
  await env.DB.prepare('ALTER TABLE visits RENAME TO elsewhere').run();
  expect((await postPageView(VILLA)).status).toBe(204);
  await env.DB.prepare('ALTER TABLE elsewhere RENAME TO visits').run();
});

test.each([
  ['2026-03-28T23:30:00Z', '2026-03-29'],
  ['2026-03-29T21:59:59Z', '2026-03-29'],
  ['2026-03-29T22:00:00Z', '2026-03-30'],
  ['2026-12-31T23:00:00Z', '2027-01-01'],
])('%s is the %s in Brussels, summer time or not', (moment, day) => {
  expect(toBrusselsDay(new Date(moment))).toBe(day);
});
