/** Who comes to a property from a page of ours may come from a list: the way on through it (neighbours). */
export function attachResults(): void {
  const page = document.querySelector<HTMLElement>('[data-neighbours]');
  if (page && document.referrer.startsWith(location.origin))
    import('./neighbours').then(({ showNeighbours }) => showNeighbours(page));
}
