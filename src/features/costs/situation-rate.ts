import { formatCents, formatPercent } from '../../domain/costs/format-costs';
import { computeRegistrationDuty } from '../../domain/costs/registration-duty';
import type { Situation } from '../../domain/costs/situation';
import { getDutyKind } from '../../domain/costs/situation';
import type { Translate } from '../../domain/language/texts';
import type { CostChoice } from './cost-query';

/** Formats the rate of a situation: 'rechten 3 %'; '' if there is none. */
export function formatSituationRate(
  { subject, dates, marketValue }: CostChoice,
  situation: Situation,
  t: Translate,
): string {
  const { region, vat, price } = subject;
  if (vat) return t('COSTS_RATE_VAT', { percent: formatPercent(vat.percent) });
  const base = marketValue ?? price;
  const duty =
    region &&
    computeRegistrationDuty({ region, kind: getDutyKind(situation, subject), base, dates });
  if (!duty) return '';
  const percent = formatPercent(duty.percent);
  return duty.abatement > 0
    ? t('COSTS_RATE_ABATEMENT', { percent, amount: formatCents(duty.abatement) })
    : t('COSTS_RATE', { percent });
}
