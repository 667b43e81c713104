import type { RequestContext } from '../../platform/request-context';
import type { RenderedCard } from '../cards/property-cards';
import { CardGrid } from '../cards/property-cards';

/** Suggested properties, for pages that would otherwise be dead ends. */
export function SuggestedProperties({
  ctx,
  cards,
}: {
  ctx: RequestContext;
  cards: readonly RenderedCard[];
}) {
  if (cards.length === 0) return null;
  return (
    <section className="suggested-properties" aria-labelledby="suggested-properties">
      <h2 id="suggested-properties">{ctx.t('OFFERS_NOW')}</h2>
      <CardGrid cards={cards} />
    </section>
  );
}
