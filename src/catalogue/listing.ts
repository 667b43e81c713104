import type { ListingIndex } from './listing-index';
import { categoryBits, TRAIT } from './listing-index';

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

/** The rows of the index that match, in its own order. */
export function matchingRows(index: ListingIndex, query: ListingQuery): number[] {
  const { goal, traits, categories, city, project } = index.columns;
  const wantedCategories = query.types && categoryBits(index.categories, query.types);
  const wantedCities = query.cities && cityNumbers(index, query.cities);
  const rows: number[] = [];
  for (let row = 0; row < index.count; row++) {
    if (query.goal && (goal[row] === 0) !== (query.goal === 'sale')) continue;
    if (!query.includeClosed && (traits[row] ?? 0) & TRAIT.closed) continue;
    if (wantedCategories !== undefined && !((categories[row] ?? 0) & wantedCategories)) continue;
    if (wantedCities && !wantedCities.has(city[row] ?? -1)) continue;
    if (query.project !== undefined && project[row] !== query.project) continue;
    rows.push(row);
  }
  return rows;
}

/** The ids that match, sorted; `language` is whose alphabet of headlines is meant. */
export function listing(index: ListingIndex, query: ListingQuery, language: 'nl' | 'fr'): number[] {
  const rows = matchingRows(index, query);
  rows.sort(comparison(index, query.sort ?? 'date', language));
  return rows.map((row) => index.columns.id[row] ?? 0);
}

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

/**
 * Decision 11: where a price is not published it must not be read from the order either, so such
 * properties stand last whichever way prices run. Equal ones run from the newest to the oldest.
 */
function comparison(index: ListingIndex, sort: ListingSort, language: 'nl' | 'fr') {
  const { id, price, posted, city, titleNl, titleFr } = index.columns;
  const title = language === 'nl' ? titleNl : titleFr;
  const newest = (a: number, b: number) =>
    (posted[b] ?? 0) - (posted[a] ?? 0) || (id[b] ?? 0) - (id[a] ?? 0);
  const byPrice = (direction: 1 | -1) => (a: number, b: number) => {
    const left = price[a] ?? 0;
    const right = price[b] ?? 0;
    if (!left || !right) return (left ? 0 : 1) - (right ? 0 : 1) || newest(a, b);
    return direction * (left - right) || newest(a, b);
  };
  const comparisons: Record<ListingSort, (a: number, b: number) => number> = {
    date: newest,
    price: byPrice(1),
    'price-desc': byPrice(-1),
    type: (a, b) => (title[a] ?? 0) - (title[b] ?? 0),
    city: (a, b) => (city[a] ?? 0) - (city[b] ?? 0) || newest(a, b),
  };
  return comparisons[sort];
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

/** A name without diacritics and case: what SearchName holds (§3, city). */
export const plainName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();
