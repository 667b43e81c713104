import { waitForClose, waitForNoOpenDialog } from '../behaviours/open-dialogs';
import { readStoredChoice } from '../consent/stored-choice';
import { fetchFragment } from '../fetch-fragment';
import { storePopupClosed } from './popup-closed';
import './popup.css';

/**
 * Opens the popup (§4) once nothing else is open: the question about cookies first, a drawer, a
 * gallery. Closing it, in whatever way, closes it for the session.
 */
export async function openPopup(): Promise<void> {
  const popup = (await fetchFragment('popup')) as HTMLDialogElement;
  while (isConsentPending()) await waitForClose();
  await waitForNoOpenDialog();
  if (isFormAddress(location.href)) return;
  document.body.appendChild(popup);
  const follow = new AbortController();
  popup.addEventListener('close', () => {
    storePopupClosed();
    follow.abort();
    popup.remove();
  });
  for (const [target, event] of getAddressChangeEvents())
    target.addEventListener(event, () => isFormAddress(location.href) && popup.close(), follow);
  popup.querySelector('.popup__link')?.addEventListener('click', () => popup.close());
  popup.showModal();
}

/** §4: a form on this page that sends to this very address, or a modal that was opened by it. */
const isFormAddress = (address: string): boolean =>
  address.includes('modal-clicked') ||
  [...document.querySelectorAll('main form[method="post"]')].some((form) => {
    const action = form.getAttribute('action');
    return action && address.includes(action);
  });

/** A page that changes its address without leaving says so to the newer of the two only. */
function getAddressChangeEvents(): [EventTarget, string][] {
  const { navigation } = window as { navigation?: EventTarget };
  return navigation ? [[navigation, 'currententrychange']] : [[window, 'popstate']];
}

/** Whether the question about cookies is still on its way. */
const isConsentPending = (): boolean =>
  document.body.dataset.preview === undefined &&
  !readStoredChoice() &&
  !document.querySelector('.consent');
