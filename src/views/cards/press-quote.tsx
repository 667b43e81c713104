import type { ArticleSummary } from '../../domain/site/site';
import type { RequestContext } from '../../platform/request-context';
import { LocalizedText } from '../ui/localized-text';

/** One sentence that the press quotes, with its speaker; the stylesheet adds the quotation marks. */
export function PressQuote({
  ctx,
  quote: { text, speaker },
}: {
  ctx: RequestContext;
  quote: NonNullable<ArticleSummary['quote']>;
}) {
  return (
    <figure className="press-quote">
      <blockquote>
        <p>
          <LocalizedText ctx={ctx} text={text} />
        </p>
      </blockquote>
      {ctx.localize(speaker).text && (
        <figcaption>
          <LocalizedText ctx={ctx} text={speaker} />
        </figcaption>
      )}
    </figure>
  );
}
