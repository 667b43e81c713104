import { isWritten } from '../language/localized';
import type { MenuPage } from './menu';
import { flattenMenu, isPublished } from './menu';
import { createPageIndex } from './menu-routes';
import type { ArticleSummary, Site } from './site';

/**
 * Returns the site with published content only (§4): menu pages, their children, modules, articles that say
 * something, and people. Called once when a version is opened, so that no view can forget it.
 */
export function filterPublished<Content extends Site>(site: Content): Content {
  return {
    ...site,
    menu: filterPublishedPages(site.menu),
    articles: site.articles.filter((article) => isPublished(article) && isReadable(article, site)),
    team: site.team.filter(isPublished),
  };
}

/** Returns whether an article says something in any language: its title, or the quote of a testimonial (decision 141). */
export const isReadable = (
  { category, title, intro }: Pick<ArticleSummary, 'category' | 'title' | 'intro'>,
  { articleCategories }: Pick<Site, 'articleCategories'>,
): boolean => {
  const { key } = articleCategories.find(({ ID }) => ID === category) ?? {};
  return isWritten(key === 'testimonial' ? intro : title);
};

const filterPublishedPages = (pages: readonly MenuPage[]): MenuPage[] =>
  pages.filter(isPublished).map((page) => ({
    ...page,
    childMenus: filterPublishedPages(page.childMenus),
    params: { ...page.params, modules: page.params.modules.filter(isPublished) },
  }));

/** Collects the originals, in lower case, of pages that are drafts themselves or below a draft (decision 49). */
export function collectDraftOriginals({
  menu,
  routes,
}: Pick<Site, 'menu' | 'routes'>): Set<string> {
  const publishedIds = new Set(flattenMenu(filterPublishedPages(menu)).map(({ id }) => id));
  const drafts = new Set<string>();
  const published = new Set<string>();
  for (const [{ id }, original] of createPageIndex(menu, routes).originals)
    (publishedIds.has(id) ? published : drafts).add(original.toLowerCase());
  for (const original of published) drafts.delete(original);
  return drafts;
}
