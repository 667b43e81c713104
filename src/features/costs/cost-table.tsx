import { getAllInPrice } from '../../domain/costs/all-in-price';
import { findCostRule } from '../../domain/costs/cost-rules';
import {
  formatCents,
  formatCentsRange,
  formatPercent,
  formatRangeEnd,
} from '../../domain/costs/format-costs';
import type { PurchaseCosts } from '../../domain/costs/purchase-costs';
import type { Translate } from '../../domain/language/texts';
import { getPriceTerm } from '../../views/facts/situation-texts';
import type { CostChoice } from './cost-query';
import { computeHighestAnnuitySum } from './life-annuity';

interface CostTableProps {
  t: Translate;
  choice: CostChoice;
  costs: PurchaseCosts;
}

/** The amounts of a situation, and their sum with its range. */
export function CostTable({ t, choice, costs }: CostTableProps) {
  const { subject } = choice;
  const { vat, duty, notary, newHomeCosts, total, totalRange } = costs;
  return (
    <div className="costs__part">
      <dl className="costs__rows">
        <div>
          <dt>{t(getPriceTerm(choice.subject))}</dt>
          <dd>{formatCents(costs.price)}</dd>
        </div>
        {vat && (
          <div>
            <dt>
              {t('COSTS_VAT')}
              <small>
                {t(vat.base === costs.price ? 'COSTS_VAT_ALL' : 'COSTS_VAT_BUILDING', {
                  percent: formatPercent(vat.percent),
                  base: formatCents(vat.base),
                })}
              </small>
            </dt>
            <dd>{formatCents(vat.amount)}</dd>
          </div>
        )}
        {duty && (
          <div>
            <dt>
              <CostTerm
                term={t(subject.region === 'flanders' ? 'COSTS_DUTY_FLANDERS' : 'COSTS_DUTY')}
                explanation={t('COSTS_DUTY_TERM')}
              />
              <small>{formatDutyNote(choice, duty, t)}</small>
            </dt>
            <dd>{formatCents(duty.amount)}</dd>
          </div>
        )}
        <div>
          <dt>
            <CostTerm term={t('COSTS_FEE')} explanation={t('COSTS_FEE_TERM')} />
            <small>
              {t(notary.scale === 'only-home' ? 'COSTS_FEE_ONLY_HOME' : 'COSTS_FEE_GENERAL')}
            </small>
          </dt>
          <dd>{formatCents(notary.feeWithVat)}</dd>
        </div>
        <div>
          <dt>
            <CostTerm term={t('COSTS_DEED')} explanation={t('COSTS_DEED_TERM')} />
            <small>{t('COSTS_DEED_NOTE')}</small>
          </dt>
          <dd>{formatCentsRange(notary.deedCosts)}</dd>
        </div>
        {newHomeCosts && (
          <div>
            <dt>
              {t('COSTS_NEW_HOME')}
              <small>{t('COSTS_NEW_HOME_NOTE')}</small>
            </dt>
            <dd>{formatCentsRange(newHomeCosts)}</dd>
          </div>
        )}
        <div className="costs__total">
          <dt>
            {t(subject.annuity ? 'COSTS_AT_SIGNING' : 'COSTS_ABOUT')}
            <small>
              {t('COSTS_BETWEEN', {
                about: formatRangeEnd(total),
                from: formatRangeEnd(totalRange.from),
                to: formatRangeEnd(totalRange.to),
              })}
            </small>
          </dt>
          <dd>{formatCents(getAllInPrice(costs))}</dd>
        </div>
        <AnnuityRows t={t} choice={choice} />
      </dl>
    </div>
  );
}

/** Says how the duty was found: its rate, and what it is due on. */
function formatDutyNote(
  { subject, dates }: CostChoice,
  duty: NonNullable<PurchaseCosts['duty']>,
  t: Translate,
): string {
  const percent = formatPercent(duty.percent);
  const base = formatCents(duty.base);
  if (subject.vat) return t('COSTS_DUTY_LAND', { percent, base });
  if (duty.abatement > 0)
    return t('COSTS_DUTY_ABATEMENT', { percent, amount: formatCents(duty.abatement) });
  if (duty.reduction > 0)
    return t('COSTS_DUTY_REDUCTION', { percent, amount: formatCents(duty.reduction) });
  if (subject.annuity) return t('COSTS_DUTY_MARKET', { percent, base });
  if (duty.percent === duty.standardPercent) return t('COSTS_DUTY_FULL', { percent });
  const modest = subject.region && findCostRule('modest-home-reduction', subject.region, dates);
  if (modest && duty.base <= modest.maximumBaseInCoreCity * 100)
    return t('COSTS_DUTY_CORE_CITY', { percent, amount: formatCents(modest.amount * 100) });
  return t('COSTS_DUTY_REDUCED', { percent, standard: formatPercent(duty.standardPercent) });
}

/** The monthly payment of a life annuity, and the most that it can add up to. */
function AnnuityRows({ t, choice: { subject } }: Pick<CostTableProps, 't' | 'choice'>) {
  const { annuity, price } = subject;
  if (!annuity?.monthlyPayment) return null;
  const { monthlyPayment, years } = annuity;
  return (
    <>
      <div>
        <dt>{t('COSTS_ANNUITY_MONTHLY')}</dt>
        <dd>{formatCents(monthlyPayment)}</dd>
      </div>
      {years !== undefined && (
        <div>
          <dt>
            {t('COSTS_AT_MOST', { years })}
            <small>
              {t('COSTS_AT_MOST_NOTE', {
                count: years * 12,
                amount: formatCents(monthlyPayment),
              })}
            </small>
          </dt>
          <dd>{formatCents(computeHighestAnnuitySum(price, monthlyPayment, years))}</dd>
        </div>
      )}
    </>
  );
}

/** A Belgian term with a dotted line, which opens its explanation in place. */
export function CostTerm({ term, explanation }: { term: string; explanation: string }) {
  return (
    <details className="term">
      <summary>
        <span>{term}</span>
      </summary>
      <p>{explanation}</p>
    </details>
  );
}
