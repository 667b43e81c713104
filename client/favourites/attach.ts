import { readItem } from '../storage';
import { SAVED_KEY, SEEN_KEY } from './storage-keys';

const loadFavourites = () => import('./island');

/**
 * Hearts on the cards, and the buttons that save, share and print. They are drawn here, since a page
 * is the same for everyone; all they do comes when one is pressed, or where something is kept.
 */
export function attachFavourites(): void {
  insertHearts();
  addEventListener('click', async ({ target }) => {
    const tool = target instanceof Element && target.closest<HTMLElement>('[data-tool]');
    if (tool) (await loadFavourites()).runTool(tool);
  });
  const show = async () => {
    if (hasStoredItem(SAVED_KEY) || hasStoredItem(SEEN_KEY))
      (await loadFavourites()).refreshFavourites();
  };
  // Another page may have saved meanwhile what this one shows again.
  addEventListener('pageshow', show);
  addEventListener('storage', show);
  // The filters brought other cards.
  addEventListener('listing-updated', () => {
    insertHearts();
    show();
  });
}

function insertHearts(): void {
  const { saveLabel } = document.querySelector<HTMLElement>('[data-save-label]')?.dataset ?? {};
  // A project is no property: what is kept and compared are its apartments, one by one.
  const bare = '.card:not(.card--project, :has(.heart)) .card__headline a';
  for (const link of document.querySelectorAll(bare)) {
    const heart = document.createElement('button');
    heart.className = 'icon-button heart';
    heart.type = 'button';
    heart.dataset.tool = 'save';
    heart.ariaPressed = 'false';
    heart.ariaLabel = `${saveLabel}: ${link.textContent}`;
    link.closest('.card')?.appendChild(heart);
  }
}

const hasStoredItem = (key: string): boolean => typeof readItem(key) === 'string';
