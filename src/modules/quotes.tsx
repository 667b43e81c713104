import { QuoteCard } from '../cards/quote-card';
import type { ArticleSummary } from '../site/site';
import type { Visit } from '../visit';

/**
 * Testimonials one beside the other (slider-view). Without script a list that snaps from quote to
 * quote under a finger, a wheel or, having the focus, the arrow keys.
 */
export function Quotes({ visit, articles }: { visit: Visit; articles: readonly ArticleSummary[] }) {
  const { t } = visit;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="quotes" aria-label={t('TESTIMONIALS_TITLE')} tabIndex={0}>
      <ul className="quotes__list">
        {articles.map((article, place) => (
          <li key={article.id}>
            <QuoteCard visit={visit} article={article} />
            <p className="quotes__place">
              {t('SLIDE_OF', { n: place + 1, count: articles.length })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
