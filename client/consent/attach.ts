import { askForData, getFragmentPath } from '../ask-for';
import { openInPlace } from '../behaviours/open-in-place';
import { onPageVisible } from '../behaviours/page-visible';
import { readStoredChoice } from './stored-choice';

/**
 * Opens the consent dialog if no choice is stored (§4), once the page is loaded and visible. The link in
 * the footer opens it again; `?setcookies` deletes the choice, so that it opens too. A preview has no
 * dialog and no trackers (decision 6).
 */
export function attachConsent(): void {
  const { preview, trackers } = document.body.dataset;
  if (preview !== undefined) return;
  addEventListener('load', () =>
    onPageVisible(async () => {
      const choice = readStoredChoice(/[?&]setcookies\b/.test(location.search));
      if (!choice) (await loadDialog()).openConsentDialog();
      else if (trackers) (await loadTrackers()).applyConsent(choice);
    }),
  );
  const link = document.querySelector<HTMLAnchorElement>('[data-consent]');
  link?.addEventListener('click', (event) =>
    openInPlace(event, link, async () => (await loadDialog()).openConsentDialog(link)),
  );
}

const loadTrackers = () => import('./trackers');

const loadDialog = () => {
  askForData(getFragmentPath('consent'));
  return import('./consent-dialog');
};
