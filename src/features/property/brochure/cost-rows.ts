import type { Property } from '../../../domain/catalogue/property';
import { getSaleKindRules } from '../../../domain/catalogue/sale-kind-rules';
import { datesOn } from '../../../domain/costs/cost-rules';
import { describeCostSubject } from '../../../domain/costs/cost-subject';
import { formatCents } from '../../../domain/costs/format-costs';
import type { RequestContext } from '../../../platform/request-context';
import { explainNoTotal } from '../../../views/facts/all-in-words';
import { COMPUTED_COST_FIELDS, COST_GROUPS } from '../../../views/facts/cost-groups';
import { buildFilledFactGroups } from '../../../views/facts/fact-rows';
import { formatPriceLine } from '../../../views/facts/property-price';
import { buildSituationTotals } from '../../../views/facts/situation-totals';
import type { FactRow } from '../../../views/ui/fact-list';
import { computeLettingYield, formatYield } from '../../costs/letting-yield';

/**
 * Returns the asking price, what it becomes in each situation (decision 40) and what it brings in; where that cannot be
 * computed, why, and the first cost facts, without sums of the listing software that the page replaces.
 */
export function buildCostRows(ctx: RequestContext, property: Property): FactRow[] {
  const totals = buildSituationTotals(ctx, property);
  if (totals.length > 0)
    return [
      { term: ctx.t(getSaleKindRules(property).priceTerm), value: formatPriceLine(ctx, property) },
      ...totals.map(({ term, total }) => ({ term, value: formatCents(total) })),
      ...buildYieldRows(ctx, property),
    ];
  const none = getSaleKindRules(property).costs === 'tenant' ? '' : explainNoTotal(ctx, property);
  const rows = buildFilledFactGroups(ctx, property, COST_GROUPS)
    .flatMap(({ rows: filled }) => filled)
    .filter(({ field }) => !describeCostSubject(property) || !COMPUTED_COST_FIELDS.has(field));
  return [...(none ? [{ term: ctx.t('COSTS_TITLE'), value: none }] : []), ...rows].slice(
    0,
    MAX_COST_ROWS,
  );
}

const MAX_COST_ROWS = 6;

/** What a property that is let brings in, as its page says it; none of any other. */
function buildYieldRows({ t, snapshot }: RequestContext, property: Property): FactRow[] {
  const subject = describeCostSubject(property);
  const dates = datesOn(snapshot.catalogue.index.rulesDay);
  const found = subject && computeLettingYield(property, { subject, dates });
  if (!found) return [];
  return [
    { term: t('YIELD_RENT'), value: formatCents(found.rent) },
    { term: t('YIELD_GROSS_TERM'), value: formatYield(found.grossPercent) },
    { term: t('YIELD_NET_TERM'), value: formatYield(found.netPercent) },
  ];
}
