import type { ArticleCategory } from '../../domain/site/article';
import type { ArticleSummary } from '../../domain/site/site';
import type { RequestContext } from '../../platform/request-context';
import { findArticleHref } from '../../views/cards/article-card';
import { ArticleList } from '../../views/cards/article-list';
import { ItemListData } from '../../views/cards/item-list-data';
import { Breadcrumb, getRouteBreadcrumb } from '../../views/layout/breadcrumb';
import { LocalizedText } from '../../views/ui/localized-text';

export interface CategoryPageProps {
  ctx: RequestContext;
  category: ArticleCategory;
  articles: readonly ArticleSummary[];
  subcategories: readonly ArticleCategory[];
  original: string;
}

/** The articles of a category, and links to its subcategories (§2.5). */
export function CategoryPage({
  ctx,
  category,
  articles,
  subcategories,
  original,
}: CategoryPageProps) {
  const { localize, href, t } = ctx;
  const routeSteps = getRouteBreadcrumb(ctx, original);
  const { text: name, lang } = localize(category.Name);
  const steps = routeSteps.length > 0 ? routeSteps : [{ name, lang }];
  return (
    <div className="page">
      <Breadcrumb ctx={ctx} steps={steps} />
      <h1>
        <LocalizedText ctx={ctx} text={category.Name} />
      </h1>
      {subcategories.length > 0 && (
        <ul className="link-list">
          {subcategories.map(({ ID, path, Name }) => (
            <li key={ID}>
              <a href={href.page(path)}>
                <LocalizedText ctx={ctx} text={Name} />
              </a>
            </li>
          ))}
        </ul>
      )}
      {articles.length > 0 ? (
        <>
          <ArticleList ctx={ctx} category={category} articles={articles} heading="h2" />
          <ItemListData
            ctx={ctx}
            paths={articles.flatMap((article) => findArticleHref(ctx, article) ?? [])}
          />
        </>
      ) : (
        <p>{t('ARTICLES_NONE')}</p>
      )}
    </div>
  );
}
