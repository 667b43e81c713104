import type { TextKey } from '../../../domain/language/texts';
import type { RequestContext } from '../../../platform/request-context';
import type { Filters } from '../desk-filters';
import { DeskFilters } from '../desk-filters';
import { formatPortfolioQuery, PortfolioQuery } from './portfolio-query';

export const PORTFOLIO_STATE_TEXTS = {
  open: 'DESK_STATUS_AVAILABLE',
  option: 'DESK_STATUS_OPTION',
  closed: 'DESK_STATUS_CLOSED',
  early: 'DESK_PORTFOLIO_EARLY',
} as const satisfies Record<Exclude<PortfolioQuery['state'], ''>, TextKey>;

const STATES = Object.entries(PORTFOLIO_STATE_TEXTS) as [string, TextKey][];

const portfolioFilters = {
  name: 'portfolio',
  schema: PortfolioQuery,
  parts: [
    { kind: 'search', name: 'q', label: 'DESK_PORTFOLIO_WORDS', saysOptional: true },
    {
      kind: 'select',
      name: 'goal',
      label: 'DESK_PORTFOLIO_GOAL',
      options: [
        { value: '', label: 'DESK_ALL' },
        { value: 'sale', label: 'FOR_SALE' },
        { value: 'rent', label: 'FOR_RENT' },
      ],
      saysOptional: true,
    },
    {
      kind: 'select',
      name: 'state',
      label: 'DESK_STATE',
      options: [
        { value: '', label: 'DESK_ALL' },
        ...STATES.map(([value, label]) => ({ value, label })),
      ],
      saysOptional: true,
    },
    {
      kind: 'select',
      name: 'agent',
      label: 'DESK_LISTING_AGENT',
      options: 'dynamic',
      saysOptional: true,
    },
    {
      kind: 'select',
      name: 'sort',
      label: 'SORT_BY',
      options: [
        { value: 'new', label: 'SORT_DATE' },
        { value: 'old', label: 'DESK_PORTFOLIO_OLD' },
        { value: 'views', label: 'DESK_PORTFOLIO_VIEWED' },
        { value: 'wanted', label: 'DESK_PORTFOLIO_WANTED' },
        { value: 'price', label: 'SORT_PRICE_ASC' },
        { value: 'price-desc', label: 'SORT_PRICE_DESC' },
        { value: 'city', label: 'SORT_CITY' },
      ],
      saysOptional: true,
    },
  ],
} as const satisfies Filters;

/** The filters of the portfolio, its order, and a link that clears them. */
export function PortfolioFilters({ ctx, query }: { ctx: RequestContext; query: PortfolioQuery }) {
  const { t, href } = ctx;
  const action = href.page('/desk/catalogue/');
  const isFiltered = Object.values(formatPortfolioQuery({ ...query, page: 1 })).some(Boolean);
  const { q, goal, state, sort, agent = '' } = query;
  const team = ctx.snapshot.site.team.map(({ id, name }) => ({ value: String(id), text: name }));
  return (
    <DeskFilters
      {...{ ctx, action, filters: portfolioFilters }}
      values={{ q, goal, state, sort, agent: String(agent) }}
      options={{ agent: [{ value: '', label: 'DESK_ALL' }, ...team] }}
    >
      {isFiltered && (
        <a className="desk-filters__clear" href={action}>
          {t('DESK_CLEAR')}
        </a>
      )}
    </DeskFilters>
  );
}
