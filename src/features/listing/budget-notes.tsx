import type { NoAllInCounts } from '../../domain/catalogue/listing/budget-counts';
import type { HomeSituation } from '../../domain/costs/situation';
import { DEAREST_SITUATION } from '../../domain/costs/situation';
import { LoanNote } from '../../views/criteria/loan-note';
import { findComparedPlan, PLAN_PHRASES } from '../../views/facts/all-in-words';
import { describeLeftOut } from '../../views/facts/left-out-words';
import { asksForPricesAllIn, buildListingSearch } from './listing-request';
import type { ListingToolProps } from './sort-menu';

/** What a budget leaves out, and what it would find for each plan of a buyer. */
export interface BudgetCounts {
  without: NoAllInCounts;
  byPlan: Record<HomeSituation, number>;
}

interface BudgetNotesProps extends ListingToolProps {
  /** Undefined without a budget. */
  counts: BudgetCounts | undefined;
  total: number;
}

/** Above the cards of a budget: by which plan it was counted, or that another plan would find more. */
export function PlanNote({ ctx, section, request, counts, total }: BudgetNotesProps) {
  const { t, href } = ctx;
  const { situation, sort } = request;
  if (!situation && (counts || sort === 'all-in'))
    return (
      <p className="plan-note">
        {t('ALL_IN_COUNTED_AS', { situation: t(PLAN_PHRASES[DEAREST_SITUATION]) })}
      </p>
    );
  const count = counts?.byPlan['only-home'] ?? 0;
  if (count <= total) return null;
  const search = buildListingSearch(request, { situation: 'only-home', page: 1 });
  return (
    <p className="plan-note">
      <strong>{t('ALL_IN_MORE_AS_ONLY_HOME', { count })}</strong> {t('ALL_IN_LOWER_RATE')}{' '}
      <a rel="nofollow" data-plan="only-home" href={href.page(section) + search}>
        {t('ALL_IN_SHOW_THOSE')}
      </a>
    </p>
  );
}

/** Below the cards: which properties a budget leaves out and why, and what a price all-in is made of. */
export function AllInNotes({ ctx, request, counts }: BudgetNotesProps) {
  const { t } = ctx;
  if (!asksForPricesAllIn(request)) return null;
  const leftOut = counts && describeLeftOut(ctx, counts.without);
  return (
    <div className="all-in-notes">
      {leftOut && <p>{leftOut}</p>}
      <p>{t('ALL_IN_MEANS')}</p>
      {findComparedPlan(request) && <LoanNote ctx={ctx} ownFunds={request.ownFunds} />}
    </div>
  );
}
