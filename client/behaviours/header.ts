/** §4: beyond this many pixels of scrolling the header is fixed and its logo small. */
const THRESHOLD = 30;

/** Marks the header once the page has been scrolled; the styles do the rest. */
export function followScroll(): void {
  const header = document.querySelector('[data-behaviour="header"]');
  if (!header) return;
  const follow = () => header.classList.toggle('is-scrolled', window.scrollY > THRESHOLD);
  addEventListener('scroll', follow, { passive: true });
  follow();
}
