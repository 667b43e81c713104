import type { SlideTrack } from './slider-controls';
import { addSliderControls, createScrollingTrack } from './slider-controls';

/** Adds controls to banners with slides; galleries fade and play automatically if configured (§9). */
export function playGalleryBanners(): void {
  for (const banner of document.querySelectorAll<HTMLElement>(
    '[data-behaviour="gallery-banner"]',
  )) {
    const list = banner.querySelector<HTMLElement>('[data-slides]');
    if (!list || list.children.length < 2) continue;
    const { fadeMs, lazyAhead, loop, intervalMs } = banner.dataset;
    const onChange = () => controls.update();
    const track =
      fadeMs === undefined
        ? createScrollingTrack(list)
        : createFadingTrack(list, Number(fadeMs), Number(lazyAhead), onChange);
    const controls = addSliderControls(banner, list, track, loop !== undefined);
    if (intervalMs) startAutoplay(banner, Number(intervalMs), () => controls.step(1));
  }
}

const hasReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Stacks the pictures; each fades in over the previous one within `durationMs`. All but the next
 * `preloadCount` pictures are hidden, so that the browser does not fetch them yet.
 */
function createFadingTrack(
  list: HTMLElement,
  durationMs: number,
  preloadCount: number,
  onChange: () => void,
): SlideTrack {
  const slides = [...list.querySelectorAll<HTMLElement>(':scope > li')];
  let currentIndex = 0;
  const updateSlides = (leaving?: HTMLElement) => {
    for (const [index, slide] of slides.entries()) {
      const distance = (index - currentIndex + slides.length) % slides.length;
      if (distance <= preloadCount) slide.hidden = false;
      slide.classList.toggle('is-visible', index === currentIndex);
      slide.classList.toggle('is-leaving', slide === leaving);
    }
  };

  list.removeAttribute('tabindex');
  list.classList.add('is-fading');
  for (const slide of slides.slice(1 + preloadCount)) slide.hidden = true;
  updateSlides();

  let requestCount = 0;
  return {
    getCurrentIndex: () => currentIndex,
    getLastIndex: () => slides.length - 1,
    goTo(index) {
      const [current, next] = [slides[currentIndex], slides[index]];
      if (!next || next === current) return;
      next.hidden = false;
      const request = ++requestCount;
      // A picture that is not decoded yet would fade in blank.
      const decoded = next.querySelector('img')?.decode() ?? Promise.resolve();
      void decoded
        .catch(() => {})
        .then(() => {
          if (request !== requestCount) return;
          currentIndex = index;
          updateSlides(current);
          next.animate(
            { opacity: [0, 1] },
            { duration: hasReducedMotion() ? 0 : durationMs, easing: 'ease' },
          );
          onChange();
        });
    },
  };
}

/**
 * Shows the next slide every `intervalMs` until the button stops it; pauses while the banner has the
 * pointer or the focus, or the tab is hidden. With reduced motion it does not play until the button
 * starts it. While it plays, slides are not announced.
 */
function startAutoplay(banner: HTMLElement, intervalMs: number, showNext: () => void): void {
  const button = banner.querySelector<HTMLElement>('[data-play]');
  const output = banner.querySelector('output');
  const frame = banner.parentElement ?? banner;
  const pauseReasons = new Set<string>();
  let isPlaying = !hasReducedMotion();
  let timer: ReturnType<typeof setTimeout>;

  const restart = () => {
    clearTimeout(timer);
    banner.classList.toggle('is-playing', isPlaying);
    if (output) output.ariaLive = isPlaying ? 'off' : 'polite';
    if (isPlaying && pauseReasons.size === 0)
      timer = setTimeout(() => {
        showNext();
        restart();
      }, intervalMs);
  };
  const setPaused = (reason: string, isPaused: boolean) => {
    if (isPaused) pauseReasons.add(reason);
    else pauseReasons.delete(reason);
    restart();
  };

  button?.addEventListener('click', () => {
    isPlaying = !isPlaying;
    restart();
  });
  frame.addEventListener('pointerenter', () => setPaused('pointer', true));
  frame.addEventListener('pointerleave', () => setPaused('pointer', false));
  frame.addEventListener('focusin', () => setPaused('focus', true));
  frame.addEventListener('focusout', () => setPaused('focus', false));
  document.addEventListener('visibilitychange', () => setPaused('tab', document.hidden));
  // The pointer or the focus may be in the banner already.
  if (frame.matches(':hover')) pauseReasons.add('pointer');
  if (frame.contains(document.activeElement)) pauseReasons.add('focus');
  if (document.hidden) pauseReasons.add('tab');
  restart();
}
