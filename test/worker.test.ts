import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, test } from 'vitest';
import { MINUTE_MS } from '../src/domain/format/durations';
import { createPreviewPath } from '../src/platform/auth/preview-link';
import { getManifestKey, getSnapshotPartKey, POINTER_KEY } from '../src/platform/snapshot/manifest';
import { findBrokenParts } from '../src/platform/snapshot/verify-store';
import type { SnapshotFiles } from './fixtures';
import { compileFiles, createTestSite, storeLiveVersion } from './fixtures';
import { createSmallSnapshot } from './platform/snapshot/small-snapshot';

const LIST = '/nl/te-koop/';

/** Creates the small snapshot with another price of the villa. */
function createFilesWithVillaPrice(price: number): SnapshotFiles {
  const files = createSmallSnapshot();
  for (const record of files['catalogue/properties.json'])
    if (record.Goal === 0) record.Price = price;
  return files;
}

afterEach(async () => {
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
    const fetchPage = await createTestSite();
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

  test('stays the last good one if the pointer is broken', async () => {
    const fetchPage = await createTestSite();
    const version = await storeLiveVersion(await compileFiles(createFilesWithVillaPrice(422_000)));
    await fetchPage(LIST);
    await env.SNAPSHOTS.put(POINTER_KEY, '{"current":');
    await fetchPage(LIST);
    expect((await fetchPage(LIST)).headers.get('X-Snapshot')).toBe(version);
  });

  test.each([
    ['is no JSON', 'nonsense'],
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

describe('a page', () => {
  test('is a 304 for a browser that has it', async () => {
    const fetchPage = await createTestSite();
    const etag = (await fetchPage(LIST)).headers.get('ETag') ?? '';
    const again = await fetchPage(LIST, { headers: { 'If-None-Match': etag } });
    expect(again.status).toBe(304);
    expect(again.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  });

  test('from the cache equals the rendered one, byte for byte', async () => {
    const fetchPage = await createTestSite();
    const cold = await (await fetchPage(LIST)).text();
    expect(await (await fetchPage(LIST)).text()).toBe(cold);
  });

  test('enforces Trusted Types and allows no inline script and no other host', async () => {
    const { headers } = await (await createTestSite())(LIST);
    const policy = headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Strict-Transport-Security')).toContain('max-age=');
  });

  test.each([
    '/nl/te-koop/?page=0',
    '/nl/te-koop/?page=99999',
    '/nl/te-koop/?page=x&sort=y&type=z',
    '/nl/te-koop/?city=%7C%7C',
    '/nl/te-koop/?city=%FF',
    '/nl/zoeken/?q=%00%5B(',
  ])('%s answers 200', async (path) => {
    expect((await (await createTestSite())(path)).status).toBe(200);
  });

  test('with an unknown path is a 404 with the search and a link home', async () => {
    const response = await (await createTestSite())('/fr/nulle-part/');
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(html.includes('Oups, cette page n’existe plus')).toBe(true);
    expect(html.includes('La page que vous cherchez n’existe plus')).toBe(true);
    expect(html.includes('action="/fr/chercher/"')).toBe(true);
    expect(html.includes('<a class="button button--outlined" href="/fr/">')).toBe(true);
  });
});

describe('preview', () => {
  const PREVIEW_SECRET = 'a secret of more than thirty-two characters';
  /** Creates the small snapshot with a draft menu page. */
  const createFilesWithDraft = () => {
    const files = createSmallSnapshot();
    files['site/menu.json'].push({
      ...files['site/menu.json'][0],
      id: 99,
      path: 'open-day',
      status: 'Draft',
      params: {
        type: 'module',
        path: { nl: 'opendeurdag', fr: 'portes-ouvertes' },
        title: { nl: 'Opendeurdag', fr: 'Portes ouvertes' },
      },
    });
    return files;
  };

  test('is not stored, not indexed and does not redirect', async () => {
    const response = await (await createTestSite())('/preview/nl/te-koop/');
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
    expect(response.headers.get('Referrer-Policy')).toBe('no-referrer');
  });

  test('shows unpublished content only with a link signed by staff', async () => {
    const fetchPage = await createTestSite({
      embedded: createFilesWithDraft(),
      variables: { PREVIEW_SECRET },
    });
    const path = '/nl/opendeurdag/';
    const sign = (expires: number) =>
      createPreviewPath(path, expires, [{ id: 1, secret: PREVIEW_SECRET }]);
    const signedPath = await sign(Date.now() + MINUTE_MS);
    const response = await fetchPage(signedPath);
    expect(response.status).toBe(200);
    expect((await response.text()).includes('Opendeurdag')).toBe(true);
    expect((await fetchPage(path)).status).toBe(404);
    expect((await fetchPage(`/preview${path}`)).status).toBe(404);
    expect((await fetchPage(signedPath.replace(/.{4}\/nl/, 'AAAA/nl'))).status).toBe(404);
    expect((await fetchPage(await sign(Date.now() - 1))).status).toBe(404);
  });

  test('keeps its links in the preview, and no other page shows them', async () => {
    const fetchPage = await createTestSite({
      embedded: createFilesWithDraft(),
      variables: { PREVIEW_SECRET },
    });
    const key = await createPreviewPath('', Date.now() + MINUTE_MS, [
      { id: 1, secret: PREVIEW_SECRET },
    ]);
    const html = await (await fetchPage(`${key}/nl/te-koop/`)).text();
    const links = [...html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)].map(([, path = '']) => path);
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((path) => !path.startsWith(`${key}/`))).toEqual([]);
    expect(links).toContain(`${key}/nl/opendeurdag/`);
    expect((await fetchPage(`${key}/fr/portes-ouvertes/`)).status).toBe(200);
    expect(await (await fetchPage(LIST)).text()).not.toContain('/preview/');
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

test('a worker without a binding or variable names it and serves no page', async () => {
  const fetchPage = await createTestSite({
    variables: { SNAPSHOTS: undefined, PUBLIC_ORIGIN: 'huis-vallee.example' },
  });
  const response = await fetchPage(LIST);
  expect(response.status).toBe(503);
  const text = await response.text();
  expect(text).toContain('SNAPSHOTS is missing');
  expect(text).toContain('PUBLIC_ORIGIN is no URL');
});
