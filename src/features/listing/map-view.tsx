import { matchingRows } from '../../domain/catalogue/listing/listing';
import { unplacedAmong } from '../../domain/catalogue/map-points';
import { MapPlace } from '../../views/ui/map-place';
import { catalogueQuery, listingQueryString } from './query';
import type { ToolProps } from './sort-menu';

/**
 * The map of all that match, on whatever page of the list: the full width in the view `map`, sticky
 * beside the cards in the view `split`. Whoever cannot use a map finds the same properties in the
 * list, one link away.
 */
export function MapView({ ctx, section, request }: ToolProps) {
  const { t, href, snapshot, catalogueLanguage } = ctx;
  const { index } = snapshot.catalogue;
  const query = listingQueryString(request, { view: 'list', page: 1, sort: 'date' });
  const list = href.page(section) + listingQueryString(request, { view: 'list' });
  const unplaced = unplacedAmong(
    index,
    matchingRows(index, catalogueQuery(section, request), catalogueLanguage),
  );
  const points = href.page('/map-points/', { version: snapshot.version, in: section });
  return (
    <section
      className={`listing__map listing__map--${request.view}`}
      aria-label={t('MAP_OF_RESULTS')}
    >
      <MapPlace
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
        <a className="map__area" href={list} data-area="" hidden>
          {t('MAP_SEARCH_AREA')}
        </a>
      </MapPlace>
    </section>
  );
}
