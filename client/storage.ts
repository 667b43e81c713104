type StorageArea = 'localStorage' | 'sessionStorage';

/**
 * Returns the text stored under a key; null if there is none, undefined if the browser refuses access
 * to its storage, as some do in private windows.
 */
export function readItem(
  key: string,
  place: StorageArea = 'localStorage',
): string | null | undefined {
  try {
    return window[place].getItem(key);
  } catch {
    return undefined;
  }
}

/** Stores a text under a key, or deletes the entry if there is none; false if the browser refuses. */
export function writeItem(
  key: string,
  text: string | undefined,
  place: StorageArea = 'localStorage',
): boolean {
  try {
    if (text === undefined) window[place].removeItem(key);
    else window[place].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Returns the keys of localStorage that begin with a prefix. */
export function findKeys(beginning: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(beginning));
  } catch {
    return [];
  }
}
