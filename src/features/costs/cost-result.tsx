import { findCostRule } from '../../domain/costs/cost-rules';
import { formatCents, formatPercent } from '../../domain/costs/format-costs';
import type { RequestContext } from '../../platform/request-context';
import { getPriceTerm } from '../../views/facts/situation-texts';
import type { CostChoice } from './cost-query';
import { CostSources } from './cost-sources';
import { CostTable } from './cost-table';
import { DutchComparison } from './dutch-comparison-part';
import { LoanPart } from './loan-part';
import { SituationTerms } from './situation-terms';

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
  if (!costs)
    return (
      <>
        <SituationTerms t={t} choice={choice} situation={situation} />
        <p className="costs__part">{formatMissing(choice, t)}</p>
      </>
    );
  return (
    <>
      <SituationTerms t={t} choice={choice} situation={situation} />
      <CostTable t={t} choice={choice} costs={costs} />
      <LoanPart t={t} choice={choice} costs={costs} />
      <DutchComparison t={t} choice={choice} costs={costs} situation={situation} />
      <CostSources {...{ t, choice, costs, situation }} />
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
