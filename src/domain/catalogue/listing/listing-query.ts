import type { Criteria } from '../../criteria/criteria';
import type { RowSet } from './row-set';

export const LISTING_SORTS = [
  'date',
  'price',
  'price-desc',
  'all-in',
  'price-m2',
  'energy',
  'type',
  'city',
] as const;
export type ListingSort = (typeof LISTING_SORTS)[number];

/** Scope, criteria and order of a list (§2.4, §2.10); an absent field restricts nothing. */
export interface ListingQuery extends Criteria {
  /** Scope: a WebID that every property must have; the section of building plots uses it. */
  category?: number | undefined;
  /** Scope: the ID of a project. */
  project?: number | undefined;
  sort?: ListingSort | undefined;
  /** The rows whose texts hold the words; absent, these restrict nothing. */
  wordRows?: RowSet | undefined;
}
