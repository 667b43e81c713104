import { SAVED } from '../../shortlist/keys';
import { idsIn } from '../../shortlist/store';
import { answer } from './answer';
import { drawing, element } from './element';
import { t } from './settings';

/**
 * The heart of a card: a press is the page's work, which keeps, counts and says it as for its own
 * hearts. What is kept the frame reads by itself, also when it changes elsewhere.
 */
export function heartFor(id: number, headline: string): HTMLButtonElement {
  const heart = element('button', 'square small-card__heart', drawing('heart'));
  heart.ariaLabel = `${t('FAVOURITE')}: ${headline}`;
  const show = () => {
    heart.ariaPressed = String(idsIn(SAVED)?.includes(id) ?? false);
  };
  const follow = () => {
    if (heart.isConnected) show();
    else removeEventListener('storage', follow);
  };
  heart.addEventListener('click', () => answer({ save: id }));
  addEventListener('storage', follow);
  show();
  return heart;
}
