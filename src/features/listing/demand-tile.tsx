import { LAND_CATEGORY } from '../../domain/catalogue/property-kind';
import type { ListingSection } from '../../domain/routing/section';
import type { RequestContext } from '../../platform/request-context';
import type { ActiveFilter } from './active-filters';
import type { ListingRequest } from './listing-request';
import { buildListingSearch } from './listing-request';

export interface DemandTileProps {
  ctx: RequestContext;
  section: ListingSection;
  request: ListingRequest;
  activeFilters: readonly ActiveFilter[];
  /** Whether the tile takes a row of its own. */
  wide: boolean;
}

/**
 * A tile among the cards that links to the demand register, which starts with the active filters.
 */
export function DemandTile({ ctx, section, request, activeFilters, wide }: DemandTileProps) {
  const { t, href } = ctx;
  const getLabels = (name: ActiveFilter['group']) =>
    activeFilters.filter(({ group }) => group === name).map(({ label }) => label);
  const others = activeFilters.filter(({ group }) => group !== 'type' && group !== 'city');
  const search = [
    getLabels('type').join(', ').toLowerCase() || t('DEMAND_TILE_ALL_TYPES'),
    getLabels('city').join(', ') || t('DEMAND_TILE_ALL_CITIES'),
    ...others.map(({ label }) => label.charAt(0).toLowerCase() + label.slice(1)),
  ].join(', ');
  const filterSearch = buildListingSearch(request, { sort: 'date', view: 'list', page: 1 });
  const goal = section === '/for-rent/' ? '?goal=1' : '?goal=0';
  const type = section === '/Bouwgrond/' ? `&type=${LAND_CATEGORY}` : '';
  return (
    <li className={wide ? 'tile tile--wide' : 'tile'}>
      <h3>{t('DEMAND_TILE_TITLE')}</h3>
      <p>{t('DEMAND_TILE_TEXT', { search })}</p>
      <a
        className="button button--forest"
        rel="nofollow"
        href={href.page('/demand-register/') + goal + type + filterSearch.replace('?', '&')}
      >
        {t('DEMAND_TILE_ACTION')}
      </a>
    </li>
  );
}
