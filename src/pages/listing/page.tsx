import type { CardGridProps, RenderedCard } from '../../cards/property-cards';
import { CardGrid } from '../../cards/property-cards';
import type { ListingPage as Page } from '../../catalogue/listing';
import { PAGE_LENGTH } from '../../catalogue/listing';
import { cityName } from '../../format/address';
import type { TextKey } from '../../language/texts';
import { Breadcrumb, mappedSteps } from '../../layout/breadcrumb';
import type { ListingSection } from '../../routing/section';
import { Pager } from '../../ui/pager';
import type { Visit } from '../../visit';
import { DemandTile } from './demand-tile';
import { Chips, Filters, SortMenu, typeNames } from './filters';
import { MapView } from './map-view';
import type { Nearest } from './nearest';
import type { ListingRequest } from './query';
import { listingQueryString } from './query';
import { ViewSwitch } from './view-switch';

export interface ListingPageProps {
  visit: Visit;
  section: ListingSection;
  request: ListingRequest;
  page: Page;
  /** All that match, on whatever page, in the order asked for. */
  found: readonly number[];
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

/** A list: what is chosen, how many there are, in which order, the cards, the way on (§2.10). */
export function ListingPage(props: ListingPageProps) {
  const { visit, section, request, page, title } = props;
  const { t } = visit;
  return (
    <div className="page listing">
      <Breadcrumb visit={visit} steps={mappedSteps(visit, section)} />
      <h1>{title}</h1>
      <Filters {...{ visit, section, request }} />
      <div className="listing__bar">
        <h2>{t(COUNT[section], { count: page.total })}</h2>
        {page.total > 1 && <SortMenu {...{ visit, section, request }} />}
        <ViewSwitch {...{ visit, section, request }} />
      </div>
      <Chips {...{ visit, section, request }} />
      <Results {...props} />
    </div>
  );
}

/** The cards, the map, or both beside each other; the map's list is one link away (§2.10). */
function Results(props: ListingPageProps) {
  const { visit, section, request, page, found } = props;
  if (page.total === 0) return <Nothing {...props} />;
  const map = request.view !== 'list' && <MapView {...{ visit, section, request, ids: found }} />;
  if (request.view === 'map') return map;
  return (
    <div className={map ? 'listing__split' : undefined}>
      <div>
        <CardGrid cards={props.cards} opens tile={tileOf(props)} />
        <Pager
          {...page}
          t={visit.t}
          hrefOf={(number) =>
            visit.href.page(section) + listingQueryString(request, { page: number })
          }
        />
      </div>
      {map}
    </div>
  );
}

/** Nothing matches: what comes nearest, what was given up for it, and the demand register (look.md). */
function Nothing(props: ListingPageProps) {
  const { visit, section, request, cards, nearest } = props;
  const { t, href } = visit;
  const given = nearest && GIVEN_UP[nearest.without];
  return (
    <>
      <p className="lead listing__nothing">
        {t('NO_PROPERTIES')} {t('NO_PROPERTIES_HINT')}
      </p>
      {given && (
        <div className="listing__bar listing__bar--nearest">
          <h2>{t('NEAREST_MATCHES')}</h2>
          <a href={href.page(section) + listingQueryString(request, { ...given.change, page: 1 })}>
            {given.filter
              ? t('NEAREST_MATCHES_WITHOUT', { name: t(given.filter).toLowerCase() })
              : t('CLEAR_ALL')}
          </a>
        </div>
      )}
      <CardGrid cards={cards} opens tile={tileOf(props)} />
    </>
  );
}

const GIVEN_UP: Record<Nearest['without'], { filter?: TextKey; change: Partial<ListingRequest> }> =
  {
    cities: { filter: 'FILTER_CITY', change: { cities: [] } },
    types: { filter: 'FILTER_TYPE', change: { types: [] } },
    all: { change: { cities: [], types: [] } },
  };

/**
 * The demand register stands once, on the first page: as the eighth cell, or as a row of its own
 * where the page is full and one cell more would leave a card alone on the last row.
 */
function tileOf({ visit, section, request, page, cards }: ListingPageProps): CardGridProps['tile'] {
  if (page.page > 1) return undefined;
  const { listings } = visit.snapshot.site.configuration;
  const wide = cards.length === PAGE_LENGTH;
  return {
    cell: (
      <DemandTile
        visit={visit}
        types={typeNames(visit, section, request)}
        cities={request.cities.map(({ name }) => cityName(name, listings))}
        wide={wide}
      />
    ),
    after: wide ? 8 : Math.min(7, cards.length),
  };
}
