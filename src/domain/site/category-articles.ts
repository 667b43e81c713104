import { isWritten } from '../language/localized';
import type { ArticleCategory } from './article';
import type { Module } from './module';
import type { ArticleSummary, Site } from './site';

/**
 * Returns the articles of a category, and of its sub-categories if a module includes them (§3,
 * isHasSubcategories), sorted by their field `sort`, then the newest first (§2.5).
 */
export function getCategoryArticles(
  { articles, articleCategories }: Pick<Site, 'articles' | 'articleCategories'>,
  category: ArticleCategory,
  withSubcategories = false,
): ArticleSummary[] {
  const subcategories = withSubcategories ? getSubcategories(articleCategories, category) : [];
  const categoryIds = new Set([category, ...subcategories].map(({ ID }) => ID));
  return articles
    .filter((article) => categoryIds.has(article.category))
    .sort((a, b) => a.sort - b.sort || (b.date ?? '').localeCompare(a.date ?? ''));
}

/** Whether all have a source and a date, as publications of the press do: they are rows, not cards. */
export const arePress = (articles: readonly Pick<ArticleSummary, 'author' | 'date'>[]): boolean =>
  articles.length > 1 && articles.every(({ author, date }) => isWritten(author) && date);

export const getSubcategories = (categories: readonly ArticleCategory[], parent: ArticleCategory) =>
  categories.filter(({ ParentID }) => ParentID === parent.ID);

/** Finds the category whose articles a module shows; undefined if it shows none. */
export const findModuleCategory = (
  { articleCategories }: Pick<Site, 'articleCategories'>,
  { relations }: Pick<Module, 'relations'>,
): ArticleCategory | undefined =>
  relations.type === 'category'
    ? articleCategories.find(({ ID }) => ID === Number(relations.id))
    : undefined;
