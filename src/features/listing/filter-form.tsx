import type { ReactElement } from 'react';
import type { Facets } from '../../domain/catalogue/listing/facets';
import type { ListingSection } from '../../domain/routing/section';
import type { RequestContext } from '../../platform/request-context';
import type { ActiveFilter } from './active-filters';
import { renderFilterDrawer } from './filter-drawer';
import { getFilterGroups } from './filter-groups';
import type { ListingRequest } from './listing-request';
import { listParameters } from './listing-request';
import type { UnreadValue } from './unread-values';

export const FILTERS_ID = 'filters';

export interface FilterFormProps {
  ctx: RequestContext;
  section: ListingSection;
  request: ListingRequest;
  activeFilters: readonly ActiveFilter[];
  facets: Facets;
  unread: readonly UnreadValue[];
  total: number;
}

/**
 * The filters: a form that works without script, one line of cells from 960 pixels and a drawer
 * below that. Each option shows the number of properties it would give; one that gives none is
 * disabled.
 */
export function FilterForm(props: FilterFormProps): ReactElement {
  const { ctx, section, request, activeFilters, facets, unread, total } = props;
  const groups = getFilterGroups(ctx, section);
  const entries = listParameters({
    ...request,
    ...{ sort: 'date', view: 'list', page: 1, question: undefined },
  });
  const offered = new Set(
    groups.flatMap(({ controls }) =>
      controls.flatMap(({ name, options }) => [name, ...options.map((option) => option.name)]),
    ),
  );
  const drawer = renderFilterDrawer({
    ctx,
    groups,
    activeFilters,
    facets,
    unread,
    entries,
    submitLabel: ctx.t('SHOW_RESULTS', { count: total }),
  });
  return (
    <form className="filters" action={ctx.href.page(section)} method="get" autoComplete="off">
      {request.sort !== 'date' && <input type="hidden" name="sort" value={request.sort} />}
      {entries
        .filter(([name]) => !offered.has(name))
        .map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" {...{ name, value }} />
        ))}
      {request.units && <input type="hidden" name="units" value="1" />}
      {request.question && <input type="hidden" name="q" value={request.question} />}
      {request.view !== 'list' && <input type="hidden" name="view" value={request.view} />}
      <div
        id={FILTERS_ID}
        className="filters__drawer"
        popover="auto"
        data-behaviour="drawer"
        data-close-at-width="60em"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: hono/html escapes every value
        dangerouslySetInnerHTML={{ __html: drawer }}
      />
    </form>
  );
}
