import * as v from 'valibot';
import type { ListingQuery, ListingSort } from '../../domain/catalogue/listing/listing-query';
import { LISTING_SORTS } from '../../domain/catalogue/listing/listing-query';
import { LAND_CATEGORY } from '../../domain/catalogue/property-kind';
import { readOwnFunds } from '../../domain/costs/buyer-plan';
import type { Criteria, CriterionName } from '../../domain/criteria/criteria';
import {
  CRITERION_NAMES,
  dropCriteria,
  fitToGoal,
  getCriterion,
  getCriterionFields,
} from '../../domain/criteria/criteria';
import {
  CRITERIA_PARAMETERS,
  listCriteriaParameters,
  readCriteria,
} from '../../domain/criteria/criteria-address';
import type { SavedCriteria } from '../../domain/criteria/saved-criteria';
import { formatSearch } from '../../domain/routing/query-string';
import type { ListingSection } from '../../domain/routing/section';
import type { RequestContext } from '../../platform/request-context';
import { getAddressContext } from '../../views/criteria/address-context';

/** List, map, or both beside each other (§2.10, 'change view'). */
export const LISTING_VIEWS = ['list', 'map', 'split'] as const;
export type ListingView = (typeof LISTING_VIEWS)[number];

/** The query string of a list page, without invalid values; its section has the goal. */
export interface ListingRequest extends Omit<Criteria, 'goal'> {
  sort: ListingSort;
  view: ListingView;
  page: number;
  /** Whether units of a project have a card each (decision 121). */
  units?: boolean | undefined;
  /** What a buyer need not borrow, in whole euro: with a plan, cards say what a loan for the rest costs each month. */
  ownFunds?: number | undefined;
  /** The typed question that led to the list; it chooses nothing. */
  question?: string | undefined;
}

/** All query parameters that change a list page. */
export const LISTING_PARAMETERS: readonly string[] = [
  ...CRITERIA_PARAMETERS,
  ...['own', 'sort', 'view', 'units', 'page', 'q'],
];

/** Those of them in which nobody types words. */
export const CHOSEN_PARAMETERS = LISTING_PARAMETERS.filter(
  (name) => name !== 'q' && name !== 'words',
);

const Page = v.pipe(v.string(), v.digits(), v.maxLength(6), v.transform(Number), v.minValue(1));
/** How a list is shown; a part with an invalid value gets its default. */
const ViewParameters = v.object({
  sort: v.fallback(v.picklist(LISTING_SORTS), 'date'),
  view: v.fallback(v.picklist(LISTING_VIEWS), 'list'),
  page: v.fallback(Page, 1),
  units: v.fallback(
    v.optional(
      v.pipe(
        v.literal('1'),
        v.transform(() => true),
      ),
    ),
    undefined,
  ),
  ownFunds: v.pipe(v.string(), v.transform(readOwnFunds)),
  question: v.fallback(
    v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200))),
    undefined,
  ),
});

/** Returns the change to a request that clears these criteria and their question; order and view stay as they are. */
export const clearFilters = (
  names: readonly CriterionName[] = CRITERION_NAMES,
): Partial<ListingRequest> => ({
  ...Object.fromEntries(names.flatMap(getCriterionFields).map((field) => [field, undefined])),
  page: 1,
  question: undefined,
});

/** Criteria that do not apply to building plots. */
const HOME_CRITERIA = CRITERION_NAMES.filter((name) => !getCriterion(name).groups.plot);

/** Lists the orders of a section: a rent has no price all-in (decision 104), a plot no label of energy. */
export const listSorts = (section: ListingSection): readonly ListingSort[] =>
  LISTING_SORTS.filter((sort) => sort !== UNSORTED_BY[section]);

const UNSORTED_BY: Partial<Record<ListingSection, ListingSort>> = {
  '/for-rent/': 'all-in',
  '/Bouwgrond/': 'energy',
};

/** Parses the query string of a section, `?city=Name|Zip&type=WebID&price-min=…`, against the catalogue of this request. */
export function readListingRequest(
  { snapshot }: Pick<RequestContext, 'snapshot'>,
  section: ListingSection,
  search: URLSearchParams,
): ListingRequest {
  const criteria = readCriteria(search, getAddressContext({ snapshot }));
  const goal = section === '/for-rent/' ? 'rent' : 'sale';
  const view = v.parse(ViewParameters, {
    sort: search.get('sort'),
    view: search.get('view'),
    page: search.get('page'),
    units: search.get('units') ?? undefined,
    ownFunds: goal === 'sale' ? (search.get('own') ?? '') : '',
    question: search.get('q') ?? undefined,
  });
  return {
    ...fitToGoal(
      section === '/Bouwgrond/' ? dropCriteria(criteria, HOME_CRITERIA) : criteria,
      goal,
    ),
    ...view,
    ...(!listSorts(section).includes(view.sort) && { sort: 'date' }),
  };
}

/** Returns the query for a request in a section; a building plot is land for sale (decision 8). */
export function toListingQuery(
  section: ListingSection,
  { view, page, units, ownFunds, question, ...query }: ListingRequest,
): ListingQuery {
  return {
    goal: section === '/for-rent/' ? 'rent' : 'sale',
    ...(section === '/Bouwgrond/' && { category: LAND_CATEGORY }),
    ...query,
  };
}

/** Returns what a search keeps of a request: the type of its section too, and not how the list is shown. */
export function toSavedCriteria(
  section: ListingSection,
  {
    view,
    page,
    units,
    sort,
    ownFunds,
    question,
    includeClosed,
    words,
    ...criteria
  }: ListingRequest,
): SavedCriteria {
  return {
    ...criteria,
    ...(section === '/Bouwgrond/' && { types: [LAND_CATEGORY] }),
    goal: section === '/for-rent/' ? 'rent' : 'sale',
  };
}

/** Whether a list is about prices all-in: it shows them, the plans of a buyer, and notes (decision 104). */
export const asksForPricesAllIn = ({
  situation,
  ownFunds,
  budget,
  sort,
}: Pick<ListingRequest, 'situation' | 'ownFunds' | 'budget' | 'sort'>): boolean =>
  (situation ?? ownFunds ?? budget) !== undefined || sort === 'all-in';

/** Builds the query string of a changed request; equal requests have equal query strings. */
export const buildListingSearch = (
  request: ListingRequest,
  change: Partial<ListingRequest>,
): string => formatSearch(listParameters({ ...request, ...change }));

/** Returns the parameters of a request that differ from their defaults, in the order of the query string. */
export function listParameters({
  sort,
  view,
  page,
  units,
  ownFunds,
  question,
  ...criteria
}: ListingRequest): [name: string, value: string][] {
  const parameters = listCriteriaParameters(criteria);
  if (ownFunds) parameters.push(['own', String(ownFunds)]);
  if (sort !== 'date') parameters.push(['sort', sort]);
  if (criteria.includeClosed) parameters.push(['closed', '1']);
  if (view !== 'list') parameters.push(['view', view]);
  if (units) parameters.push(['units', '1']);
  if (page > 1) parameters.push(['page', String(page)]);
  if (question) parameters.push(['q', question]);
  return parameters;
}
