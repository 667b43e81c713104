import type { MenuPage } from './menu';
import { isPublished } from './menu';
import type { Site } from './site';

/**
 * Returns the site with published content only (§4): menu pages, their children, modules, articles
 * and people. Called once when a version is opened, so that no view can forget it.
 */
export function filterPublished<Content extends Site>(site: Content): Content {
  return {
    ...site,
    menu: filterPublishedPages(site.menu),
    articles: site.articles.filter(isPublished),
    team: site.team.filter(isPublished),
  };
}

const filterPublishedPages = (pages: readonly MenuPage[]): MenuPage[] =>
  pages.filter(isPublished).map((page) => ({
    ...page,
    childMenus: filterPublishedPages(page.childMenus),
    params: { ...page.params, modules: page.params.modules.filter(isPublished) },
  }));
