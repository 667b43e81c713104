import { findCostRule } from '../../domain/costs/cost-rules';
import { formatCents, formatPercent } from '../../domain/costs/format-costs';
import type { RequestContext } from '../../platform/request-context';
import { getPriceTerm } from '../../views/facts/situation-texts';
import type { CostChoice } from './cost-query';
import { CostSources } from './cost-sources';
import { CostTable } from './cost-table';
import { describeLoan } from './describe-loan';
import { computeDutchCosts } from './dutch-comparison';
import { DutchComparison } from './dutch-comparison-part';
import { LoanPart } from './loan-part';
import { describeTerms, SituationTerms } from './situation-terms';

/** The part of the panel that depends on the situation: conditions, amounts, loan, comparison. */
export function CostResult({ ctx, choice }: { ctx: RequestContext; choice: CostChoice }) {
  const { t } = ctx;
  const { subject, situation, costs } = choice;
  if (!situation)
    return (
      <div className="costs__part">
        <dl className="costs__rows">
          <div>
            <dt>{t(getPriceTerm(choice.subject))}</dt>
            <dd>{formatCents(subject.price)}</dd>
          </div>
        </dl>
        <p className="costs__note">{t('COSTS_CHOOSE')}</p>
      </div>
    );
  const terms = describeTerms(choice, situation, t);
  if (!costs)
    return (
      <>
        <SituationTerms t={t} terms={terms} />
        <p className="costs__part">{formatMissing(choice, t)}</p>
      </>
    );
  const loan = describeLoan(choice, costs);
  const dutch = computeDutchCosts(subject, situation, choice.dates);
  const rules = [terms, costs, loan, dutch].flatMap((figures) => figures?.rules ?? []);
  return (
    <>
      <SituationTerms t={t} terms={terms} />
      <CostTable t={t} choice={choice} costs={costs} />
      <LoanPart t={t} loan={loan} />
      <DutchComparison t={t} choice={choice} costs={costs} dutch={dutch} />
      <CostSources ctx={ctx} rules={rules} />
    </>
  );
}

/** Formats why there is no amount: the market value is missing, or a notary has to be asked. */
function formatMissing(
  { subject: { kind, region }, marketValue, dates }: CostChoice,
  t: RequestContext['t'],
): string {
  const standard = region && findCostRule('standard-duty', region, dates);
  return kind === 'annuity' && marketValue === undefined && standard
    ? t('COSTS_MARKET_VALUE_NEEDED', { percent: formatPercent(standard.percent) })
    : t('COSTS_ASK');
}
