import { describe, expect, test } from 'vitest';
import { toMs } from '../../src/domain/format/period';
import { PERIODS } from '../../src/domain/periods';
import { createPreviewPath } from '../../src/platform/auth/preview-link';
import { createTestSite } from '../fixtures';
import { createSmallSnapshot } from '../platform/snapshot/small-snapshot';

describe('preview', () => {
  const PREVIEW_SECRET = 'a secret of more than thirty-two characters';
  const createPreview = async (path: string, now: number) =>
    (await createPreviewPath(path, [{ id: 1, secret: PREVIEW_SECRET }], now)).preview;
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
    const signedPath = await createPreview(path, Date.now());
    const response = await fetchPage(signedPath);
    expect(response.status).toBe(200);
    expect((await response.text()).includes('Opendeurdag')).toBe(true);
    expect((await fetchPage(path)).status).toBe(404);
    expect((await fetchPage(`/preview${path}`)).status).toBe(404);
    expect((await fetchPage(signedPath.replace(/.{4}\/nl/, 'AAAA/nl'))).status).toBe(404);
    expect(
      (await fetchPage(await createPreview(path, Date.now() - toMs(PERIODS.previewLink) - 1)))
        .status,
    ).toBe(404);
  });

  test('keeps its links in the preview, and no other page shows them', async () => {
    const fetchPage = await createTestSite({
      embedded: createFilesWithDraft(),
      variables: { PREVIEW_SECRET },
    });
    const key = await createPreview('', Date.now());
    const html = await (await fetchPage(`${key}/nl/te-koop/`)).text();
    const links = [...html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)].map(([, path = '']) => path);
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((path) => !path.startsWith(`${key}/`))).toEqual([]);
    expect(links).toContain(`${key}/nl/opendeurdag/`);
    expect((await fetchPage(`${key}/fr/portes-ouvertes/`)).status).toBe(200);
    expect(await (await fetchPage('/nl/te-koop/')).text()).not.toContain('/preview/');
  });
});
