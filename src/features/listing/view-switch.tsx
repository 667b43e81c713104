import type { TextKey } from '../../domain/language/texts';
import type { IconName } from '../../views/ui/icon';
import { Icon } from '../../views/ui/icon';
import type { ListingView } from './listing-request';
import { buildListingSearch, LISTING_VIEWS } from './listing-request';
import type { ListingToolProps } from './sort-menu';

const VIEW_LABELS: Record<ListingView, { name: TextKey; icon: IconName }> = {
  list: { name: 'LIST_VIEW', icon: 'list' },
  map: { name: 'MAP_VIEW', icon: 'map' },
  split: { name: 'SPLIT_VIEW', icon: 'split' },
};

/** The id of the heading with the number of results. */
export const RESULTS_ID = 'results';

/**
 * 'Change view' (§2.10): links to the same list as cards, on the map, or both. They lead to the
 * heading of the results, so that focus and scroll position stay near the switch.
 */
export function ViewSwitch({ ctx, section, request }: ListingToolProps) {
  const { t, href } = ctx;
  return (
    <nav className="views" aria-label={t('CHANGE_VIEW')}>
      {LISTING_VIEWS.map((view) => (
        <a
          key={view}
          className={`views__${view}`}
          rel="nofollow"
          href={`${href.page(section)}${buildListingSearch(request, { view })}#${RESULTS_ID}`}
          aria-current={view === request.view || undefined}
        >
          <Icon name={VIEW_LABELS[view].icon} /> {t(VIEW_LABELS[view].name)}
        </a>
      ))}
    </nav>
  );
}
