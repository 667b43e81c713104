import { waitForClose, waitForNoOpenDialog } from '../behaviours/open-dialogs';
import { readStoredChoice } from '../consent/stored-choice';
import { fetchFragment } from '../fetch-fragment';
import { writeItem } from '../storage';
import { POPUP_KEY } from './popup-closed';
import './popup.css';

/**
 * Opens the popup (§4) when no other dialog is open: the consent dialog comes first, and a drawer or the
 * gallery delays it. A closed popup is not opened again in the session.
 */
export async function openPopup(): Promise<void> {
  const [preview] = /^\/preview\/[^/]+/.exec(location.pathname) ?? [];
  const popup = (await fetchFragment('popup', preview)) as HTMLDialogElement;
  while (isConsentPending()) await waitForClose();
  await waitForNoOpenDialog();
  if (isFormUrl(location.href)) return;
  document.body.appendChild(popup);
  const controller = new AbortController();
  popup.addEventListener('close', () => {
    // A preview shows it each time to whoever writes it.
    if (!preview) writeItem(POPUP_KEY, 'closed', 'sessionStorage');
    controller.abort();
    popup.remove();
  });
  for (const [target, event] of getUrlChangeEvents())
    target.addEventListener(event, () => isFormUrl(location.href) && popup.close(), controller);
  popup.querySelector('.popup__link')?.addEventListener('click', () => popup.close());
  // In a frame beside a form the focus stays where somebody types.
  popup.inert = !document.hasFocus();
  popup.showModal();
  popup.inert = false;
  if (!document.hasFocus()) return;
  // The title, not the button that closes it, is what it says first.
  const title = popup.querySelector('h2') as HTMLElement;
  title.tabIndex = -1;
  title.focus();
}

/** Returns whether the URL is that of a form on this page or of a modal, where §4 forbids the popup. */
const isFormUrl = (url: string): boolean =>
  url.includes('modal-clicked') ||
  [...document.querySelectorAll('main form[method="post"]')].some((form) => {
    const action = form.getAttribute('action');
    return action && url.includes(action);
  });

/** Returns the events of URL changes; pushState fires only the event of the Navigation API. */
function getUrlChangeEvents(): [EventTarget, string][] {
  const { navigation } = window as { navigation?: EventTarget };
  return navigation ? [[navigation, 'currententrychange']] : [[window, 'popstate']];
}

/** Returns whether the consent dialog still has to be opened. */
const isConsentPending = (): boolean =>
  document.body.dataset.preview === undefined &&
  !readStoredChoice() &&
  !document.querySelector('.consent');
