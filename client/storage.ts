type StorageArea = 'localStorage' | 'sessionStorage';

/**
 * What this browser keeps for us under a key: null where there is nothing, undefined where it does not
 * say. A browser may refuse to keep anything at all, and no page of ours stops at that.
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

/** Keeps the text, or nothing any more where there is none; whether the browser let it. */
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

/** The keys that begin so. */
export function findKeys(beginning: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(beginning));
  } catch {
    return [];
  }
}
