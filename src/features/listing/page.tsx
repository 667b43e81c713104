import type { Facets } from '../../domain/catalogue/listing/facets';
import type { ListingPage as Page } from '../../domain/catalogue/listing/listing';
import { PAGE_LENGTH } from '../../domain/catalogue/listing/listing';
import type { TextKey } from '../../domain/language/texts';
import type { ListingSection } from '../../domain/routing/section';
import type { RequestContext } from '../../platform/request-context';
import type { CardGridProps, RenderedCard } from '../../views/cards/property-cards';
import { CardGrid } from '../../views/cards/property-cards';
import { Breadcrumb, mappedSteps } from '../../views/layout/breadcrumb';
import { Icon } from '../../views/ui/icon';
import { Pager } from '../../views/ui/pager';
import { Chips } from './chips';
import type { Chosen } from './chosen';
import { DemandTile } from './demand-tile';
import { FILTERS_ID, FilterForm } from './filter-form';
import { MapView } from './map-view';
import type { Nearest } from './nearest';
import { NearestMatches } from './nearest';
import type { ListingRequest } from './query';
import { listingQueryString } from './query';
import { SortMenu } from './sort-menu';
import { RESULTS_ID, ViewSwitch } from './view-switch';

export interface ListingPageProps {
  ctx: RequestContext;
  section: ListingSection;
  request: ListingRequest;
  /** What of the request is on. */
  chosen: readonly Chosen[];
  facets: Facets;
  page: Page;
  /** The cards of the page; where nothing matches, of what comes nearest. */
  cards: readonly RenderedCard[];
  nearest?: Nearest | undefined;
  title: string;
}

const COUNT: Record<ListingSection, TextKey> = {
  '/for-sale/': 'PROPERTIES_FOR_SALE',
  '/for-rent/': 'PROPERTIES_FOR_RENT',
  '/Bouwgrond/': 'BUILDING_PLOTS_COUNT',
};

/**
 * A list: what is chosen, how many there are, in which order, the cards, the way on (§2.10). What
 * carries `data-part` is what changes when the filters do (client/filters).
 */
export function ListingPage(props: ListingPageProps) {
  const { ctx, section, request, chosen, facets, page, title } = props;
  const { t } = ctx;
  const tools = { ctx, section, request };
  return (
    <div className="page listing" data-filters="">
      <Breadcrumb ctx={ctx} steps={mappedSteps(ctx, section)} />
      <h1 data-part="title">{title}</h1>
      <FilterForm {...tools} {...{ chosen, facets }} total={page.total} />
      <div className="listing__bar listing__tools">
        <h2 id={RESULTS_ID} data-part="count" tabIndex={-1}>
          {t(COUNT[section], { count: page.total })}
        </h2>
        <button type="button" className="listing__filters" popoverTarget={FILTERS_ID}>
          <Icon name="filters" />
          <span data-part="button">
            {chosen.length > 0 ? t('FILTERS_COUNT', { count: chosen.length }) : t('FILTERS')}
          </span>
        </button>
        <div data-part="sort">
          <SortMenu {...tools} />
        </div>
        <div data-part="views">
          <ViewSwitch {...tools} />
        </div>
      </div>
      <div data-part="chips">
        <Chips {...tools} chosen={chosen} />
      </div>
      <Results {...props} />
    </div>
  );
}

/** The cards, the map, or both beside each other; the map's list is one link away (§2.10). */
function Results(props: ListingPageProps) {
  const { ctx, section, request } = props;
  return (
    <div className={request.view === 'split' ? 'listing__split' : undefined}>
      <div data-part="cards">
        <Cards {...props} />
      </div>
      {request.view !== 'list' && <MapView {...{ ctx, section, request }} />}
    </div>
  );
}

function Cards(props: ListingPageProps) {
  const { ctx, section, request, page, cards, nearest } = props;
  const tile = tileOf(props);
  if (page.total === 0)
    return <NearestMatches {...{ ctx, section, request, cards, nearest, tile }} />;
  if (request.view === 'map') return null;
  const hrefOf = (number: number) =>
    ctx.href.page(section) + listingQueryString(request, { page: number });
  return (
    <>
      <CardGrid cards={cards} opens tile={tile} />
      <Pager {...page} t={ctx.t} hrefOf={hrefOf} />
    </>
  );
}

/**
 * The demand register stands once, on the first page: as the eighth cell, or as a row of its own
 * where the page is full and one cell more would leave a card alone on the last row.
 */
function tileOf({
  ctx,
  section,
  request,
  chosen,
  page,
  cards,
}: ListingPageProps): CardGridProps['tile'] {
  if (page.page > 1) return undefined;
  const wide = cards.length === PAGE_LENGTH;
  return {
    cell: <DemandTile {...{ ctx, section, request, chosen, wide }} />,
    after: wide ? 8 : Math.min(7, cards.length),
  };
}
