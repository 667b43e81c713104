import { formatIdsQuery } from '../../src/domain/catalogue/favourites';
import { PLAN_KEY } from '../plan-or-touch';
import { readItem, writeItem } from '../storage';

/** Returns the query of the visitor's own list, with how they buy where they have said so; '' without properties. */
export const formatOwnQuery = (ids: readonly number[]): string =>
  addPlan(ids, readItem(PLAN_KEY) ?? '');

/** Returns the query of the page with other properties; '' without any. */
export const formatChangedQuery = (ids: readonly number[]): string =>
  addPlan(ids, readPlan(location.search));

const addPlan = (ids: readonly number[], plan: string): string =>
  formatIdsQuery(ids) + (ids.length > 0 && plan ? `&${plan}` : '');

/** Keeps what the visitor chooses among the plans of favourites or a comparison; a list keeps it by itself. */
export function keepPlan(): void {
  if (document.querySelector('[data-filters]')) return;
  addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('.plans a');
    if (link) writeItem(PLAN_KEY, readPlan(link.search) || undefined);
  });
  addEventListener('submit', ({ target }) => {
    if (!(target as Element).matches('.plans__own')) return;
    const query = new URLSearchParams([...new FormData(target as HTMLFormElement)] as string[][]);
    writeItem(PLAN_KEY, readPlan(String(query)) || undefined);
  });
}

/** Returns the parameters of a query that say how its reader buys, as they are stored (client/plan.ts). */
function readPlan(query: string): string {
  const plan = new URLSearchParams(query);
  plan.delete('ids');
  return plan.get('as') ? String(plan) : '';
}
