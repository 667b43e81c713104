import type { Facets } from '../../domain/catalogue/listing/facets';
import type { PageOfCards as Page } from '../../domain/catalogue/listing/listing';
import { DEFAULT_PAGE_SIZE } from '../../domain/catalogue/listing/listing';
import type { Loosening } from '../../domain/catalogue/nearest/loosenings';
import { ItemListData } from '../../views/cards/item-list-data';
import { CardGrid } from '../../views/cards/property-cards';
import { Breadcrumb, getRouteBreadcrumb } from '../../views/layout/breadcrumb';
import { ConfiguredTexts } from '../../views/layout/page-texts';
import { SearchForm } from '../../views/layout/search-form';
import { Icon } from '../../views/ui/icon';
import { Pager } from '../../views/ui/pager';
import { PaintedWhole } from '../../views/ui/painted-whole';
import type { ResultCard } from '../search/result-cards';
import { ResultCards } from '../search/result-cards';
import type { BudgetCounts } from './budget-notes';
import { AllInNotes, PlanNote } from './budget-notes';
import { COUNT_TEXTS } from './describe-list';
import { FILTERS_ID, FilterForm } from './filter-form';
import type { NearestResult } from './find-nearest';
import { GroupedUnitsNote } from './grouped-units';
import type { ListChoicesProps } from './list-choices';
import { ListChoices } from './list-choices';
import { buildSavedSearchTile } from './list-tile';
import { buildListingSearch } from './listing-request';
import { MapView } from './map-view';
import type { BesidesCards } from './nearest-matches';
import { Besides, NearestMatches } from './nearest-matches';
import { SortMenu } from './sort-menu';
import { RESULTS_ID, ViewSwitch } from './view-switch';

export interface ListingPageProps extends ListChoicesProps {
  facets: Facets;
  page: Page;
  /** The cards of the page; those of the nearest matches if the request has no matches. */
  cards: readonly ResultCard[];
  nearest?: NearestResult | undefined;
  title: string;
  /** Number of matches that no map can show. */
  unlocatedCount: number;
  /** Undefined without a budget. */
  budgetCounts: BudgetCounts | undefined;
  /** Of a list with few matches. */
  besides: BesidesCards | undefined;
  loosenings: readonly Loosening[];
}

/**
 * A list page: number of matches, order, view, filters, cards and pages (§2.10). The script
 * replaces the elements with `data-part` when a filter changes (client/listing).
 */
export function ListingPage(props: ListingPageProps) {
  const { ctx, section, request, activeFilters, facets, page, title, unread } = props;
  const { t } = ctx;
  const tools = { ctx, section, request };
  const isEmpty = isNothingOffered(props);
  return (
    <div className="page listing" data-filters="">
      <Breadcrumb ctx={ctx} steps={getRouteBreadcrumb(ctx, section)} />
      {/* The question that the list answers, to be asked otherwise (decision 105). */}
      <div className={request.question && 'listing__question'} data-part="question">
        {request.question && <SearchForm ctx={ctx} text={request.question} />}
      </div>
      <PaintedWhole id={RESULTS_ID} />
      <div className="listing__top">
        <h1 data-part="title">{title}</h1>
        <div className="listing__tools">
          {!isEmpty && (
            <button type="button" className="listing__filters" popoverTarget={FILTERS_ID}>
              <Icon name="filters" />
              <span data-part="button">
                {activeFilters.length > 0
                  ? t('FILTERS_COUNT', { count: activeFilters.length })
                  : t('FILTERS')}
              </span>
            </button>
          )}
          <div data-part="sort">{!isEmpty && <SortMenu {...tools} />}</div>
          <div data-part="views">{!isEmpty && <ViewSwitch {...tools} />}</div>
        </div>
        <search aria-label={t('FILTERS')}>
          <FilterForm {...tools} {...{ activeFilters, facets, unread }} total={page.total} />
        </search>
        <div data-part="chips">
          <ListChoices {...props} />
        </div>
        {/* Last, so that the skip link leads past the filters; seen beside the title. */}
        <h2 id={RESULTS_ID} data-part="count" tabIndex={-1}>
          {t(COUNT_TEXTS[section], { count: page.total })}
        </h2>
      </div>
      <ListingResults {...props} />
      <ConfiguredTexts ctx={ctx} />
    </div>
  );
}

/** Whether nothing stands on the list, whatever is asked: there is nothing to filter, to order or to see on a map. */
const isNothingOffered = ({ page, nearest }: ListingPageProps): boolean =>
  page.total === 0 && !nearest;

/** The cards, the map, or both beside each other (§2.10). */
function ListingResults(props: ListingPageProps) {
  const { ctx, section, request, unlocatedCount } = props;
  return (
    <div className={request.view === 'split' ? 'listing__split' : undefined}>
      <div data-part="cards">
        <ListingCards {...props} />
      </div>
      {request.view !== 'list' && !isNothingOffered(props) && (
        <MapView {...{ ctx, section, request, unlocatedCount }} />
      )}
    </div>
  );
}

function ListingCards(props: ListingPageProps) {
  const { ctx, section, request, page, cards, nearest, budgetCounts, besides, asked } = props;
  const tile = buildSavedSearchTile(props);
  if (request.view === 'map' && page.total > 0) return null;
  const notes = { ctx, section, request, counts: budgetCounts, total: page.total };
  const getPageHref = (number: number) =>
    ctx.href.page(section) + buildListingSearch(request, { page: number });
  return (
    <>
      <PlanNote {...notes} />
      {page.total === 0 ? (
        <NearestMatches {...{ ctx, section, request, cards, nearest, asked, tile }} />
      ) : (
        <>
          {request.words ? (
            <ResultCards ctx={ctx} cards={cards} tile={tile?.cell} />
          ) : (
            <CardGrid cards={cards} tile={tile} />
          )}
          <GroupedUnitsNote {...{ ctx, section, request, page }} />
          <Pager {...page} t={ctx.t} getHref={getPageHref} />
          <ItemListData
            ctx={ctx}
            paths={cards.map(({ path }) => path)}
            before={(page.page - 1) * DEFAULT_PAGE_SIZE}
            total={page.cards}
          />
          {besides && <Besides ctx={ctx} cards={besides} />}
        </>
      )}
      <AllInNotes {...notes} />
    </>
  );
}
