/** Banners that move are few: what moves them comes only where there is one. */
export async function moveBanners(): Promise<void> {
  const has = (kind: string) => document.querySelector(`[data-behaviour="${kind}"]`) !== null;
  if (has('gallery-banner')) (await import('./gallery-banner')).playGalleries();
  if (has('video-banner')) (await import('./video-banner')).playFilms();
}
