import { onFirstTouch } from '../behaviours/first-touch';
import { openInPlace } from '../behaviours/open-in-place';

const loadFormDialog = () => import('./form-dialog');

/**
 * Opens forms about a page's subject in a dialog (§2.10). In a new tab, or if that fails, the link leads
 * to the form's own page.
 */
export function attachFormDialogs(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-open-in-dialog]')) {
    onFirstTouch(link, loadFormDialog);
    link.addEventListener('click', (event) =>
      openInPlace(event, link, async () => (await loadFormDialog()).openFormDialog(link)),
    );
  }
}
