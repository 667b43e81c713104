/**
 * Controls the link that searches the visible section of the map: the same list with
 * `area=south,west,north,east` (src/features/listing/listing-request). It is hidden until the visitor moves
 * the map.
 */
export function createBoundsLink(container: HTMLElement) {
  const link = container.querySelector<HTMLAnchorElement>('[data-bounds-link]');
  let hasOpened = false;
  return {
    /** Hides the link, since the map is about to move to a new list by itself. */
    hide() {
      hasOpened = false;
      link?.toggleAttribute('hidden', true);
    },
    update(bounds: readonly number[]) {
      if (hasOpened && link) {
        const url = new URL(location.href);
        url.searchParams.delete('page');
        url.searchParams.set('area', bounds.map((degrees) => degrees.toFixed(3)).join());
        link.href = url.href;
        link.hidden = false;
      }
      hasOpened = true;
    },
  };
}
