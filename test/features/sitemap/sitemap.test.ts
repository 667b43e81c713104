/// <reference types="vite/types/importMeta.d.ts" />
import { describe, expect, test } from 'vitest';
import { countPropertyFiles } from '../../../src/features/sitemap/property-paths';
import type { SnapshotFiles } from '../../fixtures';
import { createTestSite } from '../../fixtures';
import { createProjectSnapshot } from '../../platform/snapshot/project-snapshot';
import { createSmallSnapshot } from '../../platform/snapshot/small-snapshot';
import { readStructuredData } from '../../structured-data/read-data';

const ORIGIN = 'http://localhost:8787';
const VILLA_NL = `${ORIGIN}/nl/te-koop/durbuy/villa-met-zicht-op-de-ourthe/84213/`;
const VILLA_FR = `${ORIGIN}/fr/a-vendre/durbuy/villa-avec-vue-sur-lourthe/84213/`;

type Site = Awaited<ReturnType<typeof createTestSite>>;

const readLocations = async (site: Site, path: string): Promise<string[]> =>
  [...(await (await site(path)).text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);

/** Reads the addresses of all sitemaps that /sitemap.xml names. */
async function crawlSitemaps(site: Site): Promise<string[]> {
  const sitemaps = await readLocations(site, '/sitemap.xml');
  const lists = await Promise.all(
    sitemaps.map((url) => readLocations(site, new URL(url).pathname)),
  );
  return lists.flat();
}

describe('the sitemap', () => {
  test('is named by robots.txt, which keeps previews out', async () => {
    const robots = await (await createTestSite())('/robots.txt');
    expect(robots.headers.get('Content-Type')).toContain('text/plain');
    expect(await robots.text()).toBe(
      `User-agent: *\nDisallow: /preview/\n\nSitemap: ${ORIGIN}/sitemap.xml\n`,
    );
  });

  test('lists a page in each language, with its alternates and the default; no date that nobody knows', async () => {
    const response = await (await createTestSite())('/sitemap/properties-0.xml');
    expect(response.headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
    // An hour, or what is left of the day.
    const [, seconds] = /^max-age=(\d+)$/.exec(response.headers.get('Cache-Control') ?? '') ?? [];
    expect(Number(seconds)).toBeLessThanOrEqual(3600);
    const xml = await response.text();
    const alternates =
      `<xhtml:link rel="alternate" hreflang="nl" href="${VILLA_NL}"/>` +
      `<xhtml:link rel="alternate" hreflang="fr" href="${VILLA_FR}"/>` +
      `<xhtml:link rel="alternate" hreflang="x-default" href="${VILLA_NL}"/>`;
    for (const url of [VILLA_NL, VILLA_FR])
      expect(xml).toContain(`<url><loc>${url}</loc>${alternates}</url>`);
  });

  test('holds pages that answer 200, may be indexed and are canonical, of every kind', async () => {
    const site = await createTestSite({ embedded: createProjectSnapshot() });
    const urls = await crawlSitemaps(site);
    expect(urls.length).toBe(new Set(urls).size);
    for (const part of ['/nl/te-koop/', '/fr/a-vendre/', '/84213/', '/faq/', '/projecten/'])
      expect(
        urls.some((url) => url.includes(part)),
        part,
      ).toBe(true);
    for (const url of urls) {
      const response = await site(new URL(url).pathname);
      const html = await response.text();
      expect([url, response.status]).toEqual([url, 200]);
      expect(html, url).not.toContain('content="noindex"');
      expect(html, url).toContain(`rel="canonical" href="${url}"`);
    }
  });

  test.each(['noindex, nofollow', 'None'])(
    'leaves out a language whose robots are told %s, and no page calls it another of its languages',
    async (robots) => {
      const files = createSmallSnapshot();
      files['site/configuration.json'].seo = { fr: { robots } };
      const site = await createTestSite({ embedded: files });
      const urls = await crawlSitemaps(site);
      expect(urls).toContain(VILLA_NL);
      expect(urls.filter((url) => url.startsWith(`${ORIGIN}/fr/`))).toEqual([]);
      for (const path of ['/sitemap/properties-0.xml', new URL(VILLA_NL).pathname])
        expect(await (await site(path)).text()).not.toMatch(/rel="alternate" hreflang="fr"/i);
    },
  );

  test('leaves out sold properties, drafts and pages that redirect', async () => {
    const files: SnapshotFiles = createSmallSnapshot();
    for (const record of files['catalogue/properties.json'])
      if (record.ID === 84213) record.Marquee = 1;
    files['site/menu.json'][0].status = 'Draft';
    const urls = await crawlSitemaps(await createTestSite({ embedded: files }));
    expect(urls.filter((url) => url.includes('84213'))).toEqual([]);
    expect(urls.filter((url) => url.includes('84300'))).toHaveLength(2);
    expect(urls.filter((url) => url.endsWith('/nl/te-koop/'))).toEqual([]);
  });

  test.each(['/sitemap/properties-1.xml', '/sitemap/properties-.xml', '/sitemap/other.xml'])(
    'has no file %s',
    async (path) => {
      expect((await (await createTestSite())(path)).status).toBe(404);
    },
  );

  test.each([
    [0, 1],
    [120, 1],
    [512, 1],
    [513, 2],
    [12_000, 32],
    [120_000, 256],
  ])('of %d properties has %d files of them', (count, files) => {
    expect(countPropertyFiles({ count })).toBe(files);
  });
});

test('a page names the default language for visitors of any other', async () => {
  const html = await (await (await createTestSite())(new URL(VILLA_FR).pathname)).text();
  expect(html).toContain(`hrefLang="x-default" href="${VILLA_NL}"`);
});

test.each([
  [2, 1, 3],
  [0, 1, 1],
  [undefined, 1, 1],
  [2, undefined, 2],
  [0, 0, undefined],
  [undefined, undefined, undefined],
])(
  '%s rooms with a bath and %s with a shower are %s to a search engine',
  async (bath, shower, total) => {
    const files = createSmallSnapshot();
    for (const record of files['catalogue/property-details.json'])
      Object.assign(record, { NumberOfBathRooms: bath, NumberOfShowerRooms: shower });
    const site = await createTestSite({ embedded: files });
    const html = await (await site(new URL(VILLA_NL).pathname)).text();
    const about = expect.not.objectContaining({ numberOfBathroomsTotal: expect.anything() });
    expect(readStructuredData(html)[1]).toMatchObject({
      about: total ? { numberOfBathroomsTotal: total } : about,
    });
  },
);

test('the structured data of a home holds area, rooms, energy label and breadcrumb', async () => {
  const html = await (await (await createTestSite())(new URL(VILLA_NL).pathname)).text();
  expect(readStructuredData(html)).toMatchObject([
    {
      itemListElement: [
        { position: 1, item: { '@id': `${ORIGIN}/nl/` } },
        { position: 2, name: 'Te koop', item: { '@id': `${ORIGIN}/nl/te-koop/` } },
        { position: 3, name: 'Villa met zicht op de Ourthe' },
      ],
    },
    {
      about: {
        '@type': 'House',
        floorSize: { value: 210, unitCode: 'MTK' },
        numberOfBedrooms: 4,
        additionalProperty: { propertyID: 'EPC', value: 'B' },
      },
    },
  ]);
});
