import type { Property } from '../../domain/catalogue/property';
import type { SaleKindRules } from '../../domain/catalogue/sale-kind-rules';
import { getSaleKindRules } from '../../domain/catalogue/sale-kind-rules';
import { getAllInPrice } from '../../domain/costs/all-in-price';
import { formatCents } from '../../domain/costs/format-costs';
import type { TextKey } from '../../domain/language/texts';
import type { RequestContext } from '../../platform/request-context';
import { getSituationPhrase } from '../../views/facts/situation-texts';
import type { CostChoice } from './cost-query';
import { computeRentCosts } from './rent-costs';

const COST_QUESTIONS: Record<NonNullable<SaleKindRules['costs']>, TextKey> = {
  buyer: 'COSTS_LINK',
  tenant: 'COSTS_LINK_RENT',
};

/**
 * Returns the line below the price, which leads to the panel: its question, or the answer chosen.
 * Undefined if the property has no panel, or one that cannot answer: abroad, or where nothing of the start is known.
 */
export function formatCostLink(
  { t }: RequestContext,
  property: Property,
  choice: CostChoice | undefined,
): string | undefined {
  const { costs } = getSaleKindRules(property);
  if (costs === 'buyer' ? !choice?.subject.region : !computeRentCosts(property)?.start)
    return undefined;
  if (!choice?.situation || !choice.costs) return costs && t(COST_QUESTIONS[costs]);
  const situation = t(getSituationPhrase(choice.situation, choice.subject));
  return t('COSTS_LINK_CHOSEN', { amount: formatCents(getAllInPrice(choice.costs)), situation });
}
