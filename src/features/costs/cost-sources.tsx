import type { CostRule } from '../../domain/costs/cost-rule';
import { findCostRules, getOldestCheck } from '../../domain/costs/cost-rules';
import type { PurchaseCosts } from '../../domain/costs/purchase-costs';
import type { Situation } from '../../domain/costs/situation';
import { formatDate } from '../../domain/format/date';
import type { Translate } from '../../domain/language/texts';
import { NoWrapDates } from '../../views/ui/no-wrap-dates';
import type { CostChoice } from './cost-query';
import { computeDutchCosts, hasDutchComparison } from './dutch-comparison';

/** When the panel's figures were checked, and the sources of exactly those rules that gave them, in their own language. */
export function CostSources({
  t,
  choice,
  costs,
  situation,
}: {
  t: Translate;
  choice: CostChoice;
  costs: PurchaseCosts;
  situation: Situation;
}) {
  const sources = listRules(choice, costs, situation).map(({ source, confidence }) => {
    const text = `${source.title} (${source.publisher}, ${formatDate(source.date)})`;
    return confidence === 'not-verified' ? t('COSTS_ASSUMPTION', { source: text }) : text;
  });
  return (
    <div className="costs__part">
      <p className="costs__note">
        <NoWrapDates text={t('COSTS_CHECKED', { date: formatDate(getOldestCheck()) })} />
      </p>
      <details className="costs__more costs__sources">
        <summary>{t('COSTS_SOURCES')}</summary>
        <ul>
          {[...new Set(sources)].map((source) => (
            <li key={source}>{source}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}

/** Lists the rules of the amounts, the mortgage deed, a usufruct, and the comparison with the Netherlands. */
function listRules(
  { subject, dates }: CostChoice,
  costs: PurchaseCosts,
  situation: Situation,
): readonly CostRule[] {
  const { annuity, region } = subject;
  const usufruct =
    situation === 'occupied' && annuity?.age !== undefined && region
      ? findCostRules('usufruct-factors', region, dates)
      : [];
  return [
    ...costs.rules,
    ...findCostRules('mortgage-deed', 'belgium', dates),
    ...usufruct,
    ...(hasDutchComparison(subject, costs)
      ? (computeDutchCosts(costs.price, situation, dates)?.rules ?? [])
      : []),
  ];
}
