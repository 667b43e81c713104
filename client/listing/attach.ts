import { readPlan } from '../plan';

/**
 * Fetches the script of a list's filters on first interaction. Until then the filters are a form and links;
 * choices made meanwhile are in the form and are applied when the script arrives.
 */
export function attachFilters(): void {
  const list = document.querySelector<HTMLElement>('[data-filters]');
  if (!list) return;
  const enhance = async ({ target }: Event) => {
    if (!(target as Element).closest('form, .listing__tools, .chips, .plans, .plan-note')) return;
    await start();
  };
  const start = async () => {
    list.removeEventListener('focusin', enhance);
    list.removeEventListener('pointerover', enhance);
    const { enhanceListing } = await import('./enhance-listing');
    enhanceListing(list);
  };
  list.addEventListener('focusin', enhance);
  list.addEventListener('pointerover', enhance);
  // The plan that the visitor chose on another list.
  const plan = readPlan();
  const radio = plan && list.querySelector<HTMLInputElement>(`[name="as"][value="${plan}"]`);
  if (!radio || new URLSearchParams(location.search).has('as')) return;
  radio.checked = true;
  void start();
}
