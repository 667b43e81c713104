import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../src/domain/language/language';
import { BUILT_IN_ROUTES } from '../../../src/domain/routing/built-in-routes';
import type { MenuPage } from '../../../src/domain/site/menu';
import { getOriginalPath } from '../../../src/domain/site/menu-routes';
import type { SnapshotFile, SnapshotSource } from '../../../src/platform/snapshot/build/source';
import { SNAPSHOT_FILE_SCHEMAS } from '../../../src/platform/snapshot/build/source';

const CONTENT_LANGUAGES = ['nl', 'fr'] as const;

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

const SITE_FILES = [
  'site/configuration.json',
  'site/menu.json',
  'site/routes.json',
  'site/articles.json',
  'site/article-categories.json',
  'site/team.json',
] as const satisfies readonly SnapshotFile[];

const readRawFile = (file: SnapshotFile): string =>
  readFileSync(new URL(`../../../data/${file}`, import.meta.url), 'utf8');

function parseSiteFile<File extends SnapshotFile>(file: File): SnapshotSource[File] {
  return v.parse(
    SNAPSHOT_FILE_SCHEMAS[file],
    JSON.parse(readRawFile(file)),
  ) as SnapshotSource[File];
}

const listAllPages = (pages: readonly MenuPage[]): MenuPage[] =>
  pages.flatMap((page) => [page, ...listAllPages(page.childMenus)]);

