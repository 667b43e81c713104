import type { TextKey } from '../../../../domain/language/texts';
import { PRODUCT_PAGES } from '../../../../domain/routing/built-in-routes';
import type { RedirectEnd } from '../../../../domain/routing/follow-redirect';
import { followRedirect } from '../../../../domain/routing/follow-redirect';
import { ARTICLE_CATEGORIES_FILE, MENU_FILE, ROUTES_FILE } from './file-names';
import type { Finding, RuleInput, SnapshotRule } from './finding';
import { createSiteError, createWarningFinding } from './finding';
import { getDraftOriginals, getPageIndex, getPublishedRoutes, ROUTED_FILES } from './routing';

/** Checks that every page of menu and route map leads visitors somewhere (§2.1, §2.6). */
export const REDIRECT_RULE: SnapshotRule = {
  requiredFiles: ROUTED_FILES,
  *check({ source }) {
    yield* findDraftHome(source);
    yield* findLostRedirects(source);
    yield* findRoutesWithoutPage(source);
  },
};

/** Refuses a home page that is a draft: the site would answer 404 at its own address. */
function* findDraftHome(source: RuleInput['source']): Iterable<Finding> {
  if (!getDraftOriginals(source).has('/')) return;
  const home = getPageIndex(source).byOriginal.get('/');
  yield createSiteError(
    MENU_FILE,
    `menu ${home?.id}`,
    'status',
    `is ${home?.status}: the home page must be Published, since logo and site address lead to it`,
    { key: 'DESK_SITE_HOME_HIDDEN' },
  );
}

const REDIRECT_PROBLEMS: Partial<
  Record<RedirectEnd['kind'], readonly [message: string, key: TextKey]>
> = {
  missing: [
    'is empty, and so is that of the default language: give the link, or switch redirect off',
    'DESK_SITE_REDIRECT_MISSING',
  ],
  loop: [
    'leads back to a page that visitors come from: they would never arrive',
    'DESK_SITE_REDIRECT_LOOP',
  ],
  draft: ['leads to a draft, which visitors cannot open', 'DESK_SITE_REDIRECT_HIDDEN'],
};

/** Finds redirects that lead nowhere, in each language in use. */
function* findLostRedirects(source: RuleInput['source']): Iterable<Finding> {
  const table = getPublishedRoutes(source);
  const { inUse, default: fallback } = table.languages;
  for (const [{ id, params }, original] of getPageIndex(source).originals) {
    const entry = table.byOriginal.get(original.toLowerCase());
    if (!params.redirect || !entry) continue;
    for (const language of inUse) {
      const hasLink = params.redirectUrl[language] || params.redirectUrl[fallback];
      const kind = hasLink ? followRedirect(table, entry, language)?.kind : 'missing';
      const [message, key] = (kind && REDIRECT_PROBLEMS[kind]) ?? [];
      const field = `params.redirectUrl.${language}`;
      if (message && key) yield createSiteError(MENU_FILE, `menu ${id}`, field, message, { key });
    }
  }
}

/** Finds entries of the route map of whose path nothing is shown: it answers 404. */
function* findRoutesWithoutPage(source: RuleInput['source']): Iterable<Finding> {
  const { byOriginal } = getPageIndex(source);
  const drawn = new Set(
    [...PRODUCT_PAGES, ...source[ARTICLE_CATEGORIES_FILE].map(({ path }) => path)].map((path) =>
      path.toLowerCase(),
    ),
  );
  for (const { original, type, url } of source[ROUTES_FILE]) {
    if (type !== 'page' || url || byOriginal.has(original.toLowerCase())) continue;
    if (drawn.has(original.toLowerCase())) continue;
    yield createWarningFinding(
      ROUTES_FILE,
      `route ${original}`,
      'original',
      `has no page in ${MENU_FILE}: it answers 404`,
    );
  }
}
