import type { Property } from '../../../domain/catalogue/property';
import { formatCurrency } from '../../../domain/format/currency';
import type { RequestContext } from '../../../platform/request-context';
import { COST_GROUPS } from '../../../views/facts/cost-groups';
import { buildFilledFactGroups } from '../../../views/facts/fact-rows';
import { computeTotalCost } from '../../../views/facts/total-cost';
import type { FactRow } from '../../../views/ui/fact-list';

/** Returns the parts and the total that a buyer pays; if there is no total, the first cost facts. */
export function buildCostRows(ctx: RequestContext, property: Property): FactRow[] {
  const { t, snapshot } = ctx;
  const cost = computeTotalCost(property, snapshot.site.configuration.listings);
  if (cost)
    return [...cost.parts, { term: 'COSTS_TOTAL' as const, amount: cost.total }].map(
      ({ term, amount }) => ({ term: t(term), value: formatCurrency(amount) }),
    );
  const rows = buildFilledFactGroups(ctx, property, COST_GROUPS).flatMap(
    ({ rows: filled }) => filled,
  );
  return rows.slice(0, MAX_COST_ROWS);
}

const MAX_COST_ROWS = 6;
