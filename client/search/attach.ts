/**
 * The search box comes alive on first touch: until then it is a form, and what was typed meanwhile
 * is still in it, since the box itself stays the browser's own.
 */
export function attachSearch(): void {
  for (const box of document.querySelectorAll<HTMLElement>('[data-island="search"]')) {
    const wake = async () => {
      box.removeEventListener('focusin', wake);
      box.removeEventListener('pointerover', wake);
      const form = box.querySelector('form');
      if (form) form.ariaBusy = 'true';
      const { openSearch } = await import('./island');
      await openSearch(box);
      if (form) form.ariaBusy = null;
    };
    box.addEventListener('focusin', wake);
    box.addEventListener('pointerover', wake);
  }
}
