import type { ListingIndex } from '../../domain/catalogue/listing/listing-index';
import { findRowById } from '../../domain/catalogue/listing/listing-index';
import { readMatchCandidate } from '../../domain/demand/find-matches';
import type { MatchCandidate } from '../../domain/demand/matches-criteria';

/** A change that subscribers are alerted about. */
export interface CatalogueNews {
  property: number;
  news: string;
  before: string | null;
}

/** A property with the values that searches compare, and its changes. */
export interface NewsCandidate {
  property: number;
  candidate: MatchCandidate;
  news: CatalogueNews[];
}

/** Groups the changes by property, without properties that have left the market since. */
export function collectCandidates(
  index: ListingIndex,
  news: readonly CatalogueNews[],
): NewsCandidate[] {
  return [...Map.groupBy(news, ({ property }) => property)].flatMap(([property, own]) => {
    const candidate = findCandidate(index, property);
    return candidate ? [{ property, candidate, news: own }] : [];
  });
}

/** Returns the values of a property that searches compare; undefined if it is no longer offered. */
export function findCandidate(index: ListingIndex, property: number): MatchCandidate | undefined {
  const row = findRowById(index, property);
  if (row < 0) return undefined;
  const candidate = readMatchCandidate(index, row);
  return candidate.closed ? undefined : candidate;
}
