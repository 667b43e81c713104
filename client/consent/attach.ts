import { onPageVisible } from '../behaviours/page-visible';
import { readStoredChoice } from './stored-choice';

/**
 * Asks about cookies where no choice is kept (§4), once the page has loaded and is seen; the link in
 * the footer asks again, and so does `?setcookies`, which forgets the choice. In preview nothing is
 * asked and nothing is tracked (decision 6).
 */
export function attachConsent(): void {
  const { preview, trackers } = document.body.dataset;
  if (preview !== undefined) return;
  const choice = readStoredChoice(/[?&]setcookies\b/.test(location.search));
  addEventListener('load', () =>
    onPageVisible(async () => {
      if (!choice) (await import('./consent-dialog')).openConsentDialog();
      else if (trackers) (await import('./trackers')).applyConsent(choice);
    }),
  );
  const link = document.querySelector<HTMLElement>('[data-consent]');
  link?.addEventListener('click', async (event) => {
    event.preventDefault();
    (await import('./consent-dialog')).openConsentDialog(link);
  });
}
