import { beforeAll, expect, test } from 'vitest';
import en from '../../data/texts/en.json';
import fr from '../../data/texts/fr.json';
import nl from '../../data/texts/nl.json';
import type { CrawledPage } from '../crawl-pages';
import { crawlPages } from '../crawl-pages';
import { createTestSite } from '../fixtures';
import { buildAgencyFiles, OWN_AGENCIES } from './agencies';

const TEXTS: Record<string, Record<string, string>> = { nl, fr, en };

let pages: CrawledPage[];
beforeAll(async () => {
  const [, agency] = OWN_AGENCIES[0] ?? [];
  if (!agency) throw new Error('There is no agency.');
  const files = buildAgencyFiles(agency);
  for (const file of Object.keys(files).filter((name) => name.startsWith('catalogue/')))
    if (file !== 'catalogue/webIDs.json') Object.assign(files, { [file]: [] });
  files['site/team.json'] = [];
  pages = await crawlPages(await createTestSite({ embedded: files }));
});

/** Finds a page by its path, and the texts of its language. */
function findPage(path: string) {
  const { html = '' } = pages.find((page) => page.path === path) ?? {};
  return { html, texts: TEXTS[path.slice(1, 3)] ?? {} };
}

test('no page of an agency without listings says that a search found nothing', () => {
  expect(pages.length).toBeGreaterThan(30);
  const searched = pages.filter(
    ({ path, html }) => path !== '/' && html.includes(findPage(path).texts.NO_PROPERTIES ?? ''),
  );
  expect(searched.map(({ path }) => path)).toEqual([]);
  expect(pages.filter(({ status }) => status !== 200)).toEqual([]);
});

test.each([
  ['/nl/te-koop/', 'LISTING_NONE_FOR_SALE'],
  ['/fr/a-louer/', 'LISTING_NONE_FOR_RENT'],
  ['/en/building-plots/', 'LISTING_NO_PLOTS'],
])('%s says that nothing is on offer, and offers to save the search', (path, key) => {
  const { html, texts } = findPage(path);
  expect(html).toContain(texts[key]);
  expect(html).toContain(texts.SAVED_SEARCH_TILE_ACTION);
  expect(html).toContain(`<meta name="description" content="${texts[key]}"`);
  for (const tool of ['class="sort"', 'class="views"', 'class="listing__filters"'])
    expect(html).not.toContain(tool);
});

test.each([
  ['/nl/', 'NO_PROPERTIES_YET'],
  ['/fr/', 'NO_PROPERTIES_YET'],
])('%s says what is not there: %s', (path, key) => {
  const { html, texts } = findPage(path);
  expect(html.replaceAll('&#x27;', '’')).toContain(texts[key]);
});
