import type { CandidateGroups } from '../../domain/demand/candidate-groups';
import { findFitting } from '../../domain/demand/candidate-groups';
import type { CatalogueNews, NewsCandidate } from './news-candidates';
import type { WatchedSearch } from './subscriber';

/** What a subscriber hears: one news of a property, with the ids of the searches that it fits. */
export interface NewAlert extends CatalogueNews {
  person: string;
  searches: string[];
}

/** So many properties of one load reach a search: a catalogue that changes as a whole is no news. */
const MAX_PROPERTIES_PER_SEARCH = 100;

/** Compares searches with what is new; each property once for each person, whatever searches it fits. */
export function findAlerts(
  news: CandidateGroups<NewsCandidate>,
  searches: readonly WatchedSearch[],
): NewAlert[] {
  const alerts = new Map<string, NewAlert>();
  for (const { id, person, criteria } of searches)
    for (const candidate of findFitting(news, criteria, MAX_PROPERTIES_PER_SEARCH))
      for (const item of candidate.news) {
        const key = `${person} ${item.property} ${item.news}`;
        const alert = alerts.get(key);
        if (alert) alert.searches.push(id);
        else alerts.set(key, { ...item, person, searches: [id] });
      }
  return [...alerts.values()];
}

/** Counts the searches that fit each property; none fits some. */
export function countSearches(
  owned: CandidateGroups<Pick<NewsCandidate, 'property' | 'candidate'>>,
  searches: readonly WatchedSearch[],
): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { property } of [...owned.values()].flat()) counts.set(property, 0);
  for (const { criteria } of searches)
    for (const { property } of findFitting(owned, criteria, Number.POSITIVE_INFINITY))
      counts.set(property, (counts.get(property) ?? 0) + 1);
  return counts;
}