/** Returns every localized text in a value, with its path and language. */
function listLocalizedTexts(
  value: unknown,
  path = '',
): { path: string; language: string; text: string }[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => listLocalizedTexts(item, `${path}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string'
      ? [{ path: `${path}.${key}`, language: key, text: inner }]
      : listLocalizedTexts(inner, `${path}.${key}`),
  );
}

describe('the files', () => {
  test.each(SITE_FILES)('%s matches its schema', (file) => {
    const result = v.safeParse(SNAPSHOT_FILE_SCHEMAS[file], JSON.parse(readRawFile(file)));
    expect(result.issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)).toBe(
      undefined,
    );
  });

  test.each(SITE_FILES)('%s has every text in Dutch and in French', (file) => {
    const pairs = findLocalizedTexts(JSON.parse(readRawFile(file)));
    expect(pairs.filter(({ nl, fr }) => Boolean(nl) !== Boolean(fr))).toEqual([]);
  });

  test.each(SITE_FILES)('%s has French spaces before : ; ? ! and in guillemets', (file) => {
    const withoutSpace = listLocalizedTexts(JSON.parse(readRawFile(file)))
      .filter(({ language, text }) => language === 'fr' && !text.startsWith('http'))
      .filter(({ text }) => / [:;?!»%]|« |[a-zé]['’]?[?!;](?![\w])/.test(extractVisibleText(text)));
    expect(withoutSpace).toEqual([]);
  });

  test('ids are unique', () => {
    const menu = listAllPages(parseSiteFile('site/menu.json'));
    const lists = [
      menu.map(({ id }) => id),
      menu.flatMap(({ params }) => params.modules.map(({ id }) => id)),
      parseSiteFile('site/articles.json').map(({ id }) => id),
      parseSiteFile('site/article-categories.json').map(({ ID }) => ID),
      parseSiteFile('site/team.json').map(({ id }) => id),
    ];
    for (const ids of lists) expect(new Set(ids).size).toBe(ids.length);
  });
});

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

  test('every route has both languages and a breadcrumb that ends at itself', () => {
    for (const { original, type, nl, fr, breadcrumb } of routes) {
      expect([original, Boolean(nl), Boolean(fr)]).toEqual([original, true, true]);
      const last = breadcrumb.at(-1);
      expect([original, Boolean(last?.name.nl && last.name.fr)]).toEqual([original, true]);
      if (type !== 'feedback') expect(last?.path).toMatchObject({ nl, fr });
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

  test('English has the two paths of §2.2', () => {
    const english = routes.filter(({ en }) => en).map(({ en }) => en);
    expect(english).toEqual(['/en/for-rent/', '/en/login/']);
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
    const menu = parseSiteFile('site/menu.json');
    const expected = [
      ...listAllPages(menu).map((page) => getOriginalPath(page, menu)),
      ...parseSiteFile('site/articles.json').flatMap(({ path }) => path ?? []),
      ...parseSiteFile('site/article-categories.json').map(({ path }) => path),
    ];
    expect(expected.filter((original) => !originals.has(original))).toEqual([]);
  });

  test('a menu page’s path by language is the end of its route', () => {
    const menu = parseSiteFile('site/menu.json');
    for (const page of listAllPages(menu)) {
      const route = routes.find(({ original }) => original === getOriginalPath(page, menu));
      for (const language of CONTENT_LANGUAGES) {
        const ownPath = page.params.path[language];
        expect(route?.[language]).toMatch(
          ownPath === 'home' ? /^\/..\/$/ : new RegExp(`/${ownPath}/$`),
        );
      }
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
      .map(([, path = '']) => path)
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

describe('the menu', () => {
  const menu = parseSiteFile('site/menu.json');
  const byId = (id: number) => menu.find((page) => page.id === id);

  test('shows these pages in this order, eight of them before the overlay', () => {
    const visible = menu
      .filter(({ params }) => params.showFixedMenu)
      .toSorted((a, b) => a.params.sort - b.params.sort);
    expect(visible.map(({ params }) => params.title.nl)).toEqual([
      'Te koop',
      'Te huur',
      'Bouwgrond',
      'Projecten',
      'Campings',
      'Diensten',
      'Ons team',
      'Contact',
      'Veelgestelde vragen',
    ]);
    expect(parseSiteFile('site/configuration.json').header.menu.menuMaxItems).toBe(8);
  });

  test.each([
    [1, 'home', ['property-list', 'category', 'contact']],
    [3, 'for-sale', ['property-list']],
    [4, 'for-rent', ['property-list']],
    [6, 'services', ['category', 'category', 'contact']],
    [10, 'Ons-team', ['category']],
    [20, 'Campings', []],
    [21, 'Bouwgrond', ['property-list']],
    [24, 'Pers', ['category']],
    [25, 'Projects', ['project-list']],
  ])('page %i is %s and shows %j', (id, path, types) => {
    expect(byId(id)?.path).toBe(path);
    expect(byId(id)?.params.modules.map(({ relations }) => relations.type)).toEqual(types);
  });

  test('modules keep the limits of §9', () => {
    const limits = listAllPages(menu).flatMap(({ path, params }) =>
      params.modules.map(({ view, relations, numberItemOfRow, maxItems }) => [
        `${path} ${view || relations.type}`,
        numberItemOfRow,
        maxItems,
      ]),
    );
    expect(limits).toEqual(
      expect.arrayContaining([
        ['home property-list', 4, 4],
        ['home slider-view', 1, 10],
        ['home contact', 4, 4],
        ['services news-view', 4, 9],
        ['Ons-team ons-team-view', 4, 12],
        ['Pers news-view', 4, 40],
        ['FAQ collapse-view', 1, 40],
        ['contact contact', 4, 4],
      ]),
    );
  });

  test('press, contact and FAQ carry the sorts of §9', () => {
    const sorts = ['Pers', 'contact', 'FAQ'].map(
      (path) => menu.find((page) => page.path === path)?.params.sort,
    );
    expect(sorts).toEqual([10, 17, 24]);
  });

  test('campings redirects to an address for each language', () => {
    expect(byId(20)?.params).toMatchObject({
      redirect: true,
      redirectUrl: {
        nl: 'https://campings.huis-vallee.example/nl/',
        fr: 'https://campings.huis-vallee.example/fr/',
      },
    });
  });

  test('every relation exists', () => {
    const categories = new Map(
      parseSiteFile('site/article-categories.json').map(({ ID, key }) => [ID, key]),
    );
    const contacts = new Set(parseSiteFile('site/team.json').flatMap(({ contact }) => contact));
    for (const { relations } of listAllPages(menu).flatMap(({ params }) => params.modules)) {
      if (relations.type === 'category')
        expect([...categories.keys()]).toContain(Number(relations.id));
      if (relations.type === 'contact') expect([...contacts]).toContain(Number(relations.id));
    }
    expect([...categories].filter(([id]) => [8, 9, 10].includes(id))).toEqual([
      [8, 'faq'],
      [9, 'perspublicaties'],
      [10, 'faq-brochures'],
    ]);
  });

  test('one public flag is written as the string "false", as the content system does', () => {
    expect(readRawFile('site/menu.json')).toContain('"public": "false"');
  });

  test('titles and descriptions of pages are present and short enough for search engines', () => {
    for (const { params } of listAllPages(menu)) {
      for (const language of CONTENT_LANGUAGES) {
        const metadata = params.metadata[language];
        expect(metadata?.metadataTitle.length).toBeGreaterThan(20);
        expect(metadata?.metadataTitle.length, metadata?.metadataTitle).toBeLessThanOrEqual(70);
        expect(metadata?.metadataDescription.length).toBeGreaterThan(60);
        expect(
          metadata?.metadataDescription.length,
          metadata?.metadataDescription,
        ).toBeLessThanOrEqual(165);
      }
    }
  });
});

describe('the articles', () => {
  const articles = parseSiteFile('site/articles.json');

  test('every article has a category that exists', () => {
    const ids = parseSiteFile('site/article-categories.json').map(({ ID }) => ID);
    expect(articles.filter(({ category }) => !ids.includes(category))).toEqual([]);
  });

  test.each([
    [7, 4],
    [8, 7],
    [9, 8],
    [10, 2],
    [5, 12],
  ])('category %i holds %i', (category, count) => {
    expect(articles.filter((article) => article.category === category)).toHaveLength(count);
  });

  test.each([
    [7, 300, 560],
    [8, 120, 420],
    [9, 80, 200],
    [10, 120, 350],
  ])('an article of category %i has between %i and %i words', (category, min, max) => {
    for (const article of articles.filter((entry) => entry.category === category)) {
      for (const language of CONTENT_LANGUAGES) {
        const words =
          extractVisibleText(article.body[language] ?? '').match(/[\p{L}\d]+/gu)?.length ?? 0;
        expect([article.path, words >= min && words <= max, words]).toEqual([
          article.path,
          true,
          words,
        ]);
      }
    }
  });

  test('bodies are plain HTML whose tags close', () => {
    for (const { path, body } of articles) {
      for (const language of CONTENT_LANGUAGES)
        expect([path, ...findUnclosedTags(body[language] ?? '')]).toEqual([path]);
    }
    for (const { path, params } of listAllPages(parseSiteFile('site/menu.json'))) {
      for (const language of CONTENT_LANGUAGES)
        expect([path, ...findUnclosedTags(params.content[language] ?? '')]).toEqual([path]);
    }
  });

  test('testimonials have an author, an occasion and a date; press has a paper and a date', () => {
    for (const { category, author, occasion, date, path } of articles) {
      if (category === 5) expect([author.nl, occasion.fr, date, !path]).not.toContain(undefined);
      if (category === 9) expect([author.nl, date, path]).not.toContain(undefined);
    }
  });
});

/** Returns every object with a Dutch or a French text. */
function findLocalizedTexts(value: unknown): { nl?: unknown; fr?: unknown }[] {
  if (Array.isArray(value)) return value.flatMap(findLocalizedTexts);
  if (typeof value !== 'object' || value === null) return [];
  const ownTexts = 'nl' in value || 'fr' in value ? [value as { nl?: unknown; fr?: unknown }] : [];
  return [...ownTexts, ...Object.values(value).flatMap(findLocalizedTexts)];
}

const extractVisibleText = (html: string): string =>
  html.replace(/<[^>]*>/g, ' ').replace(/&amp;/g, '&');

const HTML_TAG =
  /<(\/?)(p|h2|h3|ul|ol|li|strong|em|a|table|thead|tbody|tr|th|td|br)(?: href="[^"]+")?>/g;

/** Returns the tags that stay open, close twice or are not allowed in content. */
function findUnclosedTags(html: string): string[] {
  const open: string[] = [];
  const wrong: string[] = html.replace(HTML_TAG, '').match(/<[^>]*>?/g) ?? [];
  for (const [, closes, tag = ''] of html.matchAll(HTML_TAG)) {
    if (tag === 'br') continue;
    if (!closes) open.push(tag);
    else if (open.pop() !== tag) wrong.push(`</${tag}>`);
  }
  return [...wrong, ...open];
}
