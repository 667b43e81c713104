import { datesOn, findCostRule } from '../../domain/costs/cost-rules';
import { formatPercent } from '../../domain/costs/format-costs';
import { formatCurrency } from '../../domain/format/currency';
import { formatDate } from '../../domain/format/date';
import type { RequestContext } from '../../platform/request-context';
import { NoWrapDates } from '../ui/no-wrap-dates';

interface LoanNoteProps {
  ctx: RequestContext;
  ownFunds: number | undefined;
}

/** What the monthly payments of a page are computed with, and of which day that example is; nothing without own funds. */
export function LoanNote({ ctx: { t, snapshot }, ownFunds }: LoanNoteProps) {
  const dates = datesOn(snapshot.catalogue.index.rulesDay);
  const example = findCostRule('loan-example', 'belgium', dates);
  if (!ownFunds || !example) return null;
  return (
    <p>
      <NoWrapDates
        text={t('ALL_IN_LOAN_MEANS', {
          own: formatCurrency(ownFunds),
          years: example.years,
          percent: formatPercent(example.ratePercent),
          date: formatDate(example.checkedOn),
        })}
      />
    </p>
  );
}
