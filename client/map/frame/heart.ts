import { SAVED_KEY } from '../../favourites/storage-keys';
import { readIds } from '../../favourites/stored-ids';
import { cloneIcon, createClassedElement } from './element';
import { formatFrameText } from './frame-settings';
import { postToPage } from './post-to-page';

/**
 * The heart of a card: a press is the page's work, which keeps, counts and says it as for its own
 * hearts. What is kept the frame reads by itself, also when it changes elsewhere.
 */
export function createHeart(id: number, headline: string): HTMLButtonElement {
  const heart = createClassedElement('button', 'icon-button map-card__heart', cloneIcon('heart'));
  heart.ariaLabel = `${formatFrameText('FAVOURITE')}: ${headline}`;
  const show = () => {
    heart.ariaPressed = String(readIds(SAVED_KEY)?.includes(id) ?? false);
  };
  const follow = () => {
    if (heart.isConnected) show();
    else removeEventListener('storage', follow);
  };
  heart.addEventListener('click', () => postToPage({ save: id }));
  addEventListener('storage', follow);
  show();
  return heart;
}
