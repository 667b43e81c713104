import { LANGUAGES } from '../../../../domain/language/language';
import type { Localized } from '../../../../domain/language/localized';
import type { MenuPage } from '../../../../domain/site/menu';
import { flattenMenu, isPublished } from '../../../../domain/site/menu';
import { buildMenuRoutes } from '../../../../domain/site/menu-routes';
import type { RouteMapEntry } from '../../../../domain/site/route-map';
import { ARTICLE_CATEGORIES_FILE, ARTICLES_FILE, MENU_FILE, ROUTES_FILE } from './file-names';
import type { Finding, SnapshotRule } from './finding';
import { createErrorFinding, createSiteError, createWarningFinding } from './finding';

/** Checks that paths in the route map, menu, articles and modules lead to pages (§2.1, §2.5, §2.6). */
export const PAGE_RULES: readonly SnapshotRule[] = [
  {
    requiredFiles: [],
    *check({ source }) {
      for (const entry of source[ROUTES_FILE]) yield* findWrongLanguagePrefixes(entry);
    },
  },
  {
    requiredFiles: [ROUTES_FILE, MENU_FILE],
    *check({ source }) {
      const paths = collectPaths(source[ROUTES_FILE], source[MENU_FILE]);
      for (const { original, breadcrumb } of source[ROUTES_FILE]) {
        for (const [index, { path }] of breadcrumb.entries()) {
          for (const [language, target] of collectTranslations(path)) {
            if (paths.has(target)) continue;
            yield createSiteError(
              ROUTES_FILE,
              `route ${original}`,
              `breadcrumb.${index}.path.${language}`,
              `leads to ${target}, which no page has`,
              { key: 'DESK_SITE_BREADCRUMB_LOST', values: { path: target } },
            );
          }
        }
      }
    },
  },
  {
    requiredFiles: [ROUTES_FILE],
    *check({ source }) {
      const originals = collectOriginals(source[ROUTES_FILE]);
      for (const { id, path, status } of source[ARTICLES_FILE]) {
        if (!path || originals.has(path.toLowerCase())) continue;
        const createFinding = isPublished({ status }) ? createErrorFinding : createWarningFinding;
        yield createFinding(
          ARTICLES_FILE,
          `article ${id}`,
          'path',
          `is ${path}, which ${ROUTES_FILE} does not hold`,
        );
      }
    },
  },
  {
    requiredFiles: [ARTICLES_FILE, ARTICLE_CATEGORIES_FILE, MENU_FILE],
    *check({ source }) {
      const articlePaths = new Set(
        [
          ...source[ARTICLES_FILE].flatMap(({ path }) => path ?? []),
          ...source[ARTICLE_CATEGORIES_FILE].map(({ path }) => path),
        ].map((path) => path.toLowerCase()),
      );
      for (const { original, type } of source[ROUTES_FILE]) {
        if (type !== 'article' || articlePaths.has(original.toLowerCase())) continue;
        yield createErrorFinding(
          ROUTES_FILE,
          `route ${original}`,
          'original',
          `belongs to no article of ${ARTICLES_FILE}`,
        );
      }
    },
  },
  {
    requiredFiles: [ROUTES_FILE],
    *check({ source }) {
      const entryByOriginal = new Map(
        source[ROUTES_FILE].map((entry) => [entry.original.toLowerCase(), entry]),
      );
      for (const page of source[MENU_FILE].filter(isPublished))
        yield* findConflictingPaths(page, entryByOriginal);
    },
  },
  {
    requiredFiles: [ARTICLE_CATEGORIES_FILE],
    *check({ source }) {
      const categoryIds = new Set(source[ARTICLE_CATEGORIES_FILE].map(({ ID }) => String(ID)));
      for (const [record, field, { relations }] of collectModules(source[MENU_FILE])) {
        if (relations.type !== 'category' || categoryIds.has(String(relations.id ?? ''))) continue;
        yield createSiteError(
          MENU_FILE,
          record,
          `${field}.relations.id`,
          `names category ${relations.id ?? 'none'}, which ${ARTICLE_CATEGORIES_FILE} does not hold`,
          { key: 'ALERT_CHOICE_INVALID' },
        );
      }
    },
  },
  {
    requiredFiles: ['site/team.json'],
    *check({ source }) {
      const contacts = new Set(
        source['site/team.json'].flatMap(({ contact }) => contact.map(String)),
      );
      for (const [record, field, { relations }] of collectModules(source[MENU_FILE])) {
        if (relations.type !== 'contact' || relations.id === undefined) continue;
        if (contacts.has(String(relations.id))) continue;
        yield createWarningFinding(
          MENU_FILE,
          record,
          `${field}.relations.id`,
          `names contact ${relations.id}, whom nobody of site/team.json carries`,
        );
      }
      const shown = new Set(
        [...collectModules(source[MENU_FILE])].flatMap(
          ([
            ,
            ,
            {
              relations: { type, id },
            },
          ]) => (type === 'contact' ? [String(id)] : []),
        ),
      );
      for (const { id, contact } of source['site/team.json'])
        for (const [index, one] of contact.entries())
          if (!shown.has(String(one)))
            yield createWarningFinding(
              ...(['site/team.json', `team ${id}`, `contact.${index}`] as const),
              `is ${one}, which no module shows: name the contact of a module, or leave it out`,
            );
    },
  },
];

/** Finds localized paths without their language's prefix (§2.1). */
function* findWrongLanguagePrefixes(entry: RouteMapEntry): Iterable<Finding> {
  for (const language of LANGUAGES) {
    const path = entry[language];
    if (path === undefined || path.startsWith(`/${language}/`)) continue;
    yield createSiteError(
      ROUTES_FILE,
      `route ${entry.original}`,
      language,
      `is ${path}, which does not begin with /${language}/`,
      { key: 'DESK_SITE_PATH_INVALID' },
    );
  }
}

/** Finds pages with different paths in the menu and in the route map. */
function* findConflictingPaths(
  page: MenuPage,
  entryByOriginal: ReadonlyMap<string, RouteMapEntry>,
): Iterable<Finding> {
  const entry = entryByOriginal.get(page.path === 'home' ? '/' : `/${page.path.toLowerCase()}/`);
  if (!entry || page.path === 'home') return;
  for (const [language, path] of collectTranslations(page.params.path)) {
    const route = entry[language];
    if (route === undefined || route === `/${language}/${path}/`) continue;
    yield createWarningFinding(
      MENU_FILE,
      `menu ${page.id}`,
      `params.path.${language}`,
      `is ${path}, but ${ROUTES_FILE} says ${route}, which holds`,
    );
  }
}

const collectModules = (menu: readonly MenuPage[]) =>
  flattenMenu(menu).flatMap((page) =>
    page.params.modules.map(
      (module, index) => [`menu ${page.id}`, `params.modules.${index}`, module] as const,
    ),
  );

const collectOriginals = (entries: readonly { original: string }[]) =>
  new Set(entries.map(({ original }) => original.toLowerCase()));

const collectPaths = (routes: readonly RouteMapEntry[], menu: readonly MenuPage[]) =>
  new Set(
    [...routes, ...buildMenuRoutes(menu, routes)].flatMap((entry) =>
      LANGUAGES.flatMap((language) => entry[language] ?? []),
    ),
  );

const collectTranslations = (localized: Localized | undefined) =>
  LANGUAGES.flatMap((language) => {
    const text = localized?.[language];
    return text ? [[language, text] as const] : [];
  });
