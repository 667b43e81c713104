import { fetchDocument } from '../fetch-document';
import { fetchFragment } from '../fetch-fragment';
import { attachForm } from './attach';
import './form-dialog.css';

/**
 * Opens the form that a link leads to in a dialog: the form of its own page, with that page's ticket.
 * Rejects if the page has no form.
 */
export async function openFormDialog(link: HTMLAnchorElement): Promise<void> {
  const [page, frame] = await Promise.all([fetchDocument(link.href), fetchFragment('form')]);
  const shown = frame as HTMLDialogElement;
  const form = page.querySelector<HTMLFormElement>('.form-page form[data-form]');
  const title = shown.querySelector('h2');
  if (!form || !title) throw new Error(`no form at ${link.href}`);
  title.textContent = page.querySelector('h1')?.textContent ?? '';
  // The focus starts at the heading and not at the close button.
  Object.assign(title, { tabIndex: -1, autofocus: true });
  // Parsed as a document, the noscript captcha question would become a hidden required field.
  for (const question of form.querySelectorAll('noscript')) question.remove();
  const content = shown.querySelector('.modal__content');
  for (const part of [page.querySelector('.form-page .lead'), form])
    if (part) content?.appendChild(part);
  document.body.appendChild(shown);
  shown.addEventListener('close', () => {
    shown.remove();
    link.focus();
  });
  closeOnBackNavigation(shown);
  shown.showModal();
  attachForm(form);
}

/**
 * Makes the back button close the dialog instead of leaving the page, also after a page that the form
 * led to.
 */
function closeOnBackNavigation(shown: HTMLDialogElement): void {
  history.pushState({ formDialog: true }, '');
  const closed = new AbortController();
  const close = () => shown.close();
  addEventListener('popstate', close, closed);
  addEventListener('pageshow', ({ persisted }) => persisted && close(), closed);
  shown.addEventListener('close', () => {
    closed.abort();
    if (history.state?.formDialog) history.back();
  });
}
