import { localizePath } from '../../../../domain/routing/href';
import type { ListingSection } from '../../../../domain/routing/section';
import { PROJECTS_FILE, ROUTES_FILE } from './file-names';
import type { SnapshotRule } from './finding';
import { createSiteError, createWarningFinding } from './finding';
import { getPublishedRoutes, ROUTED_FILES } from './routing';

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
  requiredFiles: ROUTED_FILES,
  *check({ source }, { sections }) {
    const table = getPublishedRoutes(source);
    const needs = new Set<PageNeed>(['always', ...sections]);
    if (source[PROJECTS_FILE].length > 0) needs.add('projects');
    for (const { original, need, reason } of NEEDED_PAGES) {
      const without = table.languages.inUse.filter(
        (language) => !localizePath(table, original, language),
      );
      if (without.length === 0 || !needs.has(need)) continue;
      const message = `is no published page in ${without.join(', ')}: ${reason}`;
      const place = [ROUTES_FILE, `route ${original}`, ''] as const;
      yield need === 'always'
        ? createSiteError(...place, message, { key: 'DESK_SITE_PAGE_NEEDED' })
        : createWarningFinding(...place, message);
    }
  },
};
