/**
 * Makes the page behind an open drawer inert, and closes the drawer when the window reaches the
 * width at which its content is shown in the page (`data-close-at-width`).
 */
export function trapDrawerFocus(): void {
  for (const drawer of document.querySelectorAll<HTMLElement>('[data-behaviour="drawer"]')) {
    if (!drawer.showPopover) continue;
    drawer.addEventListener('beforetoggle', ({ target, newState }) => {
      if (target !== drawer) return;
      for (const element of findOutsideElements(drawer)) element.inert = newState === 'open';
    });
    const widthQuery = matchMedia(`(width >= ${drawer.dataset.closeAtWidth})`);
    widthQuery.addEventListener('change', () => drawer.hidePopover());
  }
}

/** Returns the elements of the page that neither are nor contain the drawer, without their descendants. */
function findOutsideElements(drawer: HTMLElement): HTMLElement[] {
  const parent = drawer.parentElement;
  if (!parent || drawer === document.body) return [];
  const others = [...parent.children].filter((child) => child !== drawer) as HTMLElement[];
  return [...others, ...findOutsideElements(parent)];
}
