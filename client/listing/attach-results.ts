const loadPreviousList = () => import('./previous-list');
const loadNeighbours = () => import('./neighbours');

/**
 * Fetches the links to a property's neighbours if the visitor came from a page of this site, and leads
 * the link of a thank-you page back to the visitor's list.
 */
export function attachResults(): void {
  const listLink = document.querySelector<HTMLAnchorElement>('a[data-list-link]');
  if (listLink) loadPreviousList().then((script) => script.pointToPreviousList(listLink));
  const page = document.querySelector<HTMLElement>('[data-neighbours]');
  if (page && document.referrer.startsWith(location.origin))
    loadNeighbours().then((script) => script.showNeighbours(page));
}
