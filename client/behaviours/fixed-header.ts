/** §4: the scroll position in pixels beyond which the header is fixed and its logo small. */
const FIXED_HEADER_SCROLL_PX = 30;

/**
 * Marks the header while the page is scrolled; the styles fix its frame. The header keeps its height, so
 * that the content below does not move.
 */
export function fixHeaderOnScroll(): void {
  const header = document.querySelector<HTMLElement>('.header--fixed-on-scroll');
  if (!header) return;
  const update = () => {
    const isScrolled = window.scrollY > FIXED_HEADER_SCROLL_PX;
    if (isScrolled === header.classList.contains('is-scrolled')) return;
    header.style.minHeight = isScrolled ? `${header.offsetHeight}px` : '';
    header.classList.toggle('is-scrolled', isScrolled);
  };
  addEventListener('scroll', update, { passive: true });
  addEventListener('resize', () => {
    header.classList.remove('is-scrolled');
    header.style.minHeight = '';
    update();
  });
  // Not at once: asked while scripts are evaluated, the position makes the browser lay the page out once more.
  requestAnimationFrame(update);
}
