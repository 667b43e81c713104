import type { Property } from '../../../domain/catalogue/property';
import { getSaleKindRules } from '../../../domain/catalogue/sale-kind-rules';
import { formatCents } from '../../../domain/costs/format-costs';
import type { RequestContext } from '../../../platform/request-context';
import { COST_GROUPS } from '../../../views/facts/cost-groups';
import { buildFilledFactGroups } from '../../../views/facts/fact-rows';
import { formatPriceLine } from '../../../views/facts/property-price';
import { buildSituationTotals } from '../../../views/facts/situation-totals';
import type { FactRow } from '../../../views/ui/fact-list';

/**
 * Returns the asking price and what it becomes in each situation (decision 40); where that cannot be
 * computed, the first cost facts.
 */
export function buildCostRows(ctx: RequestContext, property: Property): FactRow[] {
  const totals = buildSituationTotals(ctx, property);
  if (totals.length > 0)
    return [
      { term: ctx.t(getSaleKindRules(property).priceTerm), value: formatPriceLine(ctx, property) },
      ...totals.map(({ term, total }) => ({ term, value: formatCents(total) })),
    ];
  const rows = buildFilledFactGroups(ctx, property, COST_GROUPS).flatMap(
    ({ rows: filled }) => filled,
  );
  return rows.slice(0, MAX_COST_ROWS);
}

const MAX_COST_ROWS = 6;
