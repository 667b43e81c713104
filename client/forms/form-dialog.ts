import { fetchDocument } from '../fetch-document';
import { fetchFragment } from '../fetch-fragment';
import { attachForm } from './attach';
import './form-dialog.css';

/**
 * The form that a link leads to, in a window over the page: the one of its own page, with the ticket
 * it has there, sent as it is from there. Rejects where there is none.
 */
export async function openFormDialog(link: HTMLAnchorElement): Promise<void> {
  const [page, frame] = await Promise.all([fetchDocument(link.href), fetchFragment('form')]);
  const shown = frame as HTMLDialogElement;
  const form = page.querySelector<HTMLFormElement>('.form-page form[data-form]');
  const title = shown.querySelector('h2');
  if (!form || !title) throw new Error(`no form at ${link.href}`);
  title.textContent = page.querySelector('h1')?.textContent ?? '';
  // One begins to read here, and not at the button that closes.
  Object.assign(title, { tabIndex: -1, autofocus: true });
  // Asked of those without script: read as a document it would be asked, unseen.
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
 * The way back leads out of the window and not out of the page; and who comes back to the page, from
 * wherever the form led, finds it as it was before.
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
