/**
 * Controls the link that searches the visible section of the map: the same list with
 * `area=south,west,north,east` (src/features/listing/listing-request). It is hidden until the visitor moves
 * the map.
 */
export function createAreaLink(place: HTMLElement) {
  const link = place.querySelector<HTMLAnchorElement>('[data-area-link]');
  let opened = false;
  return {
    /** Hides the link, since the map is about to move to a new list by itself. */
    told() {
      opened = false;
      link?.toggleAttribute('hidden', true);
    },
    moved(bounds: readonly number[]) {
      if (opened && link) {
        const url = new URL(location.href);
        url.searchParams.delete('page');
        url.searchParams.set('area', bounds.map((degrees) => degrees.toFixed(3)).join());
        link.href = url.href;
        link.hidden = false;
      }
      opened = true;
    },
  };
}
