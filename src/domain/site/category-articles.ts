import type { ArticleCategory } from './article';
import type { ArticleSummary, Site } from './site';

/**
 * The articles of a category, sorted: by their place, then the newest first (§2.5); with those of
 * its sub-categories where a module wants them (§3, isHasSubcategories).
 */
export function getCategoryArticles(
  { articles, articleCategories }: Pick<Site, 'articles' | 'articleCategories'>,
  category: ArticleCategory,
  withSubcategories = false,
): ArticleSummary[] {
  const below = withSubcategories ? getSubcategories(articleCategories, category) : [];
  const wanted = new Set([category, ...below].map(({ ID }) => ID));
  return articles
    .filter((article) => wanted.has(article.category))
    .sort((a, b) => a.sort - b.sort || (b.date ?? '').localeCompare(a.date ?? ''));
}

export const getSubcategories = (all: readonly ArticleCategory[], parent: ArticleCategory) =>
  all.filter(({ ParentID }) => ParentID === parent.ID);
