/** The list that the visitor came from: its path, and its key in the Navigation API. */
export interface PreviousList {
  url: string;
  key?: string;
}

/** The path of a property or a project ends in its ID. */
const DETAIL_PATH_PATTERN = /\/\d+\/$/;

/**
 * Returns the last page before this one that is not a property or a project: the visitor's results, if
 * that page is a list. It comes from the Navigation API, so nothing is stored and no URL carries it; in
 * a browser without it, or in a new tab, from the referrer.
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
