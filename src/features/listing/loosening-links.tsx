import type { Loosening } from '../../domain/catalogue/nearest/loosenings';
import { formatCriteria } from '../../views/criteria/nearest-title';
import { buildListingSearch, clearFilters } from './listing-request';
import type { ListingToolProps } from './sort-menu';

interface LooseningLinksProps extends ListingToolProps {
  loosenings: readonly Loosening[];
}

/** The criteria that a list could do without, each with a link to the properties that this gains. */
export function LooseningLinks({ ctx, section, request, loosenings }: LooseningLinksProps) {
  const { t, href } = ctx;
  if (loosenings.length === 0) return null;
  return (
    <ul className="listing__loosenings">
      {loosenings.map(({ droppedCriteria, gained }) => (
        <li key={droppedCriteria.join()}>
          {t('NEAREST_WITHOUT', { names: formatCriteria(ctx, droppedCriteria) })}{' '}
          <a
            rel="nofollow"
            href={href.page(section) + buildListingSearch(request, clearFilters(droppedCriteria))}
          >
            {t('SHOW_RESULTS', { count: gained })}
          </a>
        </li>
      ))}
    </ul>
  );
}
