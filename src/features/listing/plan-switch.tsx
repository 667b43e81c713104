import { HOME_SITUATIONS } from '../../domain/costs/situation';
import { PLAN_TEXTS } from '../../views/facts/all-in-words';
import { getSectionGoal } from './catalogue-options';
import { buildListingSearch } from './listing-request';
import type { ListingToolProps } from './sort-menu';

/**
 * The plans of a buyer as links to the same list, once it is about prices all-in (decision 104): the price's filters
 * offer them before. No card says an amount before a choice (decision 40). The script keeps the choice of the visitor
 * (client/listing).
 */
export function PlanSwitch({ ctx, section, request }: ListingToolProps) {
  const { t, href } = ctx;
  if (getSectionGoal(section) === 'rent') return null;
  const { situation, budget, sort } = request;
  if (!situation && budget === undefined && sort !== 'all-in') return null;
  const buildHref = (change: Partial<typeof request>) =>
    href.page(section) + buildListingSearch(request, { page: 1, ...change });
  return (
    <nav className="plans" aria-label={t('ALL_IN_PLAN')}>
      <span>{t(situation ? 'ALL_IN_BUYING_AS' : 'ALL_IN_CHOOSE')}</span>
      <ul>
        {HOME_SITUATIONS.map((plan) => (
          <li key={plan}>
            <a
              rel="nofollow"
              data-plan={plan}
              href={buildHref({ situation: plan })}
              aria-current={plan === situation || undefined}
            >
              {t(PLAN_TEXTS[plan])}
            </a>
          </li>
        ))}
      </ul>
      {situation && (
        <a
          className="plans__off"
          rel="nofollow"
          data-plan=""
          href={buildHref({ situation: undefined, ...(sort === 'all-in' && { sort: 'date' }) })}
        >
          {t('ALL_IN_HIDE')}
        </a>
      )}
    </nav>
  );
}
