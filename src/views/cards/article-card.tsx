import { formatDate } from '../../domain/format/date';
import { LEAD_PHONE_SIZES, PHONE_WIDTH_SIZES } from '../../domain/images/phone-sizes';
import { localizePath } from '../../domain/routing/href';
import type { ArticleSummary } from '../../domain/site/site';
import type { RequestContext } from '../../platform/request-context';
import { Html } from '../ui/html';
import { Link } from '../ui/link';
import { findVisibleText, LocalizedText } from '../ui/localized-text';
import { Picture } from '../ui/picture';
import { PressQuote } from './press-quote';

export interface ArticleCardProps {
  ctx: RequestContext;
  article: ArticleSummary;
  heading: 'h2' | 'h3';
  /** Whether the picture takes half of the page; a quote shows too. */
  large?: boolean;
}

const SMALL_SIZES = `${PHONE_WIDTH_SIZES}, (min-width: 1280px) 278px, (min-width: 600px) 46vw, 92vw`;
const LARGE_SIZES = `${LEAD_PHONE_SIZES}, (min-width: 1440px) 756px, (min-width: 768px) 56vw, 92vw`;

/** An article as a card: picture, date and source, title, introduction. */
export function ArticleCard({ ctx, article, heading: Heading, large }: ArticleCardProps) {
  const { image, date, author, title, intro, quote } = article;
  const articleHref = findArticleHref(ctx, article);
  const source = ctx.localize(author).text;
  return (
    <article className="article-card">
      {image && (
        <div className="article-card__picture">
          <Picture
            url={image.url}
            alt=""
            width={image.width ?? 600}
            height={image.height ?? 400}
            sizes={large ? LARGE_SIZES : SMALL_SIZES}
            hosts={ctx.snapshot.site.configuration.images}
            priority={large}
          />
        </div>
      )}
      {(date || source) && (
        <p className="article-card__source">
          {source && (
            <span>
              <LocalizedText ctx={ctx} text={author} />
            </span>
          )}
          {date && <time dateTime={date}>{formatDate(date)}</time>}
        </p>
      )}
      <Heading className="article-card__title">
        {articleHref ? (
          <Link href={articleHref} t={ctx.t}>
            <LocalizedText ctx={ctx} text={title} />
          </Link>
        ) : (
          <LocalizedText ctx={ctx} text={title} />
        )}
      </Heading>
      {large && quote && <PressQuote ctx={ctx} quote={{ text: quote.text, speaker: {} }} />}
      <Html ctx={ctx} html={findVisibleText(ctx, intro)} className="article-card__intro" />
    </article>
  );
}

/**
 * Returns the link to an article: another site, or its own page if it has one in this language
 * (§2.5).
 */
export function findArticleHref(
  ctx: RequestContext,
  { link, path }: ArticleSummary,
): string | undefined {
  if (link) return ctx.href.configured(link);
  const localizedPath = path && localizePath(ctx.snapshot.routeTable, path, ctx.language);
  return localizedPath ? ctx.href.page(path) : undefined;
}
