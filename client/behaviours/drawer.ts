/**
 * Makes the page behind an open drawer or sheet inert, and closes the sheet when the window reaches the
 * width at which its content is shown in the page (`data-close-at-width`).
 */
export function trapDrawerFocus(): void {
  for (const sheet of document.querySelectorAll<HTMLElement>('[data-behaviour="drawer"]')) {
    if (!sheet.showPopover) continue;
    sheet.addEventListener('beforetoggle', ({ target, newState }) => {
      if (target !== sheet) return;
      for (const element of findOutsideElements(sheet)) element.inert = newState === 'open';
    });
    const widthQuery = matchMedia(`(width >= ${sheet.dataset.closeAtWidth})`);
    widthQuery.addEventListener('change', () => sheet.hidePopover());
  }
}

/** Returns the elements of the page that neither are nor contain the sheet, without their descendants. */
function findOutsideElements(sheet: HTMLElement): HTMLElement[] {
  const parent = sheet.parentElement;
  if (!parent || sheet === document.body) return [];
  const others = [...parent.children].filter((child) => child !== sheet) as HTMLElement[];
  return [...others, ...findOutsideElements(parent)];
}
