/** From this width on the menu stands in the header itself. */
const DESKTOP = '(width >= 1280px)';

/** While the drawer is open, what lies behind it takes neither focus nor pointer. */
export function keepFocusInside(): void {
  const drawer = document.querySelector<HTMLElement>('[data-behaviour="drawer"]');
  if (!drawer?.showPopover) return;
  const behind = document.querySelectorAll<HTMLElement>(
    '.skip-link, .top-bar, .header__frame, main, .footer',
  );
  drawer.addEventListener('beforetoggle', ({ newState }) => {
    for (const element of behind) element.inert = newState === 'open';
  });
  matchMedia(DESKTOP).addEventListener('change', () => drawer.hidePopover());
}
