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
  const { visit } = c.var;
  const { original } = visit.route;
  const { site } = visit.snapshot;
  const found = site.articles.find(({ path }) => path?.toLowerCase() === original.toLowerCase());
  if (!found) return next();

  const url = site.routes.find((route) => route.original === original)?.url;
  if (url) return c.redirect(url, 302);

  const category = site.articleCategories.find(({ ID }) => ID === found.category);
  const body = await site.articleBody(found.id);
  const related = category ? articlesOf(site, category).filter(({ id }) => id !== found.id) : [];
  return c.render(
    <ArticlePage
      {...{ visit, article: found, body, category, related: related.slice(0, RELATED), original }}
    />,
    {
      visit,
      sheet: 'content',
      reads: [],
      head: {
        title: visit.say(found.title).text,
        description: plainText(visit.say(found.intro).text) || undefined,
        image: found.image?.url,
        paths: alternates(visit, original),
      },
    },
  );
});

article.get('*', (c, next) => {
  const { visit } = c.var;
  const { original } = visit.route;
  const { site } = visit.snapshot;
  const category = site.articleCategories.find(
    ({ path }) => path.toLowerCase() === original.toLowerCase(),
  );
  if (!category || menuPageAt(site.menu, original, site.routes)) return next();
  return c.render(
    <CategoryPage
      {...{ visit, category, original }}
      articles={articlesOf(site, category)}
      below={subcategories(site.articleCategories, category)}
    />,
    {
      visit,
      sheet: 'content',
      reads: [],
      head: { title: visit.say(category.Name).text, paths: alternates(visit, original) },
    },
  );
});
