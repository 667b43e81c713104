import type { Property } from '../../domain/catalogue/property';
import { getAllInPrice } from '../../domain/costs/all-in-price';
import type { Cents } from '../../domain/costs/cents';
import { datesOn } from '../../domain/costs/cost-rules';
import { describeCostSubject } from '../../domain/costs/cost-subject';
import { computePurchaseCosts } from '../../domain/costs/purchase-costs';
import { listSituations } from '../../domain/costs/situation';
import { isPriceShown } from '../../domain/format/price-visibility';
import type { RequestContext } from '../../platform/request-context';
import { getSituationText } from './situation-texts';

/** Total cost of a property in a situation. */
export interface SituationTotal {
  term: string;
  total: Cents;
}

/** Computes what a property costs in each situation, all in (decision 104); none if that is not known. */
export function buildSituationTotals(
  { t, snapshot }: RequestContext,
  property: Property,
): SituationTotal[] {
  if (!isPriceShown(property, snapshot.site.configuration.listings)) return [];
  const subject = describeCostSubject(property);
  const dates = datesOn(snapshot.catalogue.index.rulesDay);
  return (subject ? listSituations(subject) : []).flatMap((situation) => {
    const costs = subject && computePurchaseCosts({ subject, situation, dates });
    if (!costs) return [];
    const term = t('COSTS_ALL_IN', { situation: t(getSituationText(situation, subject)) });
    return [{ term, total: getAllInPrice(costs) }];
  });
}
