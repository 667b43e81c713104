import { SAVED_KEY } from '../../favourites/storage-keys';
import { readIds } from '../../favourites/stored-ids';
import { cloneIcon, createClassedElement } from './element';
import { formatFrameText } from './frame-settings';
import { postToPage } from './post-to-page';

/**
 * Creates the heart of a map card. A press is posted to the page, which saves the property as with its own
 * hearts; the frame reads the saved IDs from storage and follows changes of other tabs.
 */
export function createHeart(id: number, headline: string): HTMLButtonElement {
  const heart = createClassedElement('button', 'icon-button map-card__heart', cloneIcon('heart'));
  heart.ariaLabel = formatFrameText('FAVOURITE_NAMED', { name: headline });
  const update = () => {
    heart.ariaPressed = String(readIds(SAVED_KEY)?.includes(id) ?? false);
  };
  const onStorageChange = () => {
    if (heart.isConnected) update();
    else removeEventListener('storage', onStorageChange);
  };
  heart.addEventListener('click', () => postToPage({ save: id }));
  addEventListener('storage', onStorageChange);
  update();
  return heart;
}
