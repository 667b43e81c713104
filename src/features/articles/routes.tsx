import { Hono } from 'hono';
import { plainText } from '../../domain/format/plain-text';
import { articlesOf, subcategories } from '../../domain/site/category-articles';
import { menuPageAt } from '../../domain/site/menu-routes';
import type { App } from '../../env';
import { alternates } from '../../views/layout/alternates';
import { CategoryPage } from './category-page';
import { ArticlePage } from './page';

const RELATED = 4;

/** Articles, and the categories that no configured page shows (§2.5). */
export const article = new Hono<App>();

article.get('*', async (c, next) => {
  const { ctx } = c.var;
  const { original } = ctx.route;
  const { site } = ctx.snapshot;
  const found = site.articles.find(({ path }) => path?.toLowerCase() === original.toLowerCase());
  if (!found) return next();

  const url = site.routes.find((route) => route.original === original)?.url;
  if (url) return c.redirect(url, 302);

  const category = site.articleCategories.find(({ ID }) => ID === found.category);
  const body = await site.articleBody(found.id);
  const related = category ? articlesOf(site, category).filter(({ id }) => id !== found.id) : [];
  return c.render(
    <ArticlePage
      {...{ ctx, article: found, body, category, related: related.slice(0, RELATED), original }}
    />,
    {
      ctx,
      sheet: 'content',
      reads: [],
      head: {
        title: ctx.localize(found.title).text,
        description: plainText(ctx.localize(found.intro).text) || undefined,
        image: found.image?.url,
        paths: alternates(ctx, original),
      },
    },
  );
});

article.get('*', (c, next) => {
  const { ctx } = c.var;
  const { original } = ctx.route;
  const { site } = ctx.snapshot;
  const category = site.articleCategories.find(
    ({ path }) => path.toLowerCase() === original.toLowerCase(),
  );
  if (!category || menuPageAt(site.menu, original, site.routes)) return next();
  return c.render(
    <CategoryPage
      {...{ ctx, category, original }}
      articles={articlesOf(site, category)}
      below={subcategories(site.articleCategories, category)}
    />,
    {
      ctx,
      sheet: 'content',
      reads: [],
      head: { title: ctx.localize(category.Name).text, paths: alternates(ctx, original) },
    },
  );
});
