import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../../src/domain/language/language';
import { BUILT_IN_ROUTES } from '../../../../src/domain/routing/built-in-routes';
import { LISTING_SECTIONS } from '../../../../src/domain/routing/section';
import { createPageIndex } from '../../../../src/domain/site/menu-routes';
import {
  CONTENT_LANGUAGES,
  listAllPages,
  parseSiteFile,
  readRawFile,
  SITE_FILES,
} from './site-files';

const THANK_YOU_FORMS = [
  'contact-me',
  'contact-appointment',
  'contact-construction',
  'contact-demand',
  'demand-register',
  'send-to-friend',
  'site-contact',
  'sign-newsletter',
  'testing-testing',
  'site-contact-small',
];

/** Lists, which the breadcrumb of a property or a project leads back to. */
const LISTS: readonly string[] = [...LISTING_SECTIONS, '/Projects/'];

describe('the route map', () => {
  const routes = parseSiteFile('site/routes.json');
  const originals = new Set(routes.map(({ original }) => original));

  test.each(LANGUAGES)('a path in %s leads to one page', (language) => {
    const paths = routes.flatMap((route) => route[language] ?? []);
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
    expect(paths.filter((path) => !path.startsWith(`/${language}/`))).toEqual([]);
  });

  test('originals are unique, whatever their letter case', () => {
    expect(new Set([...originals].map((original) => original.toLowerCase())).size).toBe(
      routes.length,
    );
  });

  test('every route has both languages and a breadcrumb that ends at itself, without a link unless pages below have it', () => {
    for (const { original, nl, fr, breadcrumb } of routes) {
      expect([original, Boolean(nl), Boolean(fr)]).toEqual([original, true, true]);
      // Leads to another site.
      if (original === '/Campings/') continue;
      const last = breadcrumb.at(-1);
      expect([original, Boolean(last?.name.nl && last.name.fr)]).toEqual([original, true]);
      if (LISTS.includes(original)) expect(last?.path).toMatchObject({ nl, fr });
      else expect([original, last?.path]).toEqual([original, undefined]);
    }
  });

  test.each([
    ['/', '/nl/', '/fr/'],
    ['/for-sale/', '/nl/te-koop/', '/fr/a-vendre/'],
    ['/for-rent/', '/nl/te-huur/', '/fr/a-louer/'],
    ['/contact/', '/nl/contact/', '/fr/contact/'],
    ['/services/', '/nl/diensten/', '/fr/services/'],
    ['/demand-register/', '/nl/zoekopdracht/', '/fr/recherche/'],
    ['/contact-demand/', '/nl/gratis-schatting/', '/fr/estimation-gratuite/'],
    ['/search-register/', '/nl/ik-ben-op-zoek/', '/fr/je-recherche/'],
    ['/Ons-team/', '/nl/ons-team/', '/fr/notre-equipe/'],
    ['/Privacy/', '/nl/privacy-statement/', '/fr/privacy-statement/'],
    ['/Cookie-policy/', '/nl/cookie-policy/', '/fr/cookie-policy/'],
    ['/Disclaimer/', '/nl/disclaimer/', '/fr/disclaimer/'],
    ['/FAQ/', '/nl/faq/', '/fr/faq/'],
    ['/Campings/', '/nl/campings/', '/fr/campings/'],
    ['/Bouwgrond/', '/nl/bouwgrond/', '/fr/terrains/'],
    ['/Gastenboek/', '/nl/gastenboek/', "/fr/livre-d'or/"],
    ['/Pers/', '/nl/pers/', '/fr/presse/'],
    ['/Projects/', '/nl/projecten/', '/fr/projets/'],
    ['/login/', '/nl/login/', '/fr/login/'],
    [
      '/feedback/contact-demand/',
      '/nl/bedankt/gratis-schatting/',
      '/fr/merci/estimation-gratuite/',
    ],
  ])('%s is %s and %s', (original, nl, fr) => {
    expect(routes.find((route) => route.original === original)).toMatchObject({ nl, fr });
  });

  test.each(['nl', 'fr', 'en', 'de'] as const)('%s has a path of its own per route', (language) => {
    const paths = routes.map((route) => route[language] ?? '');
    expect(new Set(paths).size).toBe(routes.length);
    for (const path of paths) expect(path.startsWith(`/${language}/`)).toBe(true);
  });

  test.each(THANK_YOU_FORMS)('%s has a thank-you page in both languages', (form) => {
    const route = routes.find(({ original }) => original === `/feedback/${form}/`);
    expect(route).toMatchObject({
      type: 'feedback',
      nl: expect.stringMatching(/^\/nl\/bedankt\/[a-z-]+\/$/),
      fr: expect.stringMatching(/^\/fr\/merci\/[a-z-]+\/$/),
      breadcrumb: [{ name: { nl: 'Bedankt', fr: 'Merci', en: 'Thank you' } }],
    });
  });

  test('every menu page, article and category has its route', () => {
    const expected = [
      ...createPageIndex(parseSiteFile('site/menu.json'), []).originals.values(),
      ...parseSiteFile('site/articles.json').flatMap(({ path }) => path ?? []),
      ...parseSiteFile('site/article-categories.json').map(({ path }) => path),
    ];
    expect(expected.filter((original) => !originals.has(original))).toEqual([]);
  });

  test('holds the path of every menu page, which says none itself', () => {
    for (const [page, path] of createPageIndex(parseSiteFile('site/menu.json'), []).originals) {
      const route = routes.find(({ original }) => original === path);
      expect([path, CONTENT_LANGUAGES.filter((language) => !route?.[language])]).toEqual([
        path,
        [],
      ]);
      expect([path, page.params.path]).toEqual([path, {}]);
    }
  });

  test('an article’s route is of type article and every such route has its article', () => {
    const articles = parseSiteFile('site/articles.json').flatMap(({ path }) => path ?? []);
    const routePaths = routes
      .filter(({ type }) => type === 'article')
      .map(({ original }) => original);
    expect(routePaths.toSorted()).toEqual(articles.toSorted());
  });

  test('links in texts are original paths, which lead to the visitor’s language', () => {
    const links = SITE_FILES.flatMap((file) => [
      ...readRawFile(file).matchAll(/href=\\"(\/[^"\\]*)/g),
    ]);
    expect(links.length).toBeGreaterThan(20);
    const builtIn = new Set(BUILT_IN_ROUTES.map(({ original }) => original));
    const dead = links
      // A link may choose an answer in the form that it leads to.
      .map(([, path = '']) => path.replace(/\?.*/, ''))
      .filter((path) => !originals.has(path) && !builtIn.has(path));
    expect(dead).toEqual([]);
  });

  test('links of modules, top bar and popup are original paths of the route map', () => {
    const { header, popup } = parseSiteFile('site/configuration.json');
    const links = [
      ...listAllPages(parseSiteFile('site/menu.json')).flatMap(({ params }) =>
        params.modules.flatMap(({ link }) => link?.path ?? []),
      ),
      ...[...header.headerLinks.left, ...header.headerLinks.right].map(({ link }) => link),
      popup.link,
    ].filter((link) => typeof link === 'string' && link.startsWith('/'));
    expect(links.filter((link) => typeof link === 'string' && !originals.has(link))).toEqual([]);
    expect(links.length).toBeGreaterThan(5);
  });
});
