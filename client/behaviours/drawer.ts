/**
 * While a drawer or a sheet is open, what lies behind it takes neither focus nor pointer. It closes
 * where the window grows to the width that shows its content in the page (`data-close-at-width`).
 */
export function trapDrawerFocus(): void {
  for (const sheet of document.querySelectorAll<HTMLElement>('[data-behaviour="drawer"]')) {
    if (!sheet.showPopover) continue;
    sheet.addEventListener('beforetoggle', ({ target, newState }) => {
      if (target !== sheet) return;
      for (const element of findOutsideElements(sheet)) element.inert = newState === 'open';
    });
    const wide = matchMedia(`(width >= ${sheet.dataset.closeAtWidth})`);
    wide.addEventListener('change', () => sheet.hidePopover());
  }
}

/** Everything on the page but the sheet and what it stands in. */
function findOutsideElements(sheet: HTMLElement): HTMLElement[] {
  const parent = sheet.parentElement;
  if (!parent || sheet === document.body) return [];
  const others = [...parent.children].filter((child) => child !== sheet) as HTMLElement[];
  return [...others, ...findOutsideElements(parent)];
}
