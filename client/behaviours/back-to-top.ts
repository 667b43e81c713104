/** §9: hidden while scrolled less than 10 px, looked at again 100 ms after the last scrolling. */
const MIN_SCROLL_PX = 10;
const DEBOUNCE_MS = 100;

/** Shows the link to the top once there is a way back; the platform does the scrolling. */
export function showBackToTop(): void {
  const link = document.querySelector('[data-behaviour="back-to-top"]');
  if (!link) return;
  const look = () => link.classList.toggle('is-visible', window.scrollY >= MIN_SCROLL_PX);
  let waiting: ReturnType<typeof setTimeout> | undefined;
  addEventListener(
    'scroll',
    () => {
      clearTimeout(waiting);
      waiting = setTimeout(look, DEBOUNCE_MS);
    },
    { passive: true },
  );
  look();
}
