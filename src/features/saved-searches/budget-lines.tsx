import { countByPlan, countWithoutAllIn } from '../../domain/catalogue/listing/budget-counts';
import { ALL_IN_COLUMNS } from '../../domain/catalogue/listing/index-columns';
import { findListingRows } from '../../domain/catalogue/listing/listing';
import { selectProperties } from '../../domain/catalogue/listing/selection';
import { DEAREST_SITUATION } from '../../domain/costs/situation';
import { dropCriteria } from '../../domain/criteria/criteria';
import type { SavedCriteria } from '../../domain/criteria/saved-criteria';
import { formatCityName } from '../../domain/format/address';
import { formatCurrency } from '../../domain/format/currency';
import type { RequestContext } from '../../platform/request-context';
import { PLAN_PHRASES } from '../../views/facts/all-in-words';
import { describeLeftOut } from '../../views/facts/left-out-words';

interface BudgetLinesProps {
  ctx: RequestContext;
  search: SavedCriteria;
  /** Number of properties that fit. */
  count: number;
}

/**
 * What the budget of a search means now: the plan that it is counted by, the plan that would find more, the cheapest if
 * nothing is within it, and what it leaves out. Nothing without a budget.
 */
export function BudgetLines({ ctx, search, count }: BudgetLinesProps) {
  const { t, snapshot } = ctx;
  const { index } = snapshot.catalogue;
  if (search.budget === undefined) return null;
  const selection = selectProperties(index, search);
  const asOnlyHome = countByPlan(index, search, selection)['only-home'];
  const leftOut = describeLeftOut(ctx, countWithoutAllIn(index, selection));
  const lines = [
    search.situation
      ? ''
      : t('ALL_IN_COUNTED_AS', { situation: t(PLAN_PHRASES[DEAREST_SITUATION]) }),
    asOnlyHome > count ? t('SAVED_SEARCH_AS_ONLY_HOME', { count: asOnlyHome }) : '',
    count === 0 ? describeCheapest(ctx, search) : '',
    leftOut,
  ].filter(Boolean);
  return lines.map((line) => (
    <p key={line} className="search-matches__note">
      {line}
    </p>
  ));
}

/** Says what the cheapest property costs all-in that a search would find without its budget; '' if there is none. */
function describeCheapest(ctx: RequestContext, search: SavedCriteria): string {
  const { t, snapshot, catalogueLanguage } = ctx;
  const { index } = snapshot.catalogue;
  const { situation = DEAREST_SITUATION } = search;
  const query = { ...dropCriteria(search, ['budget']), sort: 'all-in' } as const;
  const [row = -1] = findListingRows(index, query, catalogueLanguage, 1);
  const price = index.columns[ALL_IN_COLUMNS[situation].price][row];
  const city = index.cities[index.columns.city[row] ?? -1];
  if (!price || !city?.Name) return '';
  return t('SAVED_SEARCH_CHEAPEST', {
    amount: formatCurrency(price),
    city: formatCityName(city.Name, snapshot.site.configuration.listings),
  });
}
