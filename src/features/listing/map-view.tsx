import { LazyMap } from '../../views/ui/lazy-map';
import { buildListingSearch } from './listing-request';
import type { ListingToolProps } from './sort-menu';

export interface MapViewProps extends ListingToolProps {
  /** Number of matches that no map can show. */
  unlocatedCount: number;
}

/**
 * The map of all matches on all pages of the list: full width in the view `map`, sticky beside
 * the cards in the view `split`. One link leads to the same properties as a list, for visitors who
 * cannot use a map.
 */
export function MapView({ ctx, section, request, unlocatedCount }: MapViewProps) {
  const { t, href, snapshot } = ctx;
  const query = buildListingSearch(request, { view: 'list', page: 1, sort: 'date' });
  const listHref = href.page(section) + buildListingSearch(request, { view: 'list' });
  const points =
    href.page('/map-points/', { version: snapshot.edition, in: section }) + query.replace('?', '&');
  return (
    <section
      className={`listing__map listing__map--${request.view}`}
      aria-label={t('MAP_OF_RESULTS')}
    >
      <LazyMap
        ctx={ctx}
        title={t('MAP_OF_RESULTS')}
        settings={{
          points,
          inStep: request.view === 'split',
        }}
        isOpen={request.view === 'map'}
      >
        <span data-part="map-note">
          <a href={listHref}>{t('MAP_LIST_ALTERNATIVE')}</a>
          {unlocatedCount > 0 && t('MAP_NO_LOCATION', { count: unlocatedCount })}
        </span>
        <a className="map__search-bounds" href={listHref} data-bounds-link="" hidden>
          {t('MAP_SEARCH_BOUNDS')}
        </a>
      </LazyMap>
    </section>
  );
}
