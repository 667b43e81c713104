import { keepText, keptText } from '../storage';

/** The one key of the session, named in the cookie policy: set by closing the popup, by nothing else. */
const KEY = 'popup';

export const wasClosed = (): boolean => typeof keptText(KEY, 'sessionStorage') === 'string';

/** A browser that keeps nothing shows it again on the next page. */
export const rememberClosed = (): unknown => keepText(KEY, 'closed', 'sessionStorage');
