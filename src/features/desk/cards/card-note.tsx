import { getCardColors } from '../../../domain/site/share-card';
import type { RequestContext } from '../../../platform/request-context';
import type { MissingCard } from './missing-cards-store';

/** Says that the card for shared links is not drawn yet; with script it is, and the sentence says so. */
export function CardNote({
  ctx: { t, snapshot },
  cards,
  action,
}: {
  ctx: RequestContext;
  cards: readonly MissingCard[];
  action: string;
}) {
  if (cards.length === 0) return null;
  return (
    <p
      className="desk-empty"
      role="status"
      data-cards={JSON.stringify({ cards, colors: getCardColors(snapshot.site.configuration) })}
      data-action={action}
      data-drawn={t('DESK_CARDS_DRAWN')}
    >
      {t('DESK_CARDS_MISSING')}
    </p>
  );
}
