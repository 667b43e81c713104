import { readItem } from '../storage';

/** Key, in the session of a window, that is set when the popup is closed; the cookie policy names it. */
export const POPUP_KEY = 'popup';

/** Returns whether the popup was closed in this session; without storage it opens again on the next page. */
export const hasClosedPopup = (): boolean => Boolean(readItem(POPUP_KEY, 'sessionStorage'));
