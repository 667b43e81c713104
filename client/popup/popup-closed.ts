import { readItem, writeItem } from '../storage';

/** The only key in sessionStorage, named in the cookie policy; set when the popup is closed. */
const POPUP_KEY = 'popup';

export const hasClosedPopup = (): boolean => Boolean(readItem(POPUP_KEY, 'sessionStorage'));

/** Stores that the popup was closed; without storage it opens again on the next page. */
export const storePopupClosed = (): unknown => writeItem(POPUP_KEY, 'closed', 'sessionStorage');
