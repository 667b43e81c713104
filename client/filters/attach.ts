/**
 * A list's tools come alive on first touch: until then they are a form and links, and what was chosen
 * meanwhile still stands in the form.
 */
export function attachFilters(): void {
  const list = document.querySelector<HTMLElement>('[data-filters]');
  if (!list) return;
  const wake = async ({ target }: Event) => {
    if (!(target as Element).closest('form, .listing__tools, .chips')) return;
    list.removeEventListener('focusin', wake);
    list.removeEventListener('pointerover', wake);
    const { enhanceListing } = await import('./enhance-listing');
    enhanceListing(list);
  };
  list.addEventListener('focusin', wake);
  list.addEventListener('pointerover', wake);
}
