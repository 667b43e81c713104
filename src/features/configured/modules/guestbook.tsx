import { paginateIds } from '../../../domain/catalogue/listing/listing';
import type { ArticleSummary, Site } from '../../../domain/site/site';
import { QuoteCard } from '../../../views/cards/quote-card';
import { buildAgencyReference } from '../../../views/layout/agency-data';
import { StructuredData } from '../../../views/ui/structured-data';
import { ArticlePager } from './article-pager';
import type { ModuleProps } from './module-renderer';
import { PostedTestimonial } from './posted-testimonial';
import { buildConfiguredReview, buildPostedReview } from './reviews';

/** Whether this is the page of the testimonials' category. */
export const isGuestbook = ({ articleCategories }: Site, original: string): boolean =>
  articleCategories.some(
    ({ key, path }) => key === 'testimonial' && path.toLowerCase() === original.toLowerCase(),
  );

/**
 * The guestbook: the testimonials that visitors posted and staff approved, then those the agency
 * configured, both newest first, `maxItems` per page (§9); and a link to the form.
 */
export function Guestbook({
  ctx,
  module: { maxItems, numberItemOfRow },
  pageNumber,
  original,
  testimonials,
  articles,
}: ModuleProps & { articles: readonly ArticleSummary[] }) {
  const quotes = [
    ...testimonials.map((testimonial) => ({
      key: testimonial.id,
      quote: <PostedTestimonial ctx={ctx} testimonial={testimonial} />,
      review: buildPostedReview(ctx, testimonial),
    })),
    ...articles.toSorted(compareNewestFirst).map((article) => ({
      key: `${article.id}`,
      quote: <QuoteCard ctx={ctx} article={article} />,
      review: buildConfiguredReview(ctx, article),
    })),
  ];
  const page = paginateIds([...quotes.keys()], pageNumber, maxItems);
  return (
    <>
      <ul className={`module-grid module-grid--${numberItemOfRow ?? 4}`}>
        {page.ids.map((index) => (
          <li key={quotes[index]?.key}>{quotes[index]?.quote}</li>
        ))}
      </ul>
      {page.pages > 1 && <ArticlePager {...{ ctx, original, page }} />}
      <p className="guestbook__write">
        <a className="button button--outlined" href={ctx.href.page('/testimonial/')}>
          {ctx.t('TESTIMONIAL_FORM_TITLE')}
        </a>
      </p>
      <StructuredData
        data={{
          ...buildAgencyReference(ctx),
          review: page.ids.map((index) => quotes[index]?.review),
        }}
      />
    </>
  );
}

const compareNewestFirst = (one: ArticleSummary, other: ArticleSummary): number =>
  (other.date ?? '').localeCompare(one.date ?? '');
