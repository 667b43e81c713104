/** Loads the scripts of gallery and video banners on pages that have one. */
export async function loadAnimatedBanners(): Promise<void> {
  const galleries = findBanners('gallery');
  for (const gallery of galleries) hideLaterSlides(gallery);
  if (galleries.length > 0) (await loadGalleryBanner()).playGalleryBanners();
  if (findBanners('video').length > 0) (await loadVideoBanner()).playVideoBanners();
}

const loadGalleryBanner = () => import('./gallery-banner');
const loadVideoBanner = () => import('./video-banner');

const findBanners = (kind: string) =>
  document.querySelectorAll<HTMLElement>(`[data-behaviour="${kind}-banner"]`);

/** Hides later slides at once, before the browser fetches their pictures (§9). */
function hideLaterSlides(gallery: HTMLElement): void {
  const { fadeMs, lazyAhead } = gallery.dataset;
  if (fadeMs === undefined) return;
  const later = `[data-slides] > :nth-child(n + ${Number(lazyAhead) + 2})`;
  for (const slide of gallery.querySelectorAll<HTMLElement>(later)) slide.hidden = true;
}
