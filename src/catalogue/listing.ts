import type { CatalogueLanguage } from '../language/language';
import type { ListingIndex } from './listing-index';
import { categoryBits, TRAIT } from './listing-index';
import { plainName } from './plain-name';

export const LISTING_SORTS = ['date', 'price', 'price-desc', 'type', 'city'] as const;
export type ListingSort = (typeof LISTING_SORTS)[number];

/** What a list asks of the catalogue (§2.4, §2.10); everything left out does not matter. */
export interface ListingQuery {
  goal?: 'sale' | 'rent';
  /** WebIDs: any of them. */
  types?: readonly number[];
  /** Towns as `?city=` names them: any of them. */
  cities?: readonly { name: string; zip?: string }[];
  project?: number;
  /** Decision 10: sold and rented are listed only when asked for. */
  includeClosed?: boolean;
  sort?: ListingSort;
}

/** The page length of a section's own list page (decision 6a). */
export const PAGE_LENGTH = 24;

/** One page of a list: the ids on it, and where it stands. */
export interface ListingPage {
  ids: number[];
  /** All that match, on whatever page. */
  total: number;
  /** From 1; an out-of-range number is the nearest page there is. */
  page: number;
  pages: number;
}

/** The rows of the index that match, in the order asked for; `language` is whose alphabet of headlines is meant. */
export function matchingRows(
  index: ListingIndex,
  query: ListingQuery,
  language: CatalogueLanguage,
): number[] {
  const { goal, traits, categories, city, project } = index.columns;
  const wantedCategories = query.types && categoryBits(index.categories, query.types);
  const wantedCities = query.cities && cityNumbers(index, query.cities);
  const rows: number[] = [];
  for (const row of orderOf(index, query.sort ?? 'date', language)) {
    if (query.goal && (goal[row] === 0) !== (query.goal === 'sale')) continue;
    if (!query.includeClosed && (traits[row] ?? 0) & TRAIT.closed) continue;
    if (wantedCategories !== undefined && !((categories[row] ?? 0) & wantedCategories)) continue;
    if (wantedCities && !wantedCities.has(city[row] ?? -1)) continue;
    if (query.project !== undefined && project[row] !== query.project) continue;
    rows.push(row);
  }
  return rows;
}

/** The ids that match, in the order asked for. */
export const listing = (
  index: ListingIndex,
  query: ListingQuery,
  language: CatalogueLanguage,
): number[] => matchingRows(index, query, language).map((row) => index.columns.id[row] ?? 0);

export function pageOf(ids: readonly number[], page: number, length = PAGE_LENGTH): ListingPage {
  const pages = Math.max(1, Math.ceil(ids.length / length));
  const nearest = Math.min(Math.max(1, Math.trunc(page) || 1), pages);
  return {
    ids: ids.slice((nearest - 1) * length, nearest * length),
    total: ids.length,
    page: nearest,
    pages,
  };
}

function orderOf({ columns }: ListingIndex, sort: ListingSort, language: CatalogueLanguage) {
  const orders: Record<ListingSort, Uint32Array> = {
    date: columns.byDate,
    price: columns.byPrice,
    'price-desc': columns.byPriceDesc,
    type: language === 'nl' ? columns.byTitleNl : columns.byTitleFr,
    city: columns.byCity,
  };
  return orders[sort];
}

/** §5: names are equal ignoring case and diacritics; a zip, where given, must be the same. */
function cityNumbers(
  index: ListingIndex,
  wanted: readonly { name: string; zip?: string }[],
): ReadonlySet<number> {
  const numbers = index.cities.flatMap((city, number) => {
    const named = wanted.some(
      ({ name, zip }) => plainName(name) === plainName(city.Name) && (!zip || zip === city.Zip),
    );
    return named ? [number] : [];
  });
  return new Set(numbers);
}
