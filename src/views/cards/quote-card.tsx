import type { ArticleSummary } from '../../domain/site/site';
import type { RequestContext } from '../../platform/request-context';
import { Html } from '../ui/html';
import { LocalizedText } from '../ui/localized-text';

/** A client's testimonial with their name and what the agency did for them (§3, testimonial). */
export function QuoteCard({ ctx, article }: { ctx: RequestContext; article: ArticleSummary }) {
  const { intro, author, occasion } = article;
  return (
    <figure className="quote">
      <blockquote>
        <Html ctx={ctx} html={intro} />
      </blockquote>
      <figcaption>
        <strong>
          <LocalizedText ctx={ctx} text={author} />
        </strong>
        <span>
          <LocalizedText ctx={ctx} text={occasion} />
        </span>
      </figcaption>
    </figure>
  );
}
