/** Loads each map when it scrolls into view; until then the page shows a still picture and its caption. */
export function attachMaps(): void {
  const places = document.querySelectorAll<HTMLElement>('[data-map]');
  if (places.length === 0) return;
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      seen.unobserve(target);
      import('./host').then(({ openMap }) => openMap(target as HTMLElement));
    }
  });
  for (const place of places) seen.observe(place);
}
