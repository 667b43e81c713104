/** §9: the link is hidden below 10 px of scrolling, checked 100 ms after the last scroll event. */
const MIN_SCROLL_PX = 10;
const DEBOUNCE_MS = 100;

/** Shows the link to the top of a page that is scrolled (§4), so that it can be focused; CSS makes the scrolling smooth. */
export function showBackToTop(): void {
  const link = document.querySelector('[data-behaviour="back-to-top"]');
  let debounceTimer: ReturnType<typeof setTimeout> | undefined;
  const update = () => {
    link?.classList.toggle('is-visible', scrollY >= MIN_SCROLL_PX);
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
