import { Hono } from 'hono';
import { htmlToText } from '../../domain/format/html-to-text';
import { getCategoryArticles, getSubcategories } from '../../domain/site/category-articles';
import type { App } from '../../env';
import { buildAlternatePaths } from '../../views/layout/alternate-paths';
import { findVisibleText } from '../../views/ui/localized-text';
import { CategoryPage } from './category-page';
import { ArticlePage } from './page';

const MAX_RELATED = 4;

/** Articles, and the categories that have no configured page (§2.5). */
export const articleRoutes = new Hono<App>();

articleRoutes.get('*', async (c, next) => {
  const { ctx } = c.var;
  const { original } = ctx.route;
  const { site } = ctx.snapshot;
  const article = site.articles.find(({ path }) => path?.toLowerCase() === original.toLowerCase());
  if (!article) return next();

  const category = site.articleCategories.find(({ ID }) => ID === article.category);
  const paths = buildAlternatePaths(ctx, original);
  const body = await site.loadArticleBody(article.id);
  const all = category ? getCategoryArticles(site, category) : [];
  const related = all.filter(({ id }) => id !== article.id);
  const following = all[all.findIndex(({ id }) => id === article.id) + 1];
  return c.render(
    <ArticlePage
      {...{ ctx, article, body, category, following, original }}
      path={paths[ctx.language]}
      related={related.slice(0, MAX_RELATED)}
    />,
    {
      ctx,
      stylesheet: 'content',
      queryParams: [],
      head: {
        title: ctx.localize(article.title).text,
        description:
          htmlToText(ctx.localize(findVisibleText(ctx, article.intro)).text) || undefined,
        image: article.image
          ? { ...article.image, alt: ctx.localize(article.image.alt).text }
          : undefined,
        paths,
      },
    },
  );
});

articleRoutes.get('*', (c, next) => {
  const { ctx } = c.var;
  const { original } = ctx.route;
  const { site } = ctx.snapshot;
  const category = site.articleCategories.find(
    ({ path }) => path.toLowerCase() === original.toLowerCase(),
  );
  if (!category || ctx.page) return next();
  return c.render(
    <CategoryPage
      {...{ ctx, category, original }}
      articles={getCategoryArticles(site, category)}
      subcategories={getSubcategories(site.articleCategories, category)}
    />,
    {
      ctx,
      stylesheet: 'content',
      queryParams: [],
      head: { title: ctx.localize(category.Name).text, paths: buildAlternatePaths(ctx, original) },
    },
  );
});
