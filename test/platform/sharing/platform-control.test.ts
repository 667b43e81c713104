import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parseBrusselsTime } from '../../../src/domain/format/brussels-time';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../../src/domain/format/durations';
import { createPreviewPath } from '../../../src/platform/auth/preview-link';
import { POINTER_KEY } from '../../../src/platform/snapshot/manifest';
import { compileFiles, createTestSite, storeLiveVersion, WITH_LIVE_POINTER } from '../../fixtures';
import { createSmallSnapshot } from '../snapshot/small-snapshot';
import { openSharedSite, readPlatformControl, readSeconds } from './shared-site';

const LIST = '/nl/te-koop/';
/** A day that is 23 hours long, one of 25, and one of 24. */
const DAYS = ['2027-03-28', '2026-10-25', '2026-12-05'];

const loadVersion = async (
  change: (files: ReturnType<typeof createSmallSnapshot>) => void = () => {},
) => {
  const files = createSmallSnapshot();
  change(files);
  return storeLiveVersion(await compileFiles(files));
};
const setTime = (local: string, more = 0) =>
  vi.setSystemTime((parseBrusselsTime(local) ?? Number.NaN) + more);

let version: string;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  setTime('2026-11-27T10:00');
  version = await loadVersion();
});
afterEach(async () => {
  vi.useRealTimers();
  await env.SNAPSHOTS.delete(POINTER_KEY);
});

describe('a page of the version', () => {
  test('is confirmed each hour, behind the visitor, until midnight', async () => {
    const control = readPlatformControl(await (await openSharedSite())(LIST));
    expect(readSeconds(control, 'max-age')).toBe(3600);
    expect(readSeconds(control, 'stale-while-revalidate')).toBe(13 * 3600);
    expect(readSeconds(control, 'stale-if-error')).toBe(13 * 3600);
    // Any of these would forbid the platform to answer while it asks the worker.
    expect(control).not.toMatch(/s-maxage|revalidate,|must-revalidate|proxy/);
  });

  test('is tagged with its version, and names no request', async () => {
    const { headers } = await (await openSharedSite())(LIST);
    expect(headers.get('Cache-Tag')).toBe(`version-${version}`);
    expect(headers.get('X-Request-Id')).toBeNull();
    expect(headers.get('X-Shared')).toBeNull();
  });

  test('is confirmed by 304 within the day, also by another isolate', async () => {
    const tag = (await (await openSharedSite())(LIST)).headers.get('ETag') ?? '';
    const ask = async () => (await openSharedSite())(LIST, { headers: { 'If-None-Match': tag } });
    const confirmed = await ask();
    expect([confirmed.status, readSeconds(readPlatformControl(confirmed), 'max-age')]).toEqual([
      304, 3600,
    ]);
    setTime('2026-11-28T00:00');
    expect((await ask()).status).toBe(200);
  });

  test.each(DAYS)('is kept until the midnight after %s and no second longer', async (day) => {
    const site = await openSharedSite(WITH_LIVE_POINTER);
    const end = parseBrusselsTime(`${day}T23:59`) ?? 0;
    for (const before of [12 * HOUR_MS, HOUR_MS, 30 * MINUTE_MS, MINUTE_MS, SECOND_MS]) {
      vi.setSystemTime(end + MINUTE_MS - before);
      // The same isolate: what it keeps must not say what was true when it was rendered.
      const control = readPlatformControl(await site(LIST));
      const kept = readSeconds(control, 'max-age') + readSeconds(control, 'stale-while-revalidate');
      expect([before, kept]).toEqual([before, before / SECOND_MS]);
    }
  });
});

test('what an isolate keeps is rendered anew after midnight: certificates and rules end then', async () => {
  await loadVersion((files) => {
    for (const record of files['catalogue/property-details.json'])
      Object.assign(record, { EPCEndDate: '2026-11-27' });
  });
  const site = await openSharedSite();
  const path = '/nl/te-koop/durbuy/villa-met-zicht-op-de-ourthe/84213/';
  const read = async () => (await site(path)).text();
  expect(await read()).toContain('EPC-certificaat</span>');
  setTime('2026-11-27T23:59', MINUTE_MS - 1);
  expect(await read()).toContain('EPC-certificaat</span>');
  setTime('2026-11-28T00:00');
  expect(await read()).not.toContain('EPC-certificaat</span>');
});

test('data that a page names by its edition is shared, that of another edition is not', async () => {
  const site = await openSharedSite();
  const html = (await (await site(`${LIST}?view=map`)).text())
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"');
  const named = [...new Set(html.match(/\/nl\/[\w/]+\?version=[^"]+/g))];
  expect(named.length).toBeGreaterThan(1);
  const isShared = async (path: string) => readPlatformControl(await site(path)) !== undefined;
  // The cards of a pin are asked for by their ids.
  for (const path of named)
    expect([path, await isShared(path), await isShared(path.replace(version, 'other'))]).toEqual([
      path,
      true,
      false,
    ]);
});

describe('nothing is shared', () => {
  const isClosed = async (response: Response) =>
    readPlatformControl(response) === undefined && !response.headers.has('Cache-Tag');

  test('of a preview, signed or not', async () => {
    const PREVIEW_SECRET = 'a secret of more than thirty-two characters';
    const site = await openSharedSite({ PREVIEW_SECRET });
    const { preview } = await createPreviewPath(
      LIST,
      [{ id: 1, secret: PREVIEW_SECRET }],
      Date.now(),
    );
    for (const path of [`/preview${LIST}`, preview])
      expect([path, await isClosed(await site(path))]).toEqual([path, true]);
  });

  test('of the embedded version, which no pointer names', async () => {
    await env.SNAPSHOTS.delete(POINTER_KEY);
    expect(await isClosed(await (await createTestSite())(LIST))).toBe(true);
  });

  test('of what was sent, refused, or is not there', async () => {
    const site = await openSharedSite();
    const answers = [
      await site(LIST, { method: 'POST', body: '' }),
      await site(LIST, { method: 'DELETE' }),
      await site('/health/'),
      await site('/nl/bestaat-niet/?id=1'),
    ];
    expect(await Promise.all(answers.map(isClosed))).toEqual([true, true, true, true]);
  });

  test('of a worker that is not configured', async () => {
    expect(
      await isClosed(await (await createTestSite({ variables: { PUBLIC_ORIGIN: '' } }))(LIST)),
    ).toBe(true);
  });
});

test('a path that does not exist is kept for a minute', async () => {
  const missing = await (await openSharedSite())('/nl/bestaat-niet/');
  expect([missing.status, readPlatformControl(missing)]).toEqual([
    404,
    'public, max-age=60, stale-while-revalidate=0, stale-if-error=0',
  ]);
});

test('an isolate that slept answers from the version of now, not from that of then', async () => {
  const site = await openSharedSite({ SNAPSHOT_POLL_S: 30 });
  expect((await site(LIST)).headers.get('X-Snapshot')).toBe(version);
  const next = await loadVersion((files) => {
    for (const record of files['catalogue/properties.json']) record.Price = 433_000;
  });
  vi.setSystemTime(Date.now() + 2 * HOUR_MS);
  const response = await site(LIST);
  expect(response.headers.get('X-Snapshot')).toBe(next);
  expect(response.headers.get('Cache-Tag')).toBe(`version-${next}`);
});
