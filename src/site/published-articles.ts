import type { ArticleCategory } from './article';
import { isPublished } from './menu';
import type { ArticleSummary, Site } from './site';

/**
 * The published articles of a category, sorted: by their place, then the newest first (§2.5, §4).
 * With its sub-categories where the module wants them (§3, isHasSubcategories).
 */
export function publishedArticles(
  { articles, articleCategories }: Pick<Site, 'articles' | 'articleCategories'>,
  category: ArticleCategory,
  withSubcategories = false,
): ArticleSummary[] {
  const wanted = new Set([category.ID]);
  if (withSubcategories)
    for (const { ID } of subcategories(articleCategories, category)) wanted.add(ID);
  return articles
    .filter((article) => wanted.has(article.category) && isPublished(article))
    .sort((a, b) => a.sort - b.sort || (b.date ?? '').localeCompare(a.date ?? ''));
}

export const subcategories = (all: readonly ArticleCategory[], parent: ArticleCategory) =>
  all.filter(({ ParentID }) => ParentID === parent.ID);
