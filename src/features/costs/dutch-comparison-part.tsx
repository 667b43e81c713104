import type { CentsRange } from '../../domain/costs/cents';
import { addRanges, asRange } from '../../domain/costs/cents';
import { findCostRule } from '../../domain/costs/cost-rules';
import { formatCents, formatCentsRange, formatPercent } from '../../domain/costs/format-costs';
import type { PurchaseCosts } from '../../domain/costs/purchase-costs';
import type { Translate } from '../../domain/language/texts';
import type { CostChoice } from './cost-query';
import type { DutchCosts } from './dutch-comparison';

/** The same purchase in the Netherlands, in a disclosure. */
export function DutchComparison({
  t,
  choice: { dates },
  costs,
  dutch,
}: {
  t: Translate;
  choice: CostChoice;
  costs: PurchaseCosts;
  dutch: DutchCosts | undefined;
}) {
  const mortgage = findCostRule('mortgage-deed', 'belgium', dates);
  const { duty, notary } = costs;
  if (!dutch || !duty || !mortgage) return null;
  const rows: [label: string, here: string, there: string][] = [
    [
      t('COSTS_DUTCH_TAX'),
      `${formatPercent(duty.percent)} · ${formatCents(duty.amount)}`,
      formatDutchTax(dutch, t),
    ],
    [
      t('COSTS_DUTCH_NOTARY'),
      formatCentsRange(notary.totalRange),
      t('COSTS_ASSUMED_AMOUNT', { amount: formatCents(dutch.notary) }),
    ],
    [
      t('COSTS_DUTCH_SUM'),
      formatCentsRange(addRanges(asRange(duty.amount), notary.totalRange)),
      t('COSTS_ABOUT_AMOUNT', { amount: formatCentsRange(dutch.total) }),
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
      <p className="costs__note">
        {dutch.starter &&
          `${t('COSTS_DUTCH_STARTER', {
            age: dutch.starter.belowAge,
            amount: formatCents(dutch.starter.maximum),
          })} `}
        {t('COSTS_DUTCH_NOTE')}
      </p>
    </details>
  );
}

/** Formats rate and tax; two rates where part of a building may be homes. */
function formatDutchTax({ percents: { from, to }, tax }: DutchCosts, t: Translate): string {
  const amount = formatExactRange(tax);
  if (from === to) return `${formatPercent(from)} · ${amount}`;
  const rates = { home: formatPercent(from), other: formatPercent(to) };
  return `${t('COSTS_DUTCH_TAX_PARTS', rates)} · ${amount}`;
}

/** Formats an exact amount to the euro, and an estimate in steps. */
const formatExactRange = (range: CentsRange): string =>
  range.from === range.to ? formatCents(range.from) : formatCentsRange(range);
