import type { CatalogueNews, NewsCandidate } from './news-candidates';
import type { RowGroups } from './row-groups';
import { findFitting } from './row-groups';
import type { WatchedSearch } from './subscriber';

/** An alert for one subscriber: one change of a property, with the ids of the searches that it matches. */
export interface NewAlert extends CatalogueNews {
  account: string;
  searches: string[];
}

/**
 * Most properties of one load that a search is alerted about: if a whole catalogue changes, nobody wants
 * each of them mailed.
 */
const MAX_PROPERTIES_PER_SEARCH = 100;

/**
 * Compares searches with the changes and returns alerts: each property once per person, whichever of
 * their searches it matches.
 */
export function findAlerts(
  news: RowGroups<NewsCandidate>,
  searches: readonly WatchedSearch[],
): NewAlert[] {
  const alerts = new Map<string, NewAlert>();
  for (const { id, account, criteria } of searches)
    for (const candidate of findFitting(news, criteria, MAX_PROPERTIES_PER_SEARCH))
      for (const item of candidate.news) {
        const key = `${account} ${item.property} ${item.news}`;
        const alert = alerts.get(key);
        if (alert) alert.searches.push(id);
        else alerts.set(key, { ...item, account, searches: [id] });
      }
  return [...alerts.values()];
}

/** Counts the searches that match each property; 0 if none does. */
export function countSearches(
  offered: RowGroups<Pick<NewsCandidate, 'property' | 'row'>>,
  searches: readonly Pick<WatchedSearch, 'criteria'>[],
): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { property } of [...offered.items.values()].flat()) counts.set(property, 0);
  for (const { criteria } of searches)
    for (const { property } of findFitting(offered, criteria, Number.POSITIVE_INFINITY))
      counts.set(property, (counts.get(property) ?? 0) + 1);
  return counts;
}
