import type { CriterionName } from '../../domain/criteria/criteria';
import { formatCurrency } from '../../domain/format/currency';
import type { ListingSection } from '../../domain/routing/section';
import type { RequestContext } from '../../platform/request-context';
import { SORT_TEXTS } from '../../views/criteria/sort-texts';
import { PLAN_TEXTS } from '../../views/facts/all-in-words';
import { Icon } from '../../views/ui/icon';
import type { Answer } from '../search/answer';
import { describePart } from '../search/answer-sentence';
import { withoutPart } from '../search/question/question';
import { listUnheardParts } from '../search/question-notes';
import type { ActiveFilter } from './active-filters';
import type { ListingRequest } from './listing-request';
import { buildListingSearch, clearFilters } from './listing-request';
import { keepQuestion, saysCriterion } from './remaining-question';

interface FilterChipsProps {
  ctx: RequestContext;
  section: ListingSection;
  request: ListingRequest;
  activeFilters: readonly ActiveFilter[];
  /** The question that led to the list, as it was understood. */
  asked: Answer | undefined;
  /** How many properties the same criteria find for the other goal. */
  otherTotal: number;
}

const OTHER_TEXTS = {
  '/for-sale/': 'SEARCH_ALSO_FOR_SALE',
  '/for-rent/': 'SEARCH_ALSO_FOR_RENT',
} as const;

/** A filter, or what else a question asks of a list. */
type Chosen = Pick<ActiveFilter, 'label' | 'reset'> & { name?: CriterionName };

/** How a question says that one buys and what comes first; tools beside the list show what was chosen there. */
function describePlan(
  { t }: RequestContext,
  { question, situation, ownFunds, sort }: ListingRequest,
  asked: Answer | undefined,
): Chosen[] {
  if (!question) return [];
  const funds = ownFunds && { kind: t('COSTS_OWN'), name: formatCurrency(ownFunds) };
  const order = t('SORT_ORDER_CHOSEN', { order: t(SORT_TEXTS[sort]) });
  return [
    ...(situation
      ? [
          {
            name: 'situation' as const,
            label: t(PLAN_TEXTS[situation]),
            reset: { situation: undefined },
          },
        ]
      : []),
    ...(funds ? [{ label: t('SEARCH_PART', funds), reset: { ownFunds: undefined } }] : []),
    ...(asked?.asked.sort ? [{ label: order, reset: { sort: 'date' as const } }] : []),
  ];
}

/** The active filters, each a link to the same list without it, and what of a question chooses nothing. */
export function FilterChips(props: FilterChipsProps) {
  const { ctx, section, request, activeFilters, otherTotal, asked } = props;
  const { t, href } = ctx;
  const base = href.page(section);
  const unheard = asked ? listUnheardParts(asked) : [];
  // What was chosen besides is no reading of the question.
  const isAsQuestion =
    asked && activeFilters.every(({ name }) => saysCriterion(asked, name, request));
  const chosen: Chosen[] = [...activeFilters, ...describePlan(ctx, request, asked)];
  const buildHref = ({ name, reset }: Chosen): string => {
    const change = { ...reset, page: 1 };
    const question = keepQuestion(ctx, asked, request, { names: name ? [name] : [], change });
    return base + buildListingSearch(request, { ...change, question });
  };
  if (chosen.length + unheard.length + otherTotal === 0) return null;
  const other = section === '/for-rent/' ? '/for-sale/' : '/for-rent/';
  const otherPath = href.find(other);
  return (
    <ul className="chips">
      {isAsQuestion && chosen.length + unheard.length > 0 && (
        <li className="chips__label">{t('SEARCH_READ_AS')}</li>
      )}
      {chosen.map((filter) => (
        <li key={filter.label}>
          <a
            className="chip"
            rel="nofollow"
            href={buildHref(filter)}
            aria-label={t('FILTER_REMOVE', { name: filter.label })}
          >
            {filter.label} <Icon name="close" />
          </a>
        </li>
      ))}
      {unheard.map((part) => (
        <li key={part.text}>
          <a
            className="chip chip--unread"
            rel="nofollow"
            href={
              base +
              buildListingSearch(request, { question: withoutPart(asked?.parts ?? [], part) })
            }
            aria-label={t('FILTER_REMOVE', { name: describePart(ctx, part) })}
          >
            {describePart(ctx, part)} <Icon name="close" />
          </a>
        </li>
      ))}
      {activeFilters.length > 0 && (
        <li>
          <a
            className="chips__clear"
            rel="nofollow"
            href={base + buildListingSearch(request, clearFilters())}
          >
            {t('CLEAR_ALL')}
          </a>
        </li>
      )}
      {otherTotal > 0 && otherPath && (
        <li>
          <a rel="nofollow" href={otherPath + buildListingSearch(request, { page: 1 })}>
            {t(OTHER_TEXTS[other], { count: otherTotal })}
          </a>
        </li>
      )}
    </ul>
  );
}
