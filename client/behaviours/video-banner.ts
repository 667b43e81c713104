/**
 * Plays banner videos over their still picture and adds a button to stop them. With reduced motion or
 * Save-Data a video waits for its button; if it cannot be played, the picture stays.
 */
export function playVideoBanners(): void {
  for (const banner of document.querySelectorAll<HTMLElement>('[data-behaviour="video-banner"]')) {
    const video = banner.querySelector('video');
    const controls = banner.querySelector<HTMLElement>('[data-slider-controls]');
    if (!video || !controls) continue;
    const play = () => video.play().catch(() => {});

    video.addEventListener('play', () => banner.classList.add('is-playing'));
    video.addEventListener('pause', () => banner.classList.remove('is-playing'));
    video.addEventListener('playing', () => banner.classList.add('has-started'));
    video.lastElementChild?.addEventListener('error', () => {
      controls.hidden = true;
    });
    controls
      .querySelector('[data-play]')
      ?.addEventListener('click', () => (video.paused ? play() : video.pause()));
    controls.hidden = false;
    if (!hasReducedMotionOrData()) play();
  }
}

/** Returns whether the visitor asked for less motion or less data; Save-Data is missing in TypeScript's types. */
function hasReducedMotionOrData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return matchMedia('(prefers-reduced-motion: reduce)').matches || connection?.saveData === true;
}
