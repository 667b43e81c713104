/** Fetches the script of a search box on first interaction; until then the box is a plain form. */
export function attachSearch(): void {
  for (const box of document.querySelectorAll<HTMLElement>('[data-island="search"]')) {
    const hydrate = async () => {
      box.removeEventListener('focusin', hydrate);
      box.removeEventListener('pointerover', hydrate);
      const form = box.querySelector('form');
      if (form) form.ariaBusy = 'true';
      try {
        const { hydrateSearchBox } = await import('./island');
        await hydrateSearchBox(box);
      } finally {
        if (form) form.ariaBusy = null;
      }
    };
    box.addEventListener('focusin', hydrate);
    box.addEventListener('pointerover', hydrate);
  }
}
