import type { ListingSort } from '../../domain/catalogue/listing/listing-query';
import type { TextKey } from '../../domain/language/texts';

/** What the orders of a list are called. */
export const SORT_TEXTS: Readonly<Record<ListingSort, TextKey>> = {
  date: 'SORT_DATE',
  price: 'SORT_PRICE_ASC',
  'price-desc': 'SORT_PRICE_DESC',
  'all-in': 'SORT_ALL_IN',
  'price-m2': 'SORT_PRICE_M2',
  energy: 'SORT_ENERGY',
  type: 'SORT_TYPE',
  city: 'SORT_CITY',
};
