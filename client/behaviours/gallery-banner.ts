import type { SlideTrack } from './slider';
import { addSliderControls, createScrollingTrack } from './slider';

/** Adds controls to banners with slides; galleries fade and play by themselves if configured (§9). */
export function playGalleryBanners(): void {
  for (const banner of document.querySelectorAll<HTMLElement>(
    '[data-behaviour="gallery-banner"]',
  )) {
    const list = banner.querySelector<HTMLElement>('[data-slides]');
    if (!list || list.children.length < 2) continue;
    const { fadeMs, lazyAhead, loop, intervalMs } = banner.dataset;
    const changed = () => steps.follow();
    const track =
      fadeMs === undefined
        ? createScrollingTrack(list)
        : createFadingTrack(list, Number(fadeMs), Number(lazyAhead), changed);
    const steps = addSliderControls(banner, list, track, loop !== undefined);
    if (intervalMs) startAutoplay(banner, Number(intervalMs), () => steps.step(1));
  }
}

const hasReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Stacks the pictures; each fades in over the previous one within `speed` milliseconds. All but the next
 * `ahead` pictures are hidden, so that the browser does not fetch them yet.
 */
function createFadingTrack(
  list: HTMLElement,
  speed: number,
  ahead: number,
  changed: () => void,
): SlideTrack {
  const slides = [...list.querySelectorAll<HTMLElement>(':scope > li')];
  let shown = 0;
  const arrange = (last?: HTMLElement) => {
    for (const [place, slide] of slides.entries()) {
      const distance = (place - shown + slides.length) % slides.length;
      if (distance <= ahead) slide.hidden = false;
      slide.classList.toggle('is-visible', place === shown);
      slide.classList.toggle('is-leaving', slide === last);
    }
  };

  list.removeAttribute('tabindex');
  list.classList.add('is-fading');
  for (const slide of slides.slice(1 + ahead)) slide.hidden = true;
  arrange();

  let asked = 0;
  return {
    getCurrentIndex: () => shown,
    getLastIndex: () => slides.length - 1,
    goTo(place) {
      const [last, next] = [slides[shown], slides[place]];
      if (!next || next === last) return;
      next.hidden = false;
      const turn = ++asked;
      // A picture that is not decoded yet would fade in blank.
      const there = next.querySelector('img')?.decode() ?? Promise.resolve();
      void there
        .catch(() => {})
        .then(() => {
          if (turn !== asked) return;
          shown = place;
          arrange(last);
          next.animate(
            { opacity: [0, 1] },
            { duration: hasReducedMotion() ? 0 : speed, easing: 'ease' },
          );
          changed();
        });
    },
  };
}

/**
 * Shows the next slide every `rest` milliseconds until the button stops it; pauses while the banner has
 * the pointer or the focus, or the tab is hidden. With reduced motion it starts stopped. While it plays,
 * slides are not announced.
 */
function startAutoplay(banner: HTMLElement, rest: number, next: () => void): void {
  const button = banner.querySelector<HTMLElement>('[data-play]');
  const place = banner.querySelector('output');
  const frame = banner.parentElement ?? banner;
  const holds = new Set<string>();
  let plays = !hasReducedMotion();
  let timer: ReturnType<typeof setTimeout>;

  const wait = () => {
    clearTimeout(timer);
    banner.classList.toggle('is-playing', plays);
    if (place) place.ariaLive = plays ? 'off' : 'polite';
    if (plays && holds.size === 0)
      timer = setTimeout(() => {
        next();
        wait();
      }, rest);
  };
  const hold = (reason: string, held: boolean) => {
    if (held) holds.add(reason);
    else holds.delete(reason);
    wait();
  };

  button?.addEventListener('click', () => {
    plays = !plays;
    wait();
  });
  frame.addEventListener('pointerenter', () => hold('pointer', true));
  frame.addEventListener('pointerleave', () => hold('pointer', false));
  frame.addEventListener('focusin', () => hold('focus', true));
  frame.addEventListener('focusout', () => hold('focus', false));
  document.addEventListener('visibilitychange', () => hold('tab', document.hidden));
  // The pointer or the focus may be in the banner already.
  if (frame.matches(':hover')) holds.add('pointer');
  if (frame.contains(document.activeElement)) holds.add('focus');
  if (document.hidden) holds.add('tab');
  wait();
}
