import { reloadPage } from '../behaviours/reload-page';
import { readItem } from '../storage';
import { SAVED_KEY, SEEN_KEY } from './storage-keys';

const loadFavourites = () => import('./island');

/**
 * Adds hearts to the cards and listens to the buttons that save, share and print. Cached pages are the
 * same for all visitors, so this script inserts the hearts. The code of the buttons loads on the first
 * press, or at once if the browser stores favourites or seen properties.
 */
export function attachFavourites(): void {
  insertHearts();
  addEventListener('click', ({ target }) => {
    const tool = (target as Element).closest<HTMLElement>('[data-tool]');
    if (tool) loadFavourites().then((script) => script.runTool(tool), reloadPage);
  });
  const refresh = async () => {
    if (readItem(SAVED_KEY) || readItem(SEEN_KEY)) (await loadFavourites()).refreshFavourites();
  };
  // Another tab, or a later page of this one, may have changed the favourites.
  addEventListener('pageshow', refresh);
  addEventListener('storage', refresh);
  // The filters have replaced the cards.
  addEventListener('listing-updated', () => {
    insertHearts();
    refresh();
  });
}

function insertHearts(): void {
  const { saveLabel } = document.querySelector<HTMLElement>('[data-save-label]')?.dataset ?? {};
  // A project has no heart: its apartments are saved and compared one by one.
  const linkSelector = '.card:not(.card--project, :has(.heart)) .card__headline a';
  for (const link of document.querySelectorAll(linkSelector)) {
    const heart = document.createElement('button');
    heart.className = 'icon-button heart';
    heart.type = 'button';
    heart.dataset.tool = 'save';
    heart.ariaPressed = 'false';
    heart.ariaLabel = `${saveLabel}${link.textContent}`;
    link.closest('.card')?.querySelector('.card__place')?.appendChild(heart);
  }
}
