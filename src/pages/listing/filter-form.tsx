import type { ReactElement } from 'react';
import type { Facets } from '../../catalogue/listing-facets';
import type { ListingSection } from '../../routing/section';
import { template } from '../../ui/template';
import type { Visit } from '../../visit';
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
  total: number;
}

type Fill = (state: FormState) => string;
const forms = new WeakMap<Visit['snapshot'], Map<string, Fill>>();

export interface FilterFormProps {
  visit: Visit;
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
  const { visit, section, request, chosen, facets, total } = props;
  const entries = [...new URLSearchParams(listingQueryString(request, {}))];
  const asked = new Set(entries.flatMap(([name, value]) => [name, `${name}=${value}`]));
  const html = formOf(visit, section)({ entries, asked, chosen, facets, total });
  return (
    <form className="filters" action={visit.href.page(section)} method="get" autoComplete="off">
      {request.sort !== 'date' && <input type="hidden" name="sort" value={request.sort} />}
      {request.area && <input type="hidden" name="area" value={request.area} />}
      {request.view !== 'list' && <input type="hidden" name="view" value={request.view} />}
      <div
        id={FILTERS_ID}
        className="filters__sheet"
        popover="auto"
        data-behaviour="drawer"
        data-until="960"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from FilterCells just now or before
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </form>
  );
}

/** Drawn once for each version, language and section: only its numbers and ticks change. */
function formOf(visit: Visit, section: ListingSection): Fill {
  const own = forms.get(visit.snapshot) ?? new Map<string, Fill>();
  forms.set(visit.snapshot, own);
  const key = `${visit.language} ${section}`;
  const fill =
    own.get(key) ?? template<FormState>((place) => <FilterCells {...{ visit, section, place }} />);
  own.set(key, fill);
  return fill;
}
