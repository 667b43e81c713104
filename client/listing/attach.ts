import { onPlanOrTouch } from '../plan-or-touch';

const loadFilters = () => import('./enhance-listing');

/**
 * Fetches the script of a list's filters on first interaction. Until then the filters are a form and links;
 * choices made meanwhile are in the form and are applied when the script arrives.
 */
export function attachFilters(): void {
  const list = document.querySelector<HTMLElement>('[data-filters]');
  if (!list) return;
  const enhance = async () => (await loadFilters()).enhanceListing(list);
  onPlanOrTouch(list, enhance, 'form, .listing__tools, .chips, .plans, .plan-note');
}
