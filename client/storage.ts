/** Key, in the session of a window, of the draft that the page before sent. */
export const SENT_KEY = 'sent';

type StorageArea = 'localStorage' | 'sessionStorage';

/**
 * Returns the text stored under a key; null if there is none, undefined if the browser refuses access
 * to its storage, as some do in private windows.
 */
export function readItem(
  key: string,
  area: StorageArea = 'localStorage',
): string | null | undefined {
  try {
    return window[area].getItem(key);
  } catch {
    return undefined;
  }
}

/** Stores a text under a key, or deletes the entry if there is none; false if the browser refuses. */
export function writeItem(
  key: string,
  text: string | undefined,
  area: StorageArea = 'localStorage',
): boolean {
  try {
    if (text === undefined) window[area].removeItem(key);
    else window[area].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Returns the keys of localStorage that begin with a prefix. */
export function findKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
