import { readItem, writeItem } from '../storage';

/** The one key of the session, named in the cookie policy: set by closing the popup, by nothing else. */
const POPUP_KEY = 'popup';

export const hasClosedPopup = (): boolean =>
  typeof readItem(POPUP_KEY, 'sessionStorage') === 'string';

/** A browser that keeps nothing shows it again on the next page. */
export const storePopupClosed = (): unknown => writeItem(POPUP_KEY, 'closed', 'sessionStorage');
