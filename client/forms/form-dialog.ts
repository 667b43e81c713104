import { fetchDocument } from '../fetch-document';
import { fetchFragment } from '../fetch-fragment';
import { attachForm } from './attach';
import './form-dialog.css';

/**
 * Opens in a dialog the form that a link leads to, fetched from its own page with that page's ticket.
 * Rejects if the page has no form.
 */
export async function openFormDialog(link: HTMLAnchorElement): Promise<void> {
  const [page, fragment] = await Promise.all([fetchDocument(link.href), fetchFragment('form')]);
  const dialog = fragment as HTMLDialogElement;
  const form = page.querySelector<HTMLFormElement>('.form-page form[data-form]');
  const title = dialog.querySelector('h2');
  if (!form || !title) throw new Error(`no form at ${link.href}`);
  title.textContent = page.querySelector('h1')?.textContent ?? '';
  // The focus starts at the heading and not at the close button.
  Object.assign(title, { tabIndex: -1, autofocus: true });
  // Parsed as a document, the noscript captcha question would become a hidden required field.
  for (const question of form.querySelectorAll('noscript')) question.remove();
  const content = dialog.querySelector('.modal__content');
  for (const part of [page.querySelector('.form-page .lead'), form])
    if (part) content?.appendChild(part);
  document.body.appendChild(dialog);
  dialog.addEventListener('close', () => {
    dialog.remove();
    link.focus();
  });
  closeOnBackNavigation(dialog);
  dialog.showModal();
  attachForm(form);
}

/**
 * Makes the back button close the dialog instead of leaving the page, also on return from a page that
 * the form led to.
 */
function closeOnBackNavigation(dialog: HTMLDialogElement): void {
  history.pushState({ formDialog: true }, '');
  const controller = new AbortController();
  const close = () => dialog.close();
  addEventListener('popstate', close, controller);
  addEventListener('pageshow', ({ persisted }) => persisted && close(), controller);
  dialog.addEventListener('close', () => {
    controller.abort();
    if (history.state?.formDialog) history.back();
  });
}
