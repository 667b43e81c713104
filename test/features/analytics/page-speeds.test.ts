import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteExpiredData } from '../../../src/delete-expired-data';
import { toBrusselsDay } from '../../../src/domain/format/brussels-day';
import { DAY_MS } from '../../../src/domain/format/durations';
import { emptyTables } from '../../empty-tables';
import { createTestSite } from '../../fixtures';
import type { Meter } from '../../meter-database';
import { meterDatabase } from '../../meter-database';
import { createSnapshotWithHome } from '../../platform/snapshot/small-snapshot';
import { loadRows } from '../forms/form-requests';

const VILLA = '/nl/te-koop/durbuy/anything/84213/';
const LIST = '/nl/te-koop/';
/** A Saturday noon; its week began on Monday the 23rd. */
const SATURDAY = Date.UTC(2026, 10, 28, 12);
const WEEK = '2026-11-23';

let meter: Meter;
let networks = 0;
const postView = async (body: string, address = `192.0.2.${networks++}`) => {
  const site = await createTestSite({
    embedded: createSnapshotWithHome(),
    variables: { TRUSTED_PROXY: 'local', DB: meterDatabase(env.DB, meter) },
  });
  const headers = {
    'Sec-Fetch-Site': 'same-origin',
    'User-Agent': 'Mozilla/5.0 Firefox/140.0',
    'CF-Connecting-IP': address,
  };
  expect((await site('/page-views/', { method: 'POST', body, headers })).status).toBe(204);
};

beforeEach(async () => {
  await emptyTables(['page_views', 'page_view_keys', 'page_speeds', 'property_actions']);
  meter = { written: 0, read: 0 };
  networks = 0;
  vi.useFakeTimers({ toFake: ['Date'], now: SATURDAY });
});
afterEach(() => {
  vi.useRealTimers();
});

const endDay = (days = 1) => deleteExpiredData(env, SATURDAY + days * DAY_MS);
const loadSpeeds = async (): Promise<Record<string, number>> =>
  JSON.parse(String((await loadRows('page_speeds'))[0]?.counts ?? '{}'));

describe('rows written, as D1 itself counts them', () => {
  const VIEWS = [VILLA, LIST, `${VILLA}?lcp=1800&inp=48&cls=1`, '/property/84213/saved/'];

  test.each(VIEWS)('a view of %s: one, and one more when its day has ended', async (body) => {
    await postView('/fr/');
    meter.written = 0;
    await postView(body);
    expect(meter.written).toBe(1);
    await postView(body);
    expect(meter.written).toBe(2);
    await postView(body, '192.0.2.1');
    await postView(body, '192.0.2.1');
    expect(meter.written).toBe(4);
    // The fourth of its network.
    await postView(body, '192.0.2.1');
    expect(meter.written).toBe(4);
  });

  test('a day that ends: one for each page, one for its week and one for its key', async () => {
    for (const page of [VILLA, LIST, LIST, '/fr/']) await postView(`${page}?lcp=1800`);
    meter.written = 0;
    await deleteExpiredData({ ...env, DB: meterDatabase(env.DB, meter) }, SATURDAY + DAY_MS);
    expect(meter.written).toBe(3 + 1 + 1);
    meter = { written: 0, read: 0 };
    await deleteExpiredData({ ...env, DB: meterDatabase(env.DB, meter) }, SATURDAY + DAY_MS);
    expect(meter.written).toBe(0);
  });
});

test('the views of the days before are carried along', async () => {
  for (const [day, views] of [2, 1, 3].entries()) {
    vi.setSystemTime(SATURDAY + day * DAY_MS);
    for (let view = 0; view < views; view++) await postView(VILLA);
  }
  const rows = await loadRows('page_views');
  expect(rows.map(({ views, earlier_views }) => [views, earlier_views])).toEqual([
    [2, 0],
    [1, 2],
    [3, 3],
  ]);
});

test('a day that has ended keeps page, day and numbers', async () => {
  await postView(`${VILLA}?lcp=1800`);
  await postView('/property/84213/saved/');
  await endDay(0);
  expect(await loadRows('page_views')).toEqual([
    expect.objectContaining({ networks: expect.stringMatching(/^,/) }),
  ]);
  await endDay();
  expect(await loadRows('page_views')).toEqual([
    {
      ...{ page: '/property/84213/', day: toBrusselsDay(new Date(SATURDAY)), views: 1 },
      ...{ earlier_views: 0, networks: '', speeds: '{}' },
    },
  ]);
  expect(await loadRows('property_actions')).toEqual([expect.objectContaining({ networks: '' })]);
  expect(await loadRows('page_view_keys')).toEqual([]);
});

test('speeds are counted by week, kind of page and bucket', async () => {
  await postView(`${VILLA}?lcp=1800&inp=48&cls=1`);
  await postView(`${VILLA}?lcp=1700`);
  await postView(`${LIST}?lcp=90000&inp=2001&cls=0`);
  await postView(`${LIST}?lcp=10001`);
  await endDay();
  // The Sunday is of the same week.
  vi.setSystemTime(SATURDAY + DAY_MS);
  await postView(`/nl/favorieten/?lcp=200`);
  await postView(`/nl/?lcp=200`);
  await postView(`${VILLA}?lcp=1800`);
  await endDay(2);
  expect((await loadRows('page_speeds')).map(({ week }) => week)).toEqual([WEEK]);
  expect(await loadSpeeds()).toEqual({
    ...{ 'property lcp 1800': 3, 'property inp 50': 1, 'property cls 1': 1 },
    // 90 seconds are not believed; 2,001 ms and ten seconds are beyond the last bucket.
    ...{ 'list inp Infinity': 1, 'list cls 0': 1, 'list lcp Infinity': 1 },
    ...{ 'other lcp 200': 1, 'home lcp 200': 1 },
  });
});

test('a network adds no more speeds than views', async () => {
  for (let view = 0; view < 9; view++) await postView(`${LIST}?lcp=9000`, '192.0.2.200');
  await endDay();
  expect(await loadSpeeds()).toEqual({ 'list lcp 10000': 3 });
});

test.each([
  '?lcp=-1',
  '?lcp=1.5',
  '?lcp=1e3',
  '?lcp=NaN&inp=Infinity',
  '?lcp=60001&inp=999999&cls=10001',
  '?lcp=99999999999',
  '?lcp=%00&inp=&cls',
  '?fid=3&__proto__=4',
  '?',
  '?lcp=٣',
])('%s is a view without speeds', async (query) => {
  await postView(LIST + query);
  expect((await loadRows('page_views')).map(({ views, speeds }) => [views, speeds])).toEqual([
    [1, '{}'],
  ]);
});

test('whatever is told, a view is one view, and its speeds are at most three counts of known buckets', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ maxLength: 300, unit: 'grapheme' }), async (query) => {
      await emptyTables(['page_views']);
      await postView(`${LIST}?${query}`);
      for (const { views, speeds } of await loadRows('page_views')) {
        expect(views).toBe(1);
        const keys = Object.keys(JSON.parse(String(speeds)));
        expect(keys.length).toBeLessThanOrEqual(3);
        expect(keys.filter((key) => !/^list (lcp|inp|cls) (\d+|Infinity)$/.test(key))).toEqual([]);
      }
    }),
    { numRuns: 40 },
  );
});
