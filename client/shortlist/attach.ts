import { keptText } from '../storage';
import { SAVED, SEEN } from './keys';

const load = () => import('./island');

/**
 * Hearts on the cards, and the buttons that save, share and print. They are drawn here, since a page
 * is the same for everyone; all they do comes when one is pressed, or where something is kept.
 */
export function attachShortlist(): void {
  drawHearts();
  addEventListener('click', async ({ target }) => {
    const tool = target instanceof Element && target.closest<HTMLElement>('[data-tool]');
    if (tool) (await load()).use(tool);
  });
  const show = async () => {
    if (keeps(SAVED) || keeps(SEEN)) (await load()).show();
  };
  // Another page may have saved meanwhile what this one shows again.
  addEventListener('pageshow', show);
  addEventListener('storage', show);
  // The filters brought other cards.
  addEventListener('refined', () => {
    drawHearts();
    show();
  });
}

function drawHearts(): void {
  const { save } = document.querySelector<HTMLElement>('[data-save]')?.dataset ?? {};
  // A project is no property: what is kept and compared are its apartments, one by one.
  const bare = '.card:not(.card--project, :has(.heart)) .card__headline a';
  for (const link of document.querySelectorAll(bare)) {
    const heart = document.createElement('button');
    heart.className = 'square heart';
    heart.type = 'button';
    heart.dataset.tool = 'save';
    heart.ariaPressed = 'false';
    heart.ariaLabel = `${save}: ${link.textContent}`;
    link.closest('.card')?.appendChild(heart);
  }
}

const keeps = (key: string): boolean => typeof keptText(key) === 'string';
