import { beforeAll, describe, expect, test } from 'vitest';
import type { CrawledPage } from '../../crawl-pages';
import { crawlPages, findHeadingFaults } from '../../crawl-pages';
import { createTestSite } from '../../fixtures';
import { checkFiles } from '../../platform/snapshot/checked-files';
import { createSmallSnapshot } from '../../platform/snapshot/small-snapshot';

/** The villa in no town: the fields that a program leaves out, empties or writes as null. */
const createFiles = (city: object) => {
  const files = createSmallSnapshot();
  for (const record of files['catalogue/properties.json']) {
    if (record.ID !== 84213) continue;
    Object.assign(record, city);
  }
  for (const file of ['catalogue/citys.json', 'catalogue/citysSale.json'])
    for (const town of files[file]) town.PropertyCount -= 1;
  files['catalogue/citysSale.json'] = [];
  return files;
};

test.each([{ City: '' }, { City: null }])('the check accepts %j', (city) => {
  const { findings, source } = checkFiles(createFiles(city));
  expect(findings.filter(({ level }) => level !== 'note')).toEqual([]);
  expect(source?.['catalogue/properties.json'][0]?.City).toBe('');
});

describe('a property without a town (§2.4)', () => {
  let fetchPage: Awaited<ReturnType<typeof createTestSite>>;
  let pages: CrawledPage[];
  beforeAll(async () => {
    fetchPage = await createTestSite({ embedded: createFiles({ City: '' }) });
    pages = await crawlPages(fetchPage);
  });

  test('has a page without its segment, and no page has an empty heading or fails', () => {
    const paths = pages.filter(({ status }) => status === 200).map(({ path }) => path);
    expect(paths).toContain('/nl/te-koop/villa-met-zicht-op-de-ourthe/84213/');
    expect(pages.filter(({ status }) => status >= 500)).toEqual([]);
    expect(pages.filter(({ status }) => status === 200).flatMap(findHeadingFaults)).toEqual([]);
  });

  test('is found by its postcode, which names no town without a name', async () => {
    const html = await (await fetchPage('/nl/zoeken/?q=6940')).text();
    expect(html).not.toMatch(/>\s*(?:,|\[6940\])/);
    const list = await (await fetchPage('/nl/te-koop/?city=6940')).text();
    expect(list).toContain('84213');
  });

  test.each([
    '/nl/te-koop/',
    '/nl/te-koop/villa-met-zicht-op-de-ourthe/84213/',
    '/nl/',
    '/nl/favourites/',
  ])('%s names nothing that is empty', async (path) => {
    const html = await (await fetchPage(path)).text();
    expect(html).not.toMatch(/(?:, |\s\[6940\]|, in )<\/|>(?:, |\[6940\])/);
    expect(html).not.toContain('"addressLocality":""');
  });
});
