import type { Property } from '../../domain/catalogue/property';
import { isForSale } from '../../domain/catalogue/property-kind';
import { formatCents, roundTotal } from '../../domain/costs/format-costs';
import type { RequestContext } from '../../platform/request-context';
import { getSituationPhrase } from '../../views/facts/situation-texts';
import type { CostChoice } from './cost-query';

/** Returns the line below the price, which leads to the panel: its question, or the answer chosen. */
export function formatCostLink(
  { t }: RequestContext,
  property: Pick<Property, 'Goal'>,
  choice: CostChoice | undefined,
): string {
  if (!choice?.situation || !choice.costs)
    return t(isForSale(property) ? 'COSTS_LINK' : 'COSTS_LINK_RENT');
  const situation = t(getSituationPhrase(choice.situation, choice.subject));
  return t('COSTS_LINK_CHOSEN', { amount: formatCents(roundTotal(choice.costs.total)), situation });
}
