/** §4: beyond this many pixels of scrolling the header is fixed and its logo small. */
const FIXED_HEADER_SCROLL_PX = 30;

/**
 * Marks the header once the page has been scrolled; the styles do the rest. It keeps the room it had
 * in the page while its frame is fixed, so that nothing below it moves.
 */
export function fixHeaderOnScroll(): void {
  const header = document.querySelector<HTMLElement>('.header--fixed-on-scroll');
  if (!header) return;
  const follow = () => {
    const scrolled = window.scrollY > FIXED_HEADER_SCROLL_PX;
    if (scrolled === header.classList.contains('is-scrolled')) return;
    header.style.minHeight = scrolled ? `${header.offsetHeight}px` : '';
    header.classList.toggle('is-scrolled', scrolled);
  };
  addEventListener('scroll', follow, { passive: true });
  addEventListener('resize', () => {
    header.classList.remove('is-scrolled');
    header.style.minHeight = '';
    follow();
  });
  follow();
}
