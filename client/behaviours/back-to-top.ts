/** §9: the link is hidden below 10 px of scrolling, checked 100 ms after the last scroll event. */
const MIN_SCROLL_PX = 10;
const DEBOUNCE_MS = 100;
/** §9: the way up takes 500 ms, in steps of 15 ms. */
const ASCENT_MS = 500;
const STEP_MS = 15;

/**
 * Shows the link to the top of a page that is scrolled (§4), so that it can be focused, and times the way up. While
 * something in the page has the focus it is away: it covers nothing of that (WCAG 2.4.11).
 */
export function showBackToTop(): void {
  const link = document.querySelector('[data-behaviour="back-to-top"]');
  let debounceTimer: ReturnType<typeof setTimeout> | undefined;
  const update = () => {
    const hasFocus = document.querySelector('main :focus-visible') !== null;
    link?.classList.toggle('is-visible', scrollY >= MIN_SCROLL_PX && !hasFocus);
  };
  addEventListener(
    'scroll',
    () => {
      clearTimeout(debounceTimer);
      debounceTimer = setTimeout(update, DEBOUNCE_MS);
    },
    { passive: true },
  );
  for (const move of ['focusin', 'focusout']) addEventListener(move, update);
  link?.addEventListener('click', ascend);
}

/** Scrolls up evenly, and follows the link there, which moves the place of the keyboard. */
function ascend(event: Event): void {
  if (!matchMedia('(prefers-reduced-motion: no-preference)').matches) return;
  event.preventDefault();
  const from = scrollY;
  const startedAt = performance.now();
  const stop = () => {
    clearInterval(timer);
    for (const type of INTERRUPTIONS) removeEventListener(type, stop);
  };
  const timer = setInterval(() => {
    const share = Math.min(1, (performance.now() - startedAt) / ASCENT_MS);
    scrollTo({ top: from * (1 - share), behavior: 'instant' });
    if (share < 1) return;
    stop();
    location.hash = 'top';
  }, STEP_MS);
  for (const type of INTERRUPTIONS) addEventListener(type, stop, { passive: true });
}

/** Whoever scrolls on the way has changed their mind. */
const INTERRUPTIONS = ['wheel', 'touchstart'] as const;
