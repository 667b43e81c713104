import type { ListingSection } from '../../domain/routing/section';
import type { RequestContext } from '../../platform/request-context';
import { Icon } from '../../views/ui/icon';
import type { ActiveFilter } from './active-filters';
import type { ListingRequest } from './listing-request';
import { buildListingSearch, clearFilters } from './listing-request';

interface FilterChipsProps {
  ctx: RequestContext;
  section: ListingSection;
  request: ListingRequest;
  activeFilters: readonly ActiveFilter[];
}

/** The active filters, each a link to the same list without it. */
export function FilterChips({ ctx, section, request, activeFilters }: FilterChipsProps) {
  const { t, href } = ctx;
  const base = href.page(section);
  if (activeFilters.length === 0) return null;
  return (
    <ul className="chips">
      {activeFilters.map(({ label, reset }) => (
        <li key={label}>
          <a
            className="chip"
            rel="nofollow"
            href={base + buildListingSearch(request, { ...reset, page: 1 })}
            aria-label={t('FILTER_REMOVE', { name: label })}
          >
            {label} <Icon name="close" />
          </a>
        </li>
      ))}
      <li>
        <a
          className="chips__clear"
          rel="nofollow"
          href={base + buildListingSearch(request, clearFilters())}
        >
          {t('CLEAR_ALL')}
        </a>
      </li>
    </ul>
  );
}
