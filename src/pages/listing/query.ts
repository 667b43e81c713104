import * as v from 'valibot';
import type { ListingQuery, ListingSort } from '../../catalogue/listing';
import { LISTING_SORTS } from '../../catalogue/listing';
import { LAND } from '../../catalogue/property';
import type { TextKey } from '../../language/texts';
import type { ListingSection } from '../../routing/section';

/** How each order is called. */
export const SORT: Record<ListingSort, TextKey> = {
  date: 'SORT_DATE',
  price: 'SORT_PRICE_ASC',
  'price-desc': 'SORT_PRICE_DESC',
  type: 'SORT_TYPE',
  city: 'SORT_CITY',
};

/** A list, a map, or one beside the other (§2.10, 'change view'). */
export const LISTING_VIEWS = ['list', 'map', 'split'] as const;
export type ListingView = (typeof LISTING_VIEWS)[number];

/** A list page's query string, read as far as it makes sense; any other value is as if it were not there. */
export interface ListingRequest {
  cities: { name: string; zip?: string }[];
  types: number[];
  sort: ListingSort;
  page: number;
  includeClosed: boolean;
  view: ListingView;
}

const Page = v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), v.minValue(1));
const WebId = v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number));
const Sort = v.picklist(LISTING_SORTS);
const View = v.picklist(LISTING_VIEWS);

/** Reads `?city=Name|Zip&type=WebID&sort=…&page=…&closed=1&view=…` (§2.4). */
export function parseListingQuery(search: URLSearchParams): ListingRequest {
  return {
    cities: search.getAll('city').flatMap(parseCity),
    types: search.getAll('type').flatMap((value) => {
      const webId = v.safeParse(WebId, value);
      return webId.success ? [webId.output] : [];
    }),
    sort: v.parse(v.fallback(Sort, 'date'), search.get('sort')),
    page: v.parse(v.fallback(Page, 1), search.get('page')),
    includeClosed: search.get('closed') === '1',
    view: v.parse(v.fallback(View, 'list'), search.get('view')),
  };
}

/** What a section asks of the catalogue with this request; a plot is land for sale (decision 8). */
export function catalogueQuery(section: ListingSection, request: ListingRequest): ListingQuery {
  const { cities, types, sort, includeClosed } = request;
  return {
    goal: section === '/for-rent/' ? 'rent' : 'sale',
    ...(section === '/Bouwgrond/' ? { types: [LAND] } : types.length > 0 && { types }),
    ...(cities.length > 0 && { cities }),
    sort,
    includeClosed,
  };
}

/** The query string that asks for this request again, on another page or in another order. */
export function listingQueryString(
  request: ListingRequest,
  change: Partial<ListingRequest>,
): string {
  const { cities, types, sort, page, includeClosed, view } = { ...request, ...change };
  const search = new URLSearchParams();
  for (const { name, zip } of cities) search.append('city', zip ? `${name}|${zip}` : name);
  for (const type of types) search.append('type', String(type));
  if (sort !== 'date') search.set('sort', sort);
  if (includeClosed) search.set('closed', '1');
  if (view !== 'list') search.set('view', view);
  if (page > 1) search.set('page', String(page));
  const text = search.toString();
  return text && `?${text}`;
}

function parseCity(value: string): { name: string; zip?: string }[] {
  const [name = '', zip = ''] = value.split('|').map((part) => part.trim());
  if (!name) return [];
  return [zip ? { name, zip } : { name }];
}
