/** §9: the link is hidden below 10 px of scrolling, checked 100 ms after the last scroll event. */
const MIN_SCROLL_PX = 10;
const DEBOUNCE_MS = 100;

/**
 * Shows the link to the top to a visitor who scrolls up: on the way down it would lie on prices. CSS
 * makes the scrolling smooth.
 */
export function showBackToTop(): void {
  const link = document.querySelector('[data-behaviour="back-to-top"]');
  let lastY = scrollY;
  let debounceTimer: ReturnType<typeof setTimeout> | undefined;
  const update = () => {
    link?.classList.toggle('is-visible', scrollY >= MIN_SCROLL_PX && scrollY < lastY);
    lastY = scrollY;
  };
  addEventListener(
    'scroll',
    () => {
      clearTimeout(debounceTimer);
      debounceTimer = setTimeout(update, DEBOUNCE_MS);
    },
    { passive: true },
  );
}
