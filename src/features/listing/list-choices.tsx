import type { ListingSort } from '../../domain/catalogue/listing/listing-query';
import { readBuyerPlan } from '../../domain/costs/buyer-plan';
import type { CriterionName } from '../../domain/criteria/criteria';
import { getCriterion } from '../../domain/criteria/criteria';
import { formatCurrency } from '../../domain/format/currency';
import { getListFormat } from '../../domain/language/list-format';
import type { ListingSection } from '../../domain/routing/section';
import type { RequestContext } from '../../platform/request-context';
import { getAddressContext } from '../../views/criteria/address-context';
import { PlanSwitch } from '../../views/criteria/plan-switch';
import type { Answer } from '../search/answer';
import { QuestionNotes } from '../search/question-notes';
import type { ActiveFilter } from './active-filters';
import { getSectionGoal } from './catalogue-options';
import { FilterChips } from './filter-chips';
import { getFilterGroupName } from './filter-groups';
import { asksForPricesAllIn, buildListingSearch } from './listing-request';
import type { ListingToolProps } from './sort-menu';
import type { UnreadValue } from './unread-values';
import { listUnreadValues } from './unread-values';

export interface ListChoicesProps extends ListingToolProps {
  activeFilters: readonly ActiveFilter[];
  /** Of a question that names no goal, how many properties of the other goal answer it. */
  otherTotal: number;
  /** The question that led to the list, as it was understood. */
  asked: Answer | undefined;
  /** What the address asks for and nobody can read. */
  unread: readonly UnreadValue[];
  /** The own funds of its buyer, as they were typed. */
  own: string;
}

/** Finds what the address of a section asks for and no list can read. */
export const findUnreadValues = (
  ctx: RequestContext,
  section: ListingSection,
  search: URLSearchParams,
): UnreadValue[] =>
  listUnreadValues(search, (name) => isAskedBy(section, name), getAddressContext(ctx));

/** Whether a list of the section asks for a criterion; a rent knows no plan of a buyer. */
const isAskedBy = (section: ListingSection, name: CriterionName): boolean =>
  getFilterGroupName(name, section) !== undefined &&
  !(name === 'situation' && getSectionGoal(section) === 'rent');

/** Shows what a list was asked for and how it was read: chips, what was not understood, the plans of a buyer. */
export function ListChoices(props: ListChoicesProps) {
  const { ctx, section, request, activeFilters, otherTotal, asked } = props;
  const tools = { ctx, section, request };
  return (
    <>
      <FilterChips {...tools} {...{ activeFilters, otherTotal, asked }} />
      {asked && (
        <div className="listing__read">
          <QuestionNotes
            {...{ ctx, parts: asked.parts, missing: asked.missing, exact: false }}
            text={request.question ?? ''}
          />
        </div>
      )}
      <UnreadNote {...tools} unread={props.unread} />
      <ListingPlans {...tools} own={props.own} />
    </>
  );
}

/** Names what was not understood, with what was probably meant. */
function UnreadNote({
  ctx,
  section,
  request,
  unread,
}: ListingToolProps & Pick<ListChoicesProps, 'unread'>) {
  const { t, href, language } = ctx;
  if (unread.length === 0) return null;
  const words = unread.map(({ name, text }) =>
    t('LISTING_UNREAD', { text, name: t(getCriterion(name).label) }),
  );
  const meant = unread.flatMap((value) => value.meant ?? []);
  return (
    <p className="listing__unread">
      {t('SEARCH_NOT_READ', { words: getListFormat(language).format(words) })}
      {meant.length > 0 && ` ${t('SEARCH_CITY_MEANT')}`}
      {meant.map(({ field, amount }) => (
        <span key={field}>
          {' '}
          <a
            rel="nofollow"
            href={href.page(section) + buildListingSearch(request, { [field]: amount, page: 1 })}
          >
            {formatCurrency(amount)}
          </a>
        </span>
      ))}
    </p>
  );
}

/** The plans of a buyer, once a list is about prices all-in (decision 104): the price's filters offer them before. */
function ListingPlans({
  ctx,
  section,
  request,
  own,
}: ListingToolProps & Pick<ListChoicesProps, 'own'>) {
  const { situation, sort } = request;
  if (getSectionGoal(section) === 'rent' || !asksForPricesAllIn(request)) return null;
  return (
    <PlanSwitch
      ctx={ctx}
      plan={readBuyerPlan(situation ?? '', own)}
      buildHref={(plan) => {
        const order: ListingSort = !plan.situation && sort === 'all-in' ? 'date' : sort;
        const change = { situation: plan.situation, ownFunds: plan.ownFunds, sort: order, page: 1 };
        return ctx.href.page(section) + buildListingSearch(request, change);
      }}
    />
  );
}
