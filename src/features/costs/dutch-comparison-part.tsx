import { addRanges, asRange } from '../../domain/costs/cents';
import { findCostRule } from '../../domain/costs/cost-rules';
import { formatCents, formatCentsRange, formatPercent } from '../../domain/costs/format-costs';
import type { PurchaseCosts } from '../../domain/costs/purchase-costs';
import type { Situation } from '../../domain/costs/situation';
import type { Translate } from '../../domain/language/texts';
import type { CostChoice } from './cost-query';
import { computeDutchCosts, hasDutchComparison } from './dutch-comparison';

/** The same purchase in the Netherlands, in a disclosure; not for VAT or life annuities. */
export function DutchComparison({
  t,
  choice: { subject, dates },
  costs,
  situation,
}: {
  t: Translate;
  choice: CostChoice;
  costs: PurchaseCosts;
  situation: Situation;
}) {
  const dutch = computeDutchCosts(costs.price, situation, dates);
  const mortgage = findCostRule('mortgage-deed', 'belgium', dates);
  const { duty, notary } = costs;
  if (!dutch || !duty || !mortgage || !hasDutchComparison(subject, costs)) return null;
  const rows: [label: string, here: string, there: string][] = [
    [
      t('COSTS_DUTCH_TAX'),
      `${formatPercent(duty.percent)} · ${formatCents(duty.amount)}`,
      `${formatPercent(dutch.percent)} · ${formatCents(dutch.tax)}`,
    ],
    [
      t('COSTS_DUTCH_NOTARY'),
      formatCentsRange(notary.totalRange),
      t('COSTS_ABOUT_AMOUNT', { amount: formatCents(dutch.notary) }),
    ],
    [
      t('COSTS_DUTCH_SUM'),
      formatCentsRange(addRanges(asRange(duty.amount), notary.totalRange)),
      t('COSTS_ABOUT_AMOUNT', { amount: formatCents(dutch.total) }),
    ],
    [
      t('COSTS_DUTCH_MORTGAGE'),
      formatPercent(mortgage.registrationPercent + mortgage.mortgagePercent),
      t('COSTS_NONE'),
    ],
    [
      t('COSTS_DUTCH_COOLING'),
      t('COSTS_NONE'),
      t('COSTS_DUTCH_DAYS', { days: dutch.coolingOffDays }),
    ],
  ];
  return (
    <details className="costs__part costs__more">
      <summary>{t('COSTS_DUTCH')}</summary>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('COSTS_DUTCH_HERE')}</th>
            <th scope="col">{t('COSTS_DUTCH_THERE')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, here, there]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{here}</td>
              <td>{there}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="costs__note">{t('COSTS_DUTCH_NOTE')}</p>
    </details>
  );
}
