import type { ArticleCategory } from '../../domain/site/article';
import type { ArticleSummary } from '../../domain/site/site';
import type { Visit } from '../../platform/request-context';
import { ArticleCard } from '../cards/article-card';
import { QuoteCard } from '../cards/quote-card';

export interface ArticleListProps {
  visit: Visit;
  category: ArticleCategory;
  articles: readonly ArticleSummary[];
  heading: 'h2' | 'h3';
  columns?: number;
}

/** Articles side by side, at most `columns` in a row; testimonials as the quotes they are. */
export function ArticleList({
  visit,
  category: { key },
  articles,
  heading,
  columns = 4,
}: ArticleListProps) {
  return (
    <ul className={`tiles tiles--${columns}`}>
      {articles.map((article) => (
        <li key={article.id}>
          {key === 'testimonial' ? (
            <QuoteCard visit={visit} article={article} />
          ) : (
            <ArticleCard visit={visit} article={article} heading={heading} />
          )}
        </li>
      ))}
    </ul>
  );
}
