import type { ArticleCategory } from '../../domain/site/article';
import { arePress } from '../../domain/site/category-articles';
import type { ArticleSummary } from '../../domain/site/site';
import type { RequestContext } from '../../platform/request-context';
import { ArticleCard } from './article-card';
import { QuoteCard } from './quote-card';

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
  const isRows = key !== 'testimonial' && arePress(articles);
  return (
    <ul className={isRows ? 'press' : `module-grid module-grid--${columns}`}>
      {articles.map((article, index) => (
        <li key={article.id}>
          {key === 'testimonial' ? (
            <QuoteCard ctx={ctx} article={article} />
          ) : (
            <ArticleCard {...{ ctx, article, heading }} large={isRows && index === 0} />
          )}
        </li>
      ))}
    </ul>
  );
}
