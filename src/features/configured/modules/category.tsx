import type { ReactNode } from 'react';
import { paginateIds } from '../../../domain/catalogue/listing/listing';
import type { ArticleCategory } from '../../../domain/site/article';
import { findModuleCategory, getCategoryArticles } from '../../../domain/site/category-articles';
import type { ArticleSummary } from '../../../domain/site/site';
import { ArticleCard, findArticleHref } from '../../../views/cards/article-card';
import { ArticleList } from '../../../views/cards/article-list';
import { ItemListData } from '../../../views/cards/item-list-data';
import { QuoteCard } from '../../../views/cards/quote-card';
import { renderAccordion } from './accordion';
import { ArticlePager } from './article-pager';
import { Guestbook, isGuestbook } from './guestbook';
import type { ModuleProps } from './module-renderer';
import { renderPeople } from './people';
import { Slider } from './slider';

/** Renders the articles of a category in the configured view, at most `maxItems` (§3, §9). */
export function renderCategory(props: ModuleProps): ReactNode | Promise<ReactNode> {
  const { ctx, module } = props;
  const { site } = ctx.snapshot;
  const category = findModuleCategory(site, module);
  if (!category) return null;
  if (category.key === 'team') return renderPeople(props, site.team, true);
  const articles = getCategoryArticles(site, category, module.isHasSubcategories);
  if (category.key === 'testimonial' && isGuestbook(site, props.original))
    return <Guestbook {...props} articles={articles} />;
  const visibleArticles = articles.slice(0, module.maxItems);
  if (visibleArticles.length === 0) return <p>{ctx.t('ARTICLES_NONE')}</p>;
  switch (module.view) {
    case 'slider-view':
      return renderArticleSlider(props, category, visibleArticles);
    case 'collapse-view':
      return renderAccordion(ctx, visibleArticles);
    default:
      return category.path.toLowerCase() === props.original.toLowerCase() ? (
        <PagedArticleList {...props} category={category} articles={articles} />
      ) : (
        <ArticleList
          {...props}
          category={category}
          articles={visibleArticles}
          columns={module.numberItemOfRow}
        />
      );
  }
}

/** A slider of articles: testimonials as quotes, others as cards. */
function renderArticleSlider(
  { ctx, module, heading }: ModuleProps,
  { key, Name }: ArticleCategory,
  articles: readonly ArticleSummary[],
) {
  const { t } = ctx;
  const isQuotes = key === 'testimonial';
  return (
    <Slider
      t={t}
      label={ctx.localize(Name).text || t('TESTIMONIALS_TITLE')}
      columns={module.numberItemOfRow}
      items={articles.map((article) => ({
        key: article.id,
        node: isQuotes ? (
          <QuoteCard ctx={ctx} article={article} />
        ) : (
          <ArticleCard ctx={ctx} article={article} heading={heading} />
        ),
      }))}
      {...(isQuotes && {
        labels: { previous: t('TESTIMONIAL_PREVIOUS'), next: t('TESTIMONIAL_NEXT') },
      })}
    />
  );
}

/** The articles on the category's own page: all of them, `maxItems` per page (§9). */
function PagedArticleList({
  ctx,
  module,
  heading,
  pageNumber,
  original,
  category,
  articles,
}: ModuleProps & { category: ArticleCategory; articles: readonly ArticleSummary[] }) {
  const ids = articles.map(({ id }) => id);
  const page = paginateIds(ids, pageNumber, module.maxItems);
  const visibleArticles = articles.filter(({ id }) => page.ids.includes(id));
  return (
    <>
      <ArticleList
        {...{ ctx, heading, category, articles: visibleArticles }}
        columns={module.numberItemOfRow}
      />
      {page.pages > 1 && <ArticlePager {...{ ctx, original, page }} />}
      <ItemListData
        ctx={ctx}
        paths={visibleArticles.flatMap((article) => findArticleHref(ctx, article) ?? [])}
      />
    </>
  );
}
