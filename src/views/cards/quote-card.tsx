import type { ArticleSummary } from '../../domain/site/site';
import type { Visit } from '../../platform/request-context';
import { Html } from '../ui/html';
import { Say } from '../ui/localized-text';

/** A client's own words, with who wrote them and what the agency did for them (§3, testimonial). */
export function QuoteCard({ visit, article }: { visit: Visit; article: ArticleSummary }) {
  const { intro, author, occasion } = article;
  return (
    <figure className="quote">
      <blockquote>
        <Html visit={visit} html={intro} />
      </blockquote>
      <figcaption>
        <strong>
          <Say visit={visit} text={author} />
        </strong>
        <span>
          <Say visit={visit} text={occasion} />
        </span>
      </figcaption>
    </figure>
  );
}
