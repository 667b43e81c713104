import { localizePath } from '../../../../domain/routing/href';
import { getLanguagesInUse } from '../../../../domain/site/configuration/language-settings';
import { collectDraftOriginals } from '../../../../domain/site/filter-published';
import type { PageNeed } from '../../../../domain/site/needed-pages';
import { NEEDED_PAGES } from '../../../../domain/site/needed-pages';
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
import { createErrorFinding, createWarningFinding } from './finding';

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
      const createFinding = need === 'always' ? createErrorFinding : createWarningFinding;
      const message = `is no published page in ${without.join(', ')}: ${reason}`;
      yield createFinding(ROUTES_FILE, `route ${original}`, '', message);
    }
  },
};
