import * as v from 'valibot';
import { cleanTyped } from '../../../domain/typed-values/typed-text';
import { PositiveIntegerParameter, TextParameter } from '../../../platform/request-parameters';

const PORTFOLIO_STATES = ['', 'open', 'option', 'closed', 'early'] as const;
const PORTFOLIO_SORTS = ['new', 'old', 'price', 'price-desc', 'city', 'views', 'wanted'] as const;
const GOALS = ['', 'sale', 'rent'] as const;

/** The filters of the portfolio; what the address does not name, or names wrongly, filters nothing. */
export const PortfolioQuery = v.object({
  goal: v.pipe(TextParameter, v.fallback(v.picklist(GOALS), '')),
  state: v.pipe(TextParameter, v.fallback(v.picklist(PORTFOLIO_STATES), '')),
  sort: v.pipe(TextParameter, v.fallback(v.picklist(PORTFOLIO_SORTS), 'new')),
  /** A reference, a town, a street that is published, or words of the texts: never a person. */
  q: v.pipe(
    TextParameter,
    v.transform((text) => cleanTyped(text).slice(0, 100)),
  ),
  /** The number of somebody of the team. */
  agent: v.fallback(v.optional(PositiveIntegerParameter), undefined),
  page: v.fallback(PositiveIntegerParameter, 1),
});
export type PortfolioQuery = v.InferOutput<typeof PortfolioQuery>;

/** Returns the parameters of an address; defaults are left out. */
export const formatPortfolioQuery = ({ goal, state, sort, agent, q, page }: PortfolioQuery) => ({
  goal: goal || undefined,
  state: state || undefined,
  sort: sort === 'new' ? undefined : sort,
  agent,
  q: q || undefined,
  page: page > 1 ? page : undefined,
});
