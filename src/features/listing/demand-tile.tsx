import type { ListingSection } from '../../domain/routing/section';
import type { RequestContext } from '../../platform/request-context';
import type { Chosen } from './chosen';
import type { ListingRequest } from './query';
import { listingQueryString } from './query';

export interface DemandTileProps {
  ctx: RequestContext;
  section: ListingSection;
  request: ListingRequest;
  chosen: readonly Chosen[];
  /** Takes a row of its own. */
  wide: boolean;
}

/** Among the cards, the way to be told of what is not there yet; the search goes along. */
export function DemandTile({ ctx, section, request, chosen, wide }: DemandTileProps) {
  const { t, href } = ctx;
  const called = (cell: Chosen['cell']) =>
    chosen.filter((wish) => wish.cell === cell).map(({ name }) => name);
  const others = chosen.filter(({ cell }) => cell !== 'type' && cell !== 'city');
  const search = [
    called('type').join(', ').toLowerCase() || t('DEMAND_TILE_ALL_TYPES'),
    called('city').join(', ') || t('DEMAND_TILE_ALL_CITIES'),
    ...others.map(({ name }) => name.charAt(0).toLowerCase() + name.slice(1)),
  ].join(', ');
  const wishes = listingQueryString(request, { sort: 'date', view: 'list', page: 1 });
  const goal = section === '/for-rent/' ? '?goal=1' : '?goal=0';
  return (
    <li className={wide ? 'tile tile--wide' : 'tile'}>
      <h3>{t('DEMAND_TILE_TITLE')}</h3>
      <p>{t('DEMAND_TILE_TEXT', { search })}</p>
      <a
        className="button button--forest"
        rel="nofollow"
        href={href.page('/demand-register/') + goal + wishes.replace('?', '&')}
      >
        {t('DEMAND_TILE_ACTION')}
      </a>
    </li>
  );
}
