import { memoizePerObject } from '../../../../domain/memoize-per-object';
import { collectDraftOriginals } from '../../../../domain/site/filter-published';
import { createPageIndex } from '../../../../domain/site/menu-routes';
import { buildRouteTable } from '../../route-table';
import type { SiteSource, SnapshotFile } from '../source';
import {
  ARTICLE_CATEGORIES_FILE,
  CITIES_FILE,
  CONFIGURATION_FILE,
  MENU_FILE,
  ROUTES_FILE,
} from './file-names';

/** The files that decide the paths of a site. */
export const ROUTED_FILES: readonly SnapshotFile[] = [
  CONFIGURATION_FILE,
  MENU_FILE,
  ROUTES_FILE,
  ARTICLE_CATEGORIES_FILE,
  CITIES_FILE,
];

const getRoutedSite = (source: SiteSource) => ({
  configuration: source[CONFIGURATION_FILE],
  menu: source[MENU_FILE],
  routes: source[ROUTES_FILE],
  articleCategories: source[ARTICLE_CATEGORIES_FILE],
  cities: source[CITIES_FILE],
});

/** Returns the pages of a site by their paths. */
export const getPageIndex = memoizePerObject((source: SiteSource) =>
  createPageIndex(source[MENU_FILE], source[ROUTES_FILE]),
);

/** Returns the originals, in lower case, of the pages that no visitor can open. */
export const getDraftOriginals = memoizePerObject((source: SiteSource) =>
  collectDraftOriginals({ menu: source[MENU_FILE], routes: source[ROUTES_FILE] }),
);

/** Returns the route table that visitors have. */
export const getPublishedRoutes = memoizePerObject((source: SiteSource) =>
  buildRouteTable(getRoutedSite(source), getDraftOriginals(source)),
);

/** Returns the route table with the pages that no visitor can open. */
export const getAllRoutes = memoizePerObject((source: SiteSource) =>
  buildRouteTable(getRoutedSite(source), new Set()),
);
