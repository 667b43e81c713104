/** The list that the visitor came from: its path, and its key in the Navigation API. */
export interface PreviousList {
  url: string;
  key?: string;
}

/** The path of a property or a project ends in its ID. */
const DETAIL_PATH_PATTERN = /\/\d+\/$/;

/**
 * Returns the last page before this one that is not a property or a project: the visitor's results, if
 * that page is a list. The Navigation API lists it, so that no storage and no URL is needed for it; a
 * browser without that API, or a new tab, has only the referrer.
 */
export function findPreviousList(): PreviousList | undefined {
  const { navigation } = window;
  const index = navigation?.currentEntry?.index ?? 0;
  for (const { url, key } of navigation?.entries().slice(0, index).reverse() ?? []) {
    const path = url ? findListPath(url) : undefined;
    if (path) return { url: path, key };
  }
  const path = findListPath(document.referrer);
  return path ? { url: path } : undefined;
}

/** Leads a link to a list to the state in which the visitor last saw that list: its filters and its page. */
export function pointToPreviousList(link: HTMLAnchorElement): void {
  const visited = window.navigation?.entries() ?? [];
  const last = visited.findLast(({ url }) => url && new URL(url).pathname === link.pathname);
  if (last?.url) link.href = last.url;
}

function findListPath(url: string): string | undefined {
  const { origin, pathname, search } = new URL(url);
  return origin === location.origin && !DETAIL_PATH_PATTERN.test(pathname)
    ? pathname + search
    : undefined;
}
