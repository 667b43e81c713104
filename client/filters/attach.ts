/**
 * Fetches the script of a list's filters on first interaction. Until then they are a form and links;
 * choices made meanwhile are in the form and are applied when the script arrives.
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
