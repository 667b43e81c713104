import { findListingRows } from '../../domain/catalogue/listing/listing';
import { countUnlocated } from '../../domain/catalogue/map-points';
import { LazyMap } from '../../views/ui/lazy-map';
import { buildListingSearch, toListingQuery } from './listing-request';
import type { ListingToolProps } from './sort-menu';

/**
 * The map of all that match, on whatever page of the list: the full width in the view `map`, sticky
 * beside the cards in the view `split`. Whoever cannot use a map finds the same properties in the
 * list, one link away.
 */
export function MapView({ ctx, section, request }: ListingToolProps) {
  const { t, href, snapshot, catalogueLanguage } = ctx;
  const { index } = snapshot.catalogue;
  const query = buildListingSearch(request, { view: 'list', page: 1, sort: 'date' });
  const list = href.page(section) + buildListingSearch(request, { view: 'list' });
  const unplaced = countUnlocated(
    index,
    findListingRows(index, toListingQuery(section, request), catalogueLanguage),
  );
  const points = href.page('/map-points/', { version: snapshot.version, in: section });
  return (
    <section
      className={`listing__map listing__map--${request.view}`}
      aria-label={t('MAP_OF_RESULTS')}
    >
      <LazyMap
        ctx={ctx}
        title={t('MAP_OF_RESULTS')}
        settings={{
          mapType: 'list',
          customMarker: 'price',
          points: points + query.replace('?', '&'),
          inStep: request.view === 'split',
        }}
      >
        <span data-part="map-note">
          <a href={list}>{t('MAP_LIST_ALTERNATIVE')}</a>
          {unplaced > 0 && t('MAP_NO_LOCATION', { count: unplaced })}
        </span>
        <a className="map__search-area" href={list} data-area-link="" hidden>
          {t('MAP_SEARCH_AREA')}
        </a>
      </LazyMap>
    </section>
  );
}
