import { listingQueryString } from './query';
import type { ToolProps } from './sort-menu';

export interface MapViewProps extends ToolProps {
  /** Every property that matches, on whatever page of the list, in its order. */
  ids: readonly number[];
}

/**
 * The place of the map: the full width in the view `map`, sticky beside the cards in the view
 * `split`. Whoever cannot use a map finds the same properties in the list, one link away.
 */
export function MapView({ visit, section, request }: MapViewProps) {
  const { t, href } = visit;
  const list = href.page(section) + listingQueryString(request, { view: 'list' });
  return (
    <section
      className={`listing__map listing__map--${request.view}`}
      aria-label={t('MAP_OF_RESULTS')}
    >
      <p className="listing__map-note">
        <a href={list}>{t('MAP_LIST_ALTERNATIVE')}</a>
      </p>
    </section>
  );
}
