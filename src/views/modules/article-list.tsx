import type { ArticleCategory } from '../../domain/site/article';
import type { ArticleSummary } from '../../domain/site/site';
import type { RequestContext } from '../../platform/request-context';
import { ArticleCard } from '../cards/article-card';
import { QuoteCard } from '../cards/quote-card';

export interface ArticleListProps {
  ctx: RequestContext;
  category: ArticleCategory;
  articles: readonly ArticleSummary[];
  heading: 'h2' | 'h3';
  columns?: number;
}

/** Articles as cards, at most `columns` in a row; testimonials as quotes. */
export function ArticleList({
  ctx,
  category: { key },
  articles,
  heading,
  columns = 4,
}: ArticleListProps) {
  return (
    <ul className={`module-grid module-grid--${columns}`}>
      {articles.map((article) => (
        <li key={article.id}>
          {key === 'testimonial' ? (
            <QuoteCard ctx={ctx} article={article} />
          ) : (
            <ArticleCard ctx={ctx} article={article} heading={heading} />
          )}
        </li>
      ))}
    </ul>
  );
}
