import type { ReactNode } from 'react';
import { paginateIds } from '../../domain/catalogue/listing/listing';
import type { ArticleCategory } from '../../domain/site/article';
import { getCategoryArticles } from '../../domain/site/category-articles';
import type { ArticleSummary } from '../../domain/site/site';
import { ArticleCard } from '../cards/article-card';
import { QuoteCard } from '../cards/quote-card';
import { renderAccordion } from './accordion';
import { ArticleList } from './article-list';
import { ArticlePager } from './article-pager';
import { Guestbook, isGuestbook } from './guestbook';
import type { ModuleProps } from './module-renderer';
import { renderPeople } from './people';
import { Slider } from './slider';

/** Renders the articles of a category in the configured view, at most `maxItems` (§3, §9). */
export function renderCategory(props: ModuleProps): ReactNode | Promise<ReactNode> {
  const { ctx, module } = props;
  const { site } = ctx.snapshot;
  const named = site.articleCategories.find(({ ID }) => ID === Number(module.relations.id));
  if (!named) return null;
  if (named.key === 'team') return renderPeople(props, site.team, true);
  const articles = getCategoryArticles(site, named, module.isHasSubcategories);
  if (named.key === 'testimonial' && isGuestbook(site, props.original))
    return <Guestbook {...props} articles={articles} />;
  const told = articles.slice(0, module.maxItems);
  if (told.length === 0) return <p>{ctx.t('ARTICLES_NONE')}</p>;
  switch (module.view) {
    case 'slider-view':
      return renderArticleSlider(props, named, told);
    case 'collapse-view':
      return renderAccordion(ctx, told);
    default:
      return named.path.toLowerCase() === props.original.toLowerCase() ? (
        <PagedArticleList {...props} category={named} articles={articles} />
      ) : (
        <ArticleList {...props} category={named} articles={told} columns={module.numberItemOfRow} />
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
      ctx={ctx}
      label={isQuotes ? t('TESTIMONIALS_TITLE') : ctx.localize(Name).text}
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
  pageNumber: asked,
  original,
  category: own,
  articles,
}: ModuleProps & { category: ArticleCategory; articles: readonly ArticleSummary[] }) {
  const ids = articles.map(({ id }) => id);
  const page = paginateIds(ids, asked, module.maxItems);
  const shown = articles.filter(({ id }) => page.ids.includes(id));
  return (
    <>
      <ArticleList
        {...{ ctx, heading, category: own, articles: shown }}
        columns={module.numberItemOfRow}
      />
      {page.pages > 1 && <ArticlePager {...{ ctx, original, page }} />}
    </>
  );
}
