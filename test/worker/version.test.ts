import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { MINUTE_MS } from '../../src/domain/format/durations';
import {
  getManifestKey,
  getSnapshotPartKey,
  POINTER_KEY,
} from '../../src/platform/snapshot/manifest';
import { findBrokenParts } from '../../src/platform/snapshot/verify-store';
import type { SnapshotFiles } from '../fixtures';
import { compileFiles, createTestSite, storeLiveVersion, WITH_LIVE_POINTER } from '../fixtures';
import { createSmallSnapshot } from '../platform/snapshot/small-snapshot';

const LIST = '/nl/te-koop/';
const MAP_FRAME = '/nl/kaart/';

/** Returns the version and build that a page or a frame names of itself. */
const readVersion = (html: string) => /data-version="([^"]+)"/.exec(html)?.[1] ?? '';

/** Creates the small snapshot with another price of the villa. */
function createFilesWithVillaPrice(price: number): SnapshotFiles {
  const files = createSmallSnapshot();
  for (const record of files['catalogue/properties.json'])
    if (record.Goal === 0) record.Price = price;
  return files;
}

afterEach(async () => {
  vi.useRealTimers();
  const { keys } = await env.SNAPSHOTS.list();
  await Promise.all(keys.map(({ name }) => env.SNAPSHOTS.delete(name)));
});

