import { ArticleCard } from '../cards/article-card';
import { QuoteCard } from '../cards/quote-card';
import type { ArticleCategory } from '../site/article';
import type { ArticleSummary } from '../site/site';
import type { Visit } from '../visit';

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
