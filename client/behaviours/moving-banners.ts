/** Banners that move are few: what moves them comes only where there is one. */
export async function moveBanners(): Promise<void> {
  const galleries = bannersOf('gallery');
  for (const gallery of galleries) keepBack(gallery);
  if (galleries.length > 0) (await import('./gallery-banner')).playGalleries();
  if (bannersOf('video').length > 0) (await import('./video-banner')).playFilms();
}

const bannersOf = (kind: string) =>
  document.querySelectorAll<HTMLElement>(`[data-behaviour="${kind}-banner"]`);

/** At once, or the browser would fetch more pictures than those next to come (§9). */
function keepBack(gallery: HTMLElement): void {
  const { fade, ahead } = gallery.dataset;
  if (fade === undefined) return;
  const later = `[data-slides] > :nth-child(n + ${Number(ahead) + 2})`;
  for (const slide of gallery.querySelectorAll<HTMLElement>(later)) slide.hidden = true;
}
