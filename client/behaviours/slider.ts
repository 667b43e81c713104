/**
 * A list that snaps from one thing to the next gets two buttons. Without script they would do nothing,
 * so the page holds them hidden. A button at its end of the list keeps the focus it may have.
 */
export function stepThrough(): void {
  for (const slider of document.querySelectorAll<HTMLElement>('[data-behaviour="slider"]')) {
    const list = slider.querySelector('[data-slides]');
    const steps = slider.querySelector<HTMLElement>('[data-steps]');
    const [previous, next] = steps?.querySelectorAll('button') ?? [];
    const place = steps?.querySelector('output');
    if (!list || !steps || !previous || !next || !place || list.children.length < 2) continue;

    const current = () => Math.round(list.scrollLeft / list.clientWidth);
    const step = (by: number) => list.scrollTo({ left: (current() + by) * list.clientWidth });
    const follow = () => {
      const shown = current();
      previous.ariaDisabled = String(shown <= 0);
      next.ariaDisabled = String(shown >= list.children.length - 1);
      place.value = list.children[shown]?.getAttribute('data-place') ?? '';
    };

    previous.addEventListener('click', () => step(-1));
    next.addEventListener('click', () => step(1));
    list.addEventListener('scroll', follow, { passive: true });
    slider.classList.add('is-stepped');
    steps.hidden = false;
    follow();
  }
}
