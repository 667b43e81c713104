import type { ReactElement } from 'react';
import type { Facets } from '../../domain/catalogue/listing/facets';
import type { ListingSection } from '../../domain/routing/section';
import type { RequestContext } from '../../platform/request-context';
import { template } from '../../views/ui/template';
import type { Chosen } from './chosen';
import { FilterCells } from './filter-cells';
import type { ListingRequest } from './query';
import { listingQueryString } from './query';

export const FILTERS_ID = 'filters';

/** What a filter form says of one request. */
export interface FormState {
  /** Name and value of everything asked for, as the address has it. */
  entries: readonly (readonly [name: string, value: string])[];
  /** The same as `name=value`, and each name alone. */
  asked: ReadonlySet<string>;
  chosen: readonly Chosen[];
  facets: Facets;
  /** What sending it shows: 'Show 67 properties'. */
  show: string;
}

export interface FilterFormProps {
  ctx: RequestContext;
  section: ListingSection;
  request: ListingRequest;
  chosen: readonly Chosen[];
  facets: Facets;
  total: number;
}

/**
 * The filters: a form that any browser can send, one line of cells from 960 pixels on and a sheet
 * below that. Each choice tells how many it would give; one that would give none cannot be chosen.
 */
export function FilterForm(props: FilterFormProps): ReactElement {
  const { ctx, section, request, chosen, facets, total } = props;
  const own = formOf(ctx, section);
  // Its pages, orders and views share it.
  const asked = listingQueryString(request, { sort: 'date', view: 'list', page: 1 });
  const html = own.filled.get(asked) ?? own.fill(stateOf(ctx, asked, { chosen, facets, total }));
  own.filled.delete(asked);
  own.filled.set(asked, html);
  if (own.filled.size > FORMS_KEPT) own.filled.delete(own.filled.keys().next().value ?? asked);
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
        data-until="60em"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from FilterCells just now or before
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </form>
  );
}

function stateOf(
  { t }: RequestContext,
  asked: string,
  { chosen, facets, total }: Pick<FilterFormProps, 'chosen' | 'facets' | 'total'>,
): FormState {
  const entries = [...new URLSearchParams(asked)];
  return {
    entries,
    asked: new Set(entries.flatMap(([name, value]) => [name, `${name}=${value}`])),
    chosen,
    facets,
    show: t('SHOW_RESULTS', { count: total }),
  };
}

/** A form that is drawn: only its numbers and ticks change. */
interface Form {
  fill: (state: FormState) => string;
  /** As it was filled in last, by what was asked for. */
  filled: Map<string, string>;
}

const FORMS_KEPT = 32;
const forms = new WeakMap<RequestContext['snapshot'], Map<string, Form>>();

/** The form of a version, language and section; drawn once. */
function formOf(ctx: RequestContext, section: ListingSection): Form {
  const own = forms.get(ctx.snapshot) ?? new Map<string, Form>();
  forms.set(ctx.snapshot, own);
  const key = `${ctx.language} ${section}`;
  const form = own.get(key) ?? {
    fill: template<FormState>((place) => <FilterCells {...{ ctx, section, place }} />),
    filled: new Map(),
  };
  own.set(key, form);
  return form;
}
