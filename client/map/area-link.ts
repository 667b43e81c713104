/**
 * The link that asks for what lies where the visitor has moved the map: the same list with
 * `area=south,west,north,east` (src/features/listing/listing-request). Where the map opened by itself is no wish.
 */
export function createAreaLink(place: HTMLElement) {
  const link = place.querySelector<HTMLAnchorElement>('[data-area-link]');
  let opened = false;
  return {
    /** The map is told what to show, and will open where that is. */
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
