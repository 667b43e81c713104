import { QuoteCard } from '../cards/quote-card';
import type { ArticleSummary } from '../site/site';
import { Icon } from '../ui/icon';
import type { Visit } from '../visit';

/**
 * Testimonials one beside the other (slider-view). Without script a list that snaps from quote to
 * quote under a finger, a wheel or, having the focus, the arrow keys; with it, two buttons besides.
 */
export function Quotes({ visit, articles }: { visit: Visit; articles: readonly ArticleSummary[] }) {
  const { t } = visit;
  const place = (number: number) => t('SLIDE_OF', { n: number, count: articles.length });
  return (
    <div className="quotes" data-behaviour="slider">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ul className="quotes__list" aria-label={t('TESTIMONIALS_TITLE')} tabIndex={0} data-slides="">
        {articles.map((article, index) => (
          <li key={article.id} data-place={place(index + 1)}>
            <QuoteCard visit={visit} article={article} />
            <p className="quotes__place">{place(index + 1)}</p>
          </li>
        ))}
      </ul>
      <div className="quotes__steps" hidden data-steps="">
        <button type="button" aria-label={t('TESTIMONIAL_PREVIOUS')}>
          <Icon name="left" />
        </button>
        <output />
        <button type="button" aria-label={t('TESTIMONIAL_NEXT')}>
          <Icon name="right" />
        </button>
      </div>
    </div>
  );
}
