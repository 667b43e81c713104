import type { Suggestions } from '../cards/load-suggestions';
import { CardGrid } from '../cards/property-cards';

/** Suggested properties, for pages that would otherwise be dead ends. */
export function SuggestedProperties({ suggestions }: { suggestions: Suggestions | undefined }) {
  if (!suggestions || suggestions.cards.length === 0) return null;
  return (
    <section className="suggested-properties" aria-labelledby="suggested-properties">
      <h2 id="suggested-properties">{suggestions.title}</h2>
      <CardGrid cards={suggestions.cards} />
    </section>
  );
}
