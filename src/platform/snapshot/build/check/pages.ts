import { LANGUAGES } from '../../../../domain/language/language';
import type { Localized } from '../../../../domain/language/localized';
import type { MenuPage } from '../../../../domain/site/menu';
import { isPublished } from '../../../../domain/site/menu';
import { menuRoutes } from '../../../../domain/site/menu-routes';
import type { RouteMapEntry } from '../../../../domain/site/route-map';
import { flatMenu } from './duplicates';
import type { Finding, Rule } from './finding';
import { error, warning } from './finding';

const ROUTES = 'site/routes.json';
const MENU = 'site/menu.json';
const ARTICLES = 'site/articles.json';
const ARTICLE_CATEGORIES = 'site/article-categories.json';

/** Paths lead somewhere: route map, menu, articles and modules name each other rightly (§2.1, §2.5, §2.6). */
export const PAGES: readonly Rule[] = [
  {
    whole: [],
    *find({ source }) {
      for (const entry of source[ROUTES]) yield* strayLanguages(entry);
    },
  },
  {
    whole: [ROUTES, MENU],
    *find({ source }) {
      const paths = pathsOf(source[ROUTES], source[MENU]);
      for (const { original, breadcrumb } of source[ROUTES]) {
        for (const [index, { path }] of breadcrumb.entries()) {
          for (const [language, wanted] of textsOf(path)) {
            if (paths.has(wanted)) continue;
            yield error(
              ROUTES,
              `route ${original}`,
              `breadcrumb.${index}.path.${language}`,
              `leads to ${wanted}, which no page has`,
            );
          }
        }
      }
    },
  },
  {
    whole: [ROUTES],
    *find({ source }) {
      const originals = originalsOf(source[ROUTES]);
      for (const { id, path, status } of source[ARTICLES]) {
        if (!path || originals.has(path.toLowerCase())) continue;
        const finding = isPublished({ status }) ? error : warning;
        yield finding(
          ARTICLES,
          `article ${id}`,
          'path',
          `is ${path}, which ${ROUTES} does not hold`,
        );
      }
    },
  },
  {
    whole: [ARTICLES, ARTICLE_CATEGORIES, MENU],
    *find({ source }) {
      const known = new Set(
        [
          ...source[ARTICLES].flatMap(({ path }) => path ?? []),
          ...source[ARTICLE_CATEGORIES].map(({ path }) => path),
        ].map((path) => path.toLowerCase()),
      );
      for (const { original, type } of source[ROUTES]) {
        if (type !== 'article' || known.has(original.toLowerCase())) continue;
        yield error(
          ROUTES,
          `route ${original}`,
          'original',
          `belongs to no article of ${ARTICLES}`,
        );
      }
    },
  },
  {
    whole: [ROUTES],
    *find({ source }) {
      const mapped = new Map(source[ROUTES].map((entry) => [entry.original.toLowerCase(), entry]));
      for (const page of source[MENU].filter(isPublished)) yield* otherPaths(page, mapped);
    },
  },
  {
    whole: [ARTICLE_CATEGORIES],
    *find({ source }) {
      const known = new Set(source[ARTICLE_CATEGORIES].map(({ ID }) => String(ID)));
      for (const [record, field, { relations }] of modulesOf(source[MENU])) {
        if (relations.type !== 'category' || known.has(String(relations.id ?? ''))) continue;
        yield error(
          MENU,
          record,
          `${field}.relations.id`,
          `names category ${relations.id ?? 'none'}, which ${ARTICLE_CATEGORIES} does not hold`,
        );
      }
    },
  },
  {
    whole: ['site/team.json'],
    *find({ source }) {
      const known = new Set(source['site/team.json'].flatMap(({ contact }) => contact.map(String)));
      for (const [record, field, { relations }] of modulesOf(source[MENU])) {
        if (relations.type !== 'contact' || relations.id === undefined) continue;
        if (known.has(String(relations.id))) continue;
        yield warning(
          MENU,
          record,
          `${field}.relations.id`,
          `names contact ${relations.id}, whom nobody of site/team.json carries`,
        );
      }
    },
  },
  {
    whole: [ROUTES],
    *find({ source }) {
      const originals = originalsOf([
        ...source[ROUTES],
        ...menuRoutes(source[MENU], source[ROUTES]),
      ]);
      for (const [record, field, { link }] of modulesOf(source[MENU])) {
        if (!link || /^(https?:|mailto:|tel:|#)/.test(link.path)) continue;
        if (originals.has(link.path.toLowerCase())) continue;
        yield error(MENU, record, `${field}.link.path`, `leads to ${link.path}, which no page has`);
      }
    },
  },
];

/** §2.1: a localized path carries its language's prefix; another would be another language's page. */
function* strayLanguages(entry: RouteMapEntry): Iterable<Finding> {
  for (const language of LANGUAGES) {
    const path = entry[language];
    if (path === undefined || path.startsWith(`/${language}/`)) continue;
    yield error(
      ROUTES,
      `route ${entry.original}`,
      language,
      `is ${path}, which does not begin with /${language}/`,
    );
  }
}

/** Where the menu and the route map both name a page, they name the same path. */
function* otherPaths(
  page: MenuPage,
  mapped: ReadonlyMap<string, RouteMapEntry>,
): Iterable<Finding> {
  const entry = mapped.get(page.path === 'home' ? '/' : `/${page.path.toLowerCase()}/`);
  if (!entry || page.path === 'home') return;
  for (const [language, path] of textsOf(page.params.path)) {
    const route = entry[language];
    if (route === undefined || route === `/${language}/${path}/`) continue;
    yield warning(
      MENU,
      `menu ${page.id}`,
      `params.path.${language}`,
      `is ${path}, but ${ROUTES} says ${route}, which holds`,
    );
  }
}

const modulesOf = (menu: readonly MenuPage[]) =>
  flatMenu(menu).flatMap((page) =>
    page.params.modules.map(
      (module, index) => [`menu ${page.id}`, `params.modules.${index}`, module] as const,
    ),
  );

const originalsOf = (entries: readonly { original: string }[]) =>
  new Set(entries.map(({ original }) => original.toLowerCase()));

const pathsOf = (routes: readonly RouteMapEntry[], menu: readonly MenuPage[]) =>
  new Set(
    [...routes, ...menuRoutes(menu, routes)].flatMap((entry) =>
      LANGUAGES.flatMap((language) => entry[language] ?? []),
    ),
  );

const textsOf = (localized: Localized | undefined) =>
  LANGUAGES.flatMap((language) => {
    const text = localized?.[language];
    return text ? [[language, text] as const] : [];
  });
