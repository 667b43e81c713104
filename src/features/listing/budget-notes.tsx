import type { NoAllInCounts } from '../../domain/catalogue/listing/budget-counts';
import { NO_ALL_IN_REASONS } from '../../domain/catalogue/listing/budget-counts';
import type { HomeSituation } from '../../domain/costs/situation';
import { DEAREST_SITUATION } from '../../domain/costs/situation';
import type { TextKey } from '../../domain/language/texts';
import { PLAN_PHRASES } from '../../views/facts/all-in-words';
import { buildListingSearch } from './listing-request';
import type { ListingToolProps } from './sort-menu';

/** What a budget would find in another way. */
export interface BudgetCounts {
  without: NoAllInCounts;
  byPlan: Record<HomeSituation, number>;
}

interface BudgetNotesProps extends ListingToolProps {
  counts: BudgetCounts | undefined;
  total: number;
}

const REASON_TEXTS = {
  'price-on-request': 'ALL_IN_WITHOUT_PRICE',
  'public-sale': 'ALL_IN_WITHOUT_PUBLIC_SALE',
  'life-annuity': 'ALL_IN_WITHOUT_ANNUITY',
  'unknown-rate': 'ALL_IN_WITHOUT_RATE',
} as const satisfies Record<(typeof NO_ALL_IN_REASONS)[number], TextKey>;

/** Above the cards of a budget: by which plan it was counted, or the plan that would find more. */
export function PlanNote({ ctx, section, request, counts, total }: BudgetNotesProps) {
  const { t, href } = ctx;
  if (!counts) return null;
  if (!request.situation)
    return (
      <p className="plan-note">
        {t('ALL_IN_COUNTED_AS', { situation: t(PLAN_PHRASES[DEAREST_SITUATION]) })}
      </p>
    );
  const count = counts.byPlan['only-home'];
  if (count <= total) return null;
  const search = buildListingSearch(request, { situation: 'only-home', page: 1 });
  return (
    <p className="plan-note">
      <strong>{t('ALL_IN_MORE_AS_ONLY_HOME', { count })}</strong> {t('ALL_IN_LOWER_RATE')}{' '}
      <a rel="nofollow" href={href.page(section) + search}>
        {t('ALL_IN_SHOW_THOSE')}
      </a>
    </p>
  );
}

/** Below the cards: which properties a budget leaves out and why, and what a price all-in is made of. */
export function AllInNotes({ ctx, request, counts }: BudgetNotesProps) {
  const { t, language } = ctx;
  if (!counts && !request.situation) return null;
  const reasons = NO_ALL_IN_REASONS.flatMap((reason) => {
    const count = counts?.without[reason] ?? 0;
    return count > 0 ? [t(REASON_TEXTS[reason], { count })] : [];
  });
  const sum = Object.values(counts?.without ?? {}).reduce((total, count) => total + count, 0);
  return (
    <div className="all-in-notes">
      {reasons.length > 0 && (
        <p>
          {t('ALL_IN_LEFT_OUT', {
            count: sum,
            reasons: new Intl.ListFormat(language).format(reasons),
          })}
        </p>
      )}
      <p>{t('ALL_IN_MEANS')}</p>
    </div>
  );
}
