/** Fetches the links to a property's neighbours if the visitor came from a page of this site. */
export function attachResults(): void {
  const page = document.querySelector<HTMLElement>('[data-neighbours]');
  if (page && document.referrer.startsWith(location.origin))
    import('./neighbours').then(({ showNeighbours }) => showNeighbours(page));
}
