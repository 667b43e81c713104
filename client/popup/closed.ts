/** The one key of the session, named in the cookie policy: set by closing the popup, by nothing else. */
const KEY = 'popup';

export function wasClosed(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function rememberClosed(): void {
  try {
    sessionStorage.setItem(KEY, 'closed');
  } catch {
    // A browser that keeps nothing shows it again on the next page.
  }
}
