import type { ReactElement } from 'react';
import type { Facets } from '../../domain/catalogue/listing/facets';
import type { ListingSection } from '../../domain/routing/section';
import type { RequestContext } from '../../platform/request-context';
import { createTemplate } from '../../views/ui/template';
import type { ActiveFilter } from './active-filters';
import { FilterGroupList } from './filter-group-list';
import type { ListingRequest } from './listing-request';
import { buildListingSearch } from './listing-request';

export const FILTERS_ID = 'filters';

/** What a filter form says of one request. */
export interface FilterFormState {
  /** Name and value of everything asked for, as the address has it. */
  entries: readonly (readonly [name: string, value: string])[];
  /** The same as `name=value`, and each name alone. */
  requested: ReadonlySet<string>;
  activeFilters: readonly ActiveFilter[];
  facets: Facets;
  /** What sending it shows: 'Show 67 properties'. */
  submitLabel: string;
}

export interface FilterFormProps {
  ctx: RequestContext;
  section: ListingSection;
  request: ListingRequest;
  activeFilters: readonly ActiveFilter[];
  facets: Facets;
  total: number;
}

/**
 * The filters: a form that any browser can send, one line of cells from 960 pixels on and a sheet
 * below that. Each choice tells how many it would give; one that would give none cannot be chosen.
 */
export function FilterForm(props: FilterFormProps): ReactElement {
  const { ctx, section, request, activeFilters, facets, total } = props;
  const own = getFilterForm(ctx, section);
  // Its pages, orders and views share it.
  const asked = buildListingSearch(request, { sort: 'date', view: 'list', page: 1 });
  const html =
    own.rendered.get(asked) ??
    own.render(createFilterFormState(ctx, asked, { activeFilters, facets, total }));
  own.rendered.delete(asked);
  own.rendered.set(asked, html);
  if (own.rendered.size > MAX_RENDERED_FORMS)
    own.rendered.delete(own.rendered.keys().next().value ?? asked);
  return (
    <form className="filters" action={ctx.href.page(section)} method="get" autoComplete="off">
      {request.sort !== 'date' && <input type="hidden" name="sort" value={request.sort} />}
      {request.area && <input type="hidden" name="area" value={request.area} />}
      {request.view !== 'list' && <input type="hidden" name="view" value={request.view} />}
      <div
        id={FILTERS_ID}
        className="filters__sheet"
        popover="auto"
        data-behaviour="drawer"
        data-close-at-width="60em"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from FilterCells just now or before
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </form>
  );
}

function createFilterFormState(
  { t }: RequestContext,
  asked: string,
  { activeFilters, facets, total }: Pick<FilterFormProps, 'activeFilters' | 'facets' | 'total'>,
): FilterFormState {
  const entries = [...new URLSearchParams(asked)];
  return {
    entries,
    requested: new Set(entries.flatMap(([name, value]) => [name, `${name}=${value}`])),
    activeFilters,
    facets,
    submitLabel: t('SHOW_RESULTS', { count: total }),
  };
}

/** A form that is drawn: only its numbers and ticks change. */
interface CachedFilterForm {
  render: (state: FilterFormState) => string;
  /** As it was filled in last, by what was asked for. */
  rendered: Map<string, string>;
}

const MAX_RENDERED_FORMS = 32;
const filterForms = new WeakMap<RequestContext['snapshot'], Map<string, CachedFilterForm>>();

/** The form of a version, language and section; drawn once. */
function getFilterForm(ctx: RequestContext, section: ListingSection): CachedFilterForm {
  const own = filterForms.get(ctx.snapshot) ?? new Map<string, CachedFilterForm>();
  filterForms.set(ctx.snapshot, own);
  const key = `${ctx.language} ${section}`;
  const form = own.get(key) ?? {
    render: createTemplate<FilterFormState>((place) => (
      <FilterGroupList {...{ ctx, section, insert: place }} />
    )),
    rendered: new Map(),
  };
  own.set(key, form);
  return form;
}
