import * as v from 'valibot';
import { getCardColors } from '../../../domain/site/share-card';
import type { RequestContext } from '../../../platform/request-context';
import type { DeskForm } from '../desk-form';
import type { MissingCard } from './missing-cards-store';

/** Sends the cards for shared links that the browser drew; a script presses its button (client/desk/draw-cards.ts). */
export const cardsForm = {
  name: 'cards',
  schema: v.object({}),
  parts: [],
  buttons: [{ value: 'cards', effect: 'undoable', label: 'DESK_CARDS_DRAW' }],
} as const satisfies DeskForm;

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
