/** A page of the visitor's results: its address within this site, and its place in the history. */
export interface PreviousList {
  url: string;
  key?: string;
}

/** The address of a property or a project ends in its id. */
const DETAIL_PATH_PATTERN = /\/\d+\/$/;

/**
 * The last page before this one that is no property: the visitor's results, if it is a list. The
 * browser's own history knows it, so nothing is kept for it and no address carries it along; where
 * that cannot be read, or in a tab of its own, the page one came from.
 */
export function findPreviousList(): PreviousList | undefined {
  const { navigation } = window;
  const at = navigation?.currentEntry?.index ?? 0;
  for (const { url, key } of navigation?.entries().slice(0, at).reverse() ?? []) {
    const path = url ? findListPath(url) : undefined;
    if (path) return { url: path, key };
  }
  const path = findListPath(document.referrer);
  return path ? { url: path } : undefined;
}

function findListPath(url: string): string | undefined {
  const { origin, pathname, search } = new URL(url);
  return origin === location.origin && !DETAIL_PATH_PATTERN.test(pathname)
    ? pathname + search
    : undefined;
}
