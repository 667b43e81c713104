import type { SoldHome } from './sold-home';
import { findFirstSoldMonth } from './sold-home';

/** What may not be told of a sold home; 'old' only ends by itself. */
export type SoldFault = 'not agreed' | 'withdrawn' | 'not shown' | 'to come' | 'old';

/** Finds what may not be told of a home, by the path of its field; `today` is a day in Brussels. */
export function* findSoldFaults(
  home: SoldHome,
  today: string,
): Generator<{ field: string; fault: SoldFault }> {
  const { consent, month } = home;
  if (home.price !== undefined && consent.price === undefined)
    yield { field: 'price', fault: 'not agreed' };
  if (home.price !== undefined && home.outcome === 'withdrawn')
    yield { field: 'price', fault: 'withdrawn' };
  for (const field of ['title', 'image'] as const)
    if (home[field] && !consent.home) yield { field, fault: 'not shown' };
  for (const field of ['owner', 'price'] as const)
    if ((consent[field] ?? '') > today) yield { field: `consent.${field}`, fault: 'to come' };
  if (month > today.slice(0, 7)) yield { field: 'month', fault: 'to come' };
  if (month < findFirstSoldMonth(today)) yield { field: 'month', fault: 'old' };
}
