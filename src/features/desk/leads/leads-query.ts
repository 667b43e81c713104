import * as v from 'valibot';
import { readReference } from '../../../domain/typed-values/read-reference';
import { cleanTyped } from '../../../domain/typed-values/typed-text';
import { FIRST_PLACE, PLACE_ENTRIES } from '../../../platform/list-place';
import { TextParameter } from '../../../platform/request-parameters';
import { LEAD_STATES } from './lead';

export const LEADS_PER_PAGE = 25;

/** Default of the list: open leads, and those that came within a week. */
export const CURRENT = 'current';

/** Open leads whose visitors wait for an answer, who waits longest first. */
export const WAITING = 'waiting';

/** What the list can be narrowed to by state. */
export const LEAD_QUERY_STATES = [CURRENT, 'open', WAITING, 'all', ...LEAD_STATES] as const;

const cutTo = (length: number) =>
  v.pipe(
    TextParameter,
    v.transform((text) => cleanTyped(text).slice(0, length)),
  );

/** The filters of the leads; what the address does not name, or names wrongly, filters nothing. */
export const LeadsQuery = v.object({
  form: cutTo(60),
  property: v.pipe(
    TextParameter,
    v.transform((text) => String(readReference(text) ?? '')),
  ),
  state: v.pipe(TextParameter, v.fallback(v.picklist(LEAD_QUERY_STATES), CURRENT)),
  /** The id of somebody of staff, 'nobody', or '' for all. */
  assignee: cutTo(60),
  /** A name, an address, a telephone number or a reference; `search` stands for it in addresses. */
  q: cutTo(100),
  search: cutTo(60),
  ...PLACE_ENTRIES,
});
export type LeadsQuery = v.InferOutput<typeof LeadsQuery> & {
  /** Whether what was looked for has ended with its id. */
  isExpired?: true;
};

/** Returns the address's query with changes; defaults are left out, and so are the words of a search. */
export function formatLeadsQuery(query: LeadsQuery, changes: Partial<LeadsQuery> = {}): string {
  const { form, property, state, assignee, search, page, after, before } = { ...query, ...changes };
  const entries = {
    form,
    property,
    state: state === CURRENT ? '' : state,
    assignee,
    search,
    page: page > 1 ? String(page) : '',
    after,
    before,
  };
  const parameters = Object.entries(entries).filter(([, value]) => value !== '');
  return parameters.length > 0 ? `?${new URLSearchParams(parameters)}` : '';
}

/** Returns whether any filter is set. */
export const isFiltered = (query: LeadsQuery): boolean =>
  formatLeadsQuery(query, FIRST_PLACE) !== '';
