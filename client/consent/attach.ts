import { whenShown } from '../behaviours/shown';
import { keptChoice } from './kept-choice';

/**
 * Asks about cookies where no choice is kept (§4), once the page has loaded and is seen; the link in
 * the footer asks again, and so does `?setcookies`, which forgets the choice. In preview nothing is
 * asked and nothing is tracked (decision 6).
 */
export function askConsent(): void {
  const { preview, trackers } = document.body.dataset;
  if (preview !== undefined) return;
  const choice = keptChoice(/[?&]setcookies\b/.test(location.search));
  addEventListener('load', () =>
    whenShown(async () => {
      if (!choice) (await import('./sheet')).openSheet();
      else if (trackers) (await import('./trackers')).track(choice);
    }),
  );
  const link = document.querySelector<HTMLElement>('[data-consent]');
  link?.addEventListener('click', async (event) => {
    event.preventDefault();
    (await import('./sheet')).openSheet(link);
  });
}
