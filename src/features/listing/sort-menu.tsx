import type { ListingSection } from '../../domain/routing/section';
import type { RequestContext } from '../../platform/request-context';
import { SORT_TEXTS } from '../../views/criteria/sort-texts';
import { Icon } from '../../views/ui/icon';
import type { ListingRequest } from './listing-request';
import { buildListingSearch, listSorts } from './listing-request';

/** The list that a tool (sort menu, view switch, map) belongs to. */
export interface ListingToolProps {
  ctx: RequestContext;
  section: ListingSection;
  request: ListingRequest;
}

/**
 * The orders of a list as links, which need neither script nor a submit button. Search engines do
 * not follow them: combinations of order, view and filters would show the same properties
 * endlessly.
 */
export function SortMenu({ ctx, section, request }: ListingToolProps) {
  const { t, href } = ctx;
  return (
    <details className="sort">
      <summary>
        <em>{t('SORT_BY')}</em>
        <span>{t('SORT_ORDER_CHOSEN', { order: '' })}</span>{' '}
        <strong>{t(SORT_TEXTS[request.sort])}</strong> <Icon name="down" />
      </summary>
      <ul>
        {listSorts(section).map((sort) => (
          <li key={sort}>
            <a
              rel="nofollow"
              href={href.page(section) + buildListingSearch(request, { sort, page: 1 })}
              aria-current={sort === request.sort || undefined}
            >
              {t(SORT_TEXTS[sort])}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
