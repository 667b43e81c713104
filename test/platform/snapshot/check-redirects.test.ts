import { describe, expect, test } from 'vitest';
import { PRODUCT_PAGES } from '../../../src/domain/routing/built-in-routes';
import { createTestSite } from '../../fixtures';
import { createMenuPage } from '../../menu-pages';
import type { SnapshotFiles } from './checked-files';
import { findProblems } from './checked-files';
import { createSmallSnapshot } from './small-snapshot';

/** Adds a page that redirects to these links. */
const addRedirect = (files: SnapshotFiles, path: string, redirectUrl: object, id = 101) =>
  files['site/menu.json'].push(createMenuPage(path, { redirect: true, redirectUrl }, { id }));

describe('a page that leads nowhere is refused', () => {
  const CASES: [string, (files: SnapshotFiles) => void, string[]][] = [
    [
      'a redirect without a link for a language',
      (files) => addRedirect(files, 'weg', { fr: 'https://elders.example/' }),
      [
        'menu 101 params.redirectUrl.nl is empty, and so is that of the default language: give the link, or switch redirect off',
      ],
    ],
    [
      'a page that redirects to itself',
      (files) => addRedirect(files, 'weg', { nl: '/nl/weg/?a=1', fr: 'https://elders.example/' }),
      [
        'menu 101 params.redirectUrl.nl leads back to a page that visitors come from: they would never arrive',
      ],
    ],
    [
      'a page that redirects to a path that it had',
      (files) => {
        addRedirect(files, 'weg', { nl: '/nl/oud/', fr: '/FR/Weg/' });
        files['site/routes.json'].push({
          ...{ original: '/weg/', type: 'page', nl: '/nl/weg/', fr: '/fr/weg/' },
          former: [{ path: '/nl/oud/', since: '2026-11-01' }],
        });
      },
      ['nl', 'fr'].map(
        (language) =>
          `menu 101 params.redirectUrl.${language} leads back to a page that visitors come from: they would never arrive`,
      ),
    ],
    [
      'two pages that redirect to each other',
      (files) => {
        addRedirect(files, 'heen', { nl: '/terug/' });
        addRedirect(files, 'terug', { nl: '/heen/' }, 102);
      },
      [101, 102].flatMap((id) =>
        ['nl', 'fr'].map(
          (language) =>
            `menu ${id} params.redirectUrl.${language} leads back to a page that visitors come from: they would never arrive`,
        ),
      ),
    ],
    [
      'a redirect to a draft',
      (files) => {
        addRedirect(files, 'weg', { nl: '/later/' });
        files['site/menu.json'].push(createMenuPage('later', {}, { id: 102, status: 'Draft' }));
      },
      ['nl', 'fr'].map(
        (language) =>
          `menu 101 params.redirectUrl.${language} leads to a draft, which visitors cannot open`,
      ),
    ],
    [
      'a redirect to an unknown page',
      (files) => addRedirect(files, 'weg', { nl: '/nergens/' }),
      ['menu 101 params.redirectUrl.nl leads to /nergens/, which no page has'],
    ],
    [
      'a home page that is a draft',
      (files) =>
        files['site/menu.json'].push(createMenuPage('home', {}, { id: 1, status: 'Draft' })),
      [
        'menu 1 status is Draft: the home page must be Published, since logo and site address lead to it',
      ],
    ],
  ];
  test.each(CASES)('%s', (_, change, reasons) => {
    expect(findProblems(change).errors).toEqual(reasons);
  });
});

describe('a page of the route map that nothing draws', () => {
  const MESSAGE = 'has no page in site/menu.json: it answers 404';

  test('is a warning', () => {
    const { warnings } = findProblems((files) => {
      files['site/routes.json'].push({ original: '/leeg/', type: 'page', nl: '/nl/leeg/' });
    });
    expect(warnings).toContain(`route /leeg/ original ${MESSAGE}`);
  });

  test('is one but for those that the product draws', async () => {
    const files = createSmallSnapshot();
    files['site/menu.json'] = [];
    const routed = new Set(
      files['site/routes.json'].map((route: { original: string }) => route.original),
    );
    files['site/routes.json'].push(
      ...PRODUCT_PAGES.filter((path) => !routed.has(path)).map((original) => ({
        original,
        type: 'page',
        nl: `/nl${original.toLowerCase()}`,
      })),
    );
    const fetchPage = await createTestSite({ embedded: files });
    for (const { original, nl } of files['site/routes.json'])
      if (PRODUCT_PAGES.includes(original)) expect((await fetchPage(nl)).status).toBe(200);
  });
});
