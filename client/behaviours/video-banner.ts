/**
 * Plays banner videos over their still picture and adds a button to stop them. With reduced motion or
 * Save-Data a video waits for its button; if it cannot be played, the picture stays.
 */
export function playVideoBanners(): void {
  for (const banner of document.querySelectorAll<HTMLElement>('[data-behaviour="video-banner"]')) {
    const film = banner.querySelector('video');
    const steps = banner.querySelector<HTMLElement>('[data-slider-controls]');
    if (!film || !steps) continue;
    const play = () => film.play().catch(() => {});

    film.addEventListener('play', () => banner.classList.add('is-playing'));
    film.addEventListener('pause', () => banner.classList.remove('is-playing'));
    film.addEventListener('playing', () => banner.classList.add('has-started'));
    film.lastElementChild?.addEventListener('error', () => {
      steps.hidden = true;
    });
    steps
      .querySelector('[data-play]')
      ?.addEventListener('click', () => (film.paused ? play() : film.pause()));
    steps.hidden = false;
    if (!hasReducedMotionOrData()) play();
  }
}

/** Returns whether the visitor asked for less motion or less data; Save-Data is missing in TypeScript's types. */
function hasReducedMotionOrData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return matchMedia('(prefers-reduced-motion: reduce)').matches || connection?.saveData === true;
}
