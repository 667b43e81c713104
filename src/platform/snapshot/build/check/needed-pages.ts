import { localizePath } from '../../../../domain/routing/href';
import type { ListingSection } from '../../../../domain/routing/section';
import { getLanguagesInUse } from '../../../../domain/site/configuration/language-settings';
import { collectDraftOriginals } from '../../../../domain/site/filter-published';
import { buildRouteTable } from '../../route-table';
import {
  ARTICLE_CATEGORIES_FILE,
  CITIES_FILE,
  CONFIGURATION_FILE,
  MENU_FILE,
  PROJECTS_FILE,
  ROUTES_FILE,
} from './file-names';
import type { SnapshotRule } from './finding';
import { createSiteError, createWarningFinding } from './finding';

/** When a site needs a page that its route map and menu may lack: always, or with what its catalogue holds. */
type PageNeed = 'always' | ListingSection | 'projects';

/**
 * The pages that the product itself leads to, by their original paths: when a site needs each, and what for. What is
 * not here it may go without: every link to it is left out then.
 */
export const NEEDED_PAGES: readonly { original: string; need: PageNeed; reason: string }[] = [
  { original: '/Privacy/', need: 'always', reason: 'every form links to it, as the law asks' },
  {
    original: '/Cookie-policy/',
    need: 'always',
    reason: 'the question about cookies links to it, as the law asks',
  },
  { original: '/login/', need: 'always', reason: 'owners sign in there, and mails lead to it' },
  ...[
    { original: '/for-sale/', reason: 'properties for sale are listed there' } as const,
    { original: '/for-rent/', reason: 'properties for rent are listed there' } as const,
    { original: '/Bouwgrond/', reason: 'building plots are listed there' } as const,
  ].map((page) => ({ ...page, need: page.original })),
  { original: '/Projects/', need: 'projects', reason: 'new-build projects are listed there' },
];

/** Names the pages that a site needs and that visitors of a language do not find. */
export const NEEDED_PAGE_RULE: SnapshotRule = {
  requiredFiles: [CONFIGURATION_FILE, MENU_FILE, ROUTES_FILE, ARTICLE_CATEGORIES_FILE, CITIES_FILE],
  *check({ source }, { sections }) {
    const site = {
      configuration: source[CONFIGURATION_FILE],
      menu: source[MENU_FILE],
      routes: source[ROUTES_FILE],
      articleCategories: source[ARTICLE_CATEGORIES_FILE],
      cities: source[CITIES_FILE],
    };
    const table = buildRouteTable(site, collectDraftOriginals(site));
    const needs = new Set<PageNeed>(['always', ...sections]);
    if (source[PROJECTS_FILE].length > 0) needs.add('projects');
    const inUse = getLanguagesInUse(site.configuration.language);
    for (const { original, need, reason } of NEEDED_PAGES) {
      const without = inUse.filter((language) => !localizePath(table, original, language));
      if (without.length === 0 || !needs.has(need)) continue;
      const message = `is no published page in ${without.join(', ')}: ${reason}`;
      const place = [ROUTES_FILE, `route ${original}`, ''] as const;
      yield need === 'always'
        ? createSiteError(...place, message, { key: 'DESK_SITE_PAGE_NEEDED' })
        : createWarningFinding(...place, message);
    }
  },
};