describe('the version that answers', () => {
  test('is the embedded one while KV is empty', async () => {
    const fetchPage = await createTestSite({ embedded: createFilesWithVillaPrice(411_000) });
    const response = await fetchPage(LIST);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('411.000');
  });

  test('is the live one, which X-Snapshot names', async () => {
    const version = await storeLiveVersion(await compileFiles(createFilesWithVillaPrice(422_000)));
    const response = await (await createTestSite())(LIST);
    expect(response.headers.get('X-Snapshot')).toBe(version);
    expect(await response.text()).toContain('422.000');
  });

  test('changes with the pointer, without a restart and never within one page', async () => {
    const fetchPage = await createTestSite({ variables: WITH_LIVE_POINTER });
    const first = await storeLiveVersion(await compileFiles(createFilesWithVillaPrice(422_000)));
    expect((await fetchPage(LIST)).headers.get('X-Snapshot')).toBe(first);
    const second = await storeLiveVersion(await compileFiles(createFilesWithVillaPrice(433_000)), [
      first,
    ]);
    // This request reads the pointer in the background; the next one is answered from the new version.
    await fetchPage(LIST);
    const response = await fetchPage(LIST);
    expect(response.headers.get('X-Snapshot')).toBe(second);
    expect(await response.text()).toContain('433.000');
  });

  test('is the new one a minute after a load, for the first page that is asked for and for all that it loads', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const first = await storeLiveVersion(await compileFiles(createFilesWithVillaPrice(422_000)));
    const fetchPage = await createTestSite({ variables: { SNAPSHOT_POLL_S: 30 } });
    expect(readVersion(await (await fetchPage(LIST)).text())).toContain(first);
    const second = await storeLiveVersion(await compileFiles(createFilesWithVillaPrice(433_000)), [
      first,
    ]);
    vi.setSystemTime(Date.now() + MINUTE_MS);
    const list = await fetchPage(LIST);
    expect(list.headers.get('X-Snapshot')).toBe(second);
    const frame = await fetchPage(MAP_FRAME);
    expect(frame.status).toBe(200);
    expect(readVersion(await frame.text())).toBe(readVersion(await list.text()));
  });

  test('of a frame is named, so that a page of another version does not fill it', async () => {
    const fetchPage = await createTestSite({ variables: WITH_LIVE_POINTER });
    const first = await storeLiveVersion(await compileFiles(createFilesWithVillaPrice(422_000)));
    const list = await (await fetchPage(LIST)).text();
    await storeLiveVersion(await compileFiles(createFilesWithVillaPrice(433_000)), [first]);
    await fetchPage('/nl/');
    const frame = await (await fetchPage(MAP_FRAME)).text();
    expect(readVersion(frame)).not.toBe(readVersion(list));
  });

  test('stays the last good one if the pointer is broken', async () => {
    const fetchPage = await createTestSite({ variables: WITH_LIVE_POINTER });
    const version = await storeLiveVersion(await compileFiles(createFilesWithVillaPrice(422_000)));
    await fetchPage(LIST);
    await env.SNAPSHOTS.put(POINTER_KEY, '{"current":');
    await fetchPage(LIST);
    expect((await fetchPage(LIST)).headers.get('X-Snapshot')).toBe(version);
  });

  test.each([
    ['is not JSON', 'nonsense'],
    ['names a version that does not exist', '{"current":"0123456789ab","previous":[]}'],
  ])('is the embedded one when the pointer %s', async (_, pointer) => {
    await env.SNAPSHOTS.put(POINTER_KEY, pointer);
    const fetchPage = await createTestSite({ embedded: createFilesWithVillaPrice(411_000) });
    expect(await (await fetchPage(LIST)).text()).toContain('411.000');
  });

  test('is the previous one if the manifest of the live one is missing', async () => {
    const first = await storeLiveVersion(await compileFiles(createFilesWithVillaPrice(422_000)));
    const second = await storeLiveVersion(await compileFiles(createFilesWithVillaPrice(433_000)), [
      first,
    ]);
    await env.SNAPSHOTS.delete(getManifestKey(second));
    const response = await (await createTestSite())(LIST);
    expect(response.headers.get('X-Snapshot')).toBe(first);
  });

  test.each(['corrupt', 'another one', 'missing'])(
    'is the previous one for a page whose part is %s',
    async (fault) => {
      const previous = await compileFiles(createFilesWithVillaPrice(422_000));
      const first = await storeLiveVersion(previous);
      const live = await compileFiles(createFilesWithVillaPrice(433_000));
      const second = await storeLiveVersion(live, [first]);
      const [cards = ''] = live.manifest.parts.summaries.nl;
      const [otherCards = ''] = previous.manifest.parts.summaries.nl;
      const otherBytes = previous.parts.get(otherCards) ?? new Uint8Array();
      if (fault === 'corrupt') await env.SNAPSHOTS.put(getSnapshotPartKey(cards), 'no bucket');
      else if (fault === 'missing') await env.SNAPSHOTS.delete(getSnapshotPartKey(cards));
      else await env.SNAPSHOTS.put(getSnapshotPartKey(cards), otherBytes);
      const fetchPage = await createTestSite();
      const list = await fetchPage(LIST);
      expect(list.status).toBe(200);
      expect(list.headers.get('X-Snapshot')).toBe(first);
      // Not cached: the next visitor asks the live version again.
      expect(list.headers.get('ETag')).toBeNull();
      expect(await list.text()).toContain('422.000');
      // A page that does not need the broken part is answered from the live version.
      expect((await fetchPage('/nl/bestaat-niet/')).headers.get('X-Snapshot')).toBe(second);
    },
  );

  test.each(['corrupt', 'missing'])(
    'is the embedded one of the same version for a page whose part in KV is %s',
    async (fault) => {
      const live = await compileFiles(createFilesWithVillaPrice(411_000));
      const version = await storeLiveVersion(live);
      const [cards = ''] = live.manifest.parts.summaries.nl;
      if (fault === 'corrupt') await env.SNAPSHOTS.put(getSnapshotPartKey(cards), 'no bucket');
      else await env.SNAPSHOTS.delete(getSnapshotPartKey(cards));
      const fetchPage = await createTestSite({ embedded: createFilesWithVillaPrice(411_000) });
      const list = await fetchPage(LIST);
      expect(list.status).toBe(200);
      expect(list.headers.get('X-Snapshot')).toBe(version);
      expect(await list.text()).toContain('411.000');
    },
  );

  test('is never the demonstration in production', async () => {
    const embedded = createSmallSnapshot();
    embedded['site/configuration.json'].demonstration = true;
    const fetchPage = await createTestSite({ embedded, variables: { ENVIRONMENT: 'production' } });
    const response = await fetchPage(LIST);
    expect(response.status).toBe(503);
    const text = await response.text();
    expect(text).toContain('snapshot load');
    // The visitor also reads a sentence in the language of the address.
    expect(text).toContain('<html lang="nl">');
    expect(text).toContain('We zijn zo terug');
  });
});

describe('the hourly job', () => {
  test('finds no fault in a complete version or an empty store', async () => {
    expect(await findBrokenParts(env.SNAPSHOTS)).toEqual([]);
    await storeLiveVersion(await compileFiles(createFilesWithVillaPrice(422_000)));
    expect(await findBrokenParts(env.SNAPSHOTS)).toEqual([]);
  });

  test('finds a corrupt and a missing part', async () => {
    const live = await compileFiles(createFilesWithVillaPrice(422_000));
    await storeLiveVersion(live);
    const { index, site } = live.manifest.parts;
    await env.SNAPSHOTS.put(getSnapshotPartKey(index), 'no index');
    await env.SNAPSHOTS.delete(getSnapshotPartKey(site));
    expect((await findBrokenParts(env.SNAPSHOTS)).sort()).toEqual([index, site].sort());
  });
});
