/** §9: the link is hidden below 10 px of scrolling, checked 100 ms after the last scroll event. */
const MIN_SCROLL_PX = 10;
const DEBOUNCE_MS = 100;

/** Shows the link to the top once the page is scrolled; CSS makes the scrolling smooth. */
export function showBackToTop(): void {
  const link = document.querySelector('[data-behaviour="back-to-top"]');
  if (!link) return;
  const update = () => link.classList.toggle('is-visible', window.scrollY >= MIN_SCROLL_PX);
  let debounceTimer: ReturnType<typeof setTimeout> | undefined;
  addEventListener(
    'scroll',
    () => {
      clearTimeout(debounceTimer);
      debounceTimer = setTimeout(update, DEBOUNCE_MS);
    },
    { passive: true },
  );
  update();
}
