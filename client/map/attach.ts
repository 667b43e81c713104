/** Loads each map below an element when it scrolls into view; until then it shows a still picture and its caption. */
export function attachMaps(within: ParentNode = document): void {
  const containers = within.querySelectorAll<HTMLElement>('[data-map]');
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
