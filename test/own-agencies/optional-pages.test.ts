import { beforeAll, describe, expect, test } from 'vitest';
import { NEEDED_PAGES } from '../../src/platform/snapshot/build/check/needed-pages';
import type { CrawledPage } from '../crawl-pages';
import { crawlPages } from '../crawl-pages';
import { createTestSite } from '../fixtures';
import { buildAgencyFiles, OWN_AGENCIES } from './agencies';

/** The pages that an agency may go without, and that the product itself leads to. */
const OPTIONAL_PAGES = [
  ...NEEDED_PAGES.flatMap(({ original, need }) => (need === 'always' ? [] : [original])),
  '/contact/',
  '/contact-demand/',
  '/demand-register/',
  '/search-register/',
  '/Gastenboek/',
  '/Disclaimer/',
];

/** Builds the files of an agency without a page: neither in its route map, nor in its menu, nor linked by its texts. */
function buildFilesWithout(original: string) {
  const [, agency] = OWN_AGENCIES[0] ?? [];
  if (!agency) throw new Error('no agency');
  const files = buildAgencyFiles(agency);
  files['site/routes.json'] = files['site/routes.json'].filter(
    (route: { original: string }) => route.original !== original,
  );
  files['site/menu.json'] = files['site/menu.json'].filter(
    ({ path }: { path: string }) => `/${path}/`.toLowerCase() !== original.toLowerCase(),
  );
  // What the agency writes itself, the check of a snapshot tells.
  const { footer, popup } = files['site/configuration.json'];
  Object.assign(footer, { bottom: footer.bottom.slice(0, 1) });
  Object.assign(popup, { isPublished: 'no', link: '' });
  for (const { params } of files['site/menu.json'])
    for (const module of params.modules) if (module.link?.path === original) delete module.link;
  return files;
}

const crawl = async (original: string) =>
  crawlPages(await createTestSite({ embedded: buildFilesWithout(original) }));

/** Lists the links and forms of pages that lead to the home page, by their words. */
const listHomeLinks = (pages: readonly CrawledPage[]) =>
  new Set(
    pages.flatMap(({ html }) =>
      [
        ...html.matchAll(
          /<(a|form)\b[^>]*?\s(?:href|action)="\/(?:nl|fr|en)\/(?:[?#][^"]*)?"[^>]*>(.*?)<\/\1>/gs,
        ),
      ].map(
        ([, tag = '', inner = '']) =>
          `${tag}: ${inner
            .replace(/<[^>]*>/g, ' ')
            .trim()
            .slice(0, 60)}`,
      ),
    ),
  );

let known: Set<string>;
beforeAll(async () => {
  known = listHomeLinks(await crawl(''));
});

describe.each(OPTIONAL_PAGES)('without %s', (original) => {
  test('nothing leads to the home page instead', async () => {
    const pages = await crawl(original);
    expect([...listHomeLinks(pages)].filter((link) => !known.has(link))).toEqual([]);
    expect(pages.filter(({ status }) => status !== 200).map(({ path }) => path)).toEqual([]);
  });
});

test('an agency that values no homes speaks of no valuation', async () => {
  const pages = await crawl('/contact-demand/');
  expect(
    pages
      .filter(({ html }) => /gratis schatting|estimation gratuite|free valuation/i.test(html))
      .map(({ path }) => path),
  ).toEqual([]);
});
