/** Loads each map when it scrolls into view; until then the page shows a still picture and its caption. */
export function attachMaps(): void {
  const containers = document.querySelectorAll<HTMLElement>('[data-map]');
  if (containers.length === 0) return;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      import('./host').then(({ openMap }) => openMap(target as HTMLElement));
    }
  });
  for (const container of containers) observer.observe(container);
}
