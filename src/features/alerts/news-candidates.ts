import type { ListingIndex } from '../../domain/catalogue/listing/listing-index';
import { findRowById } from '../../domain/catalogue/listing/listing-index';
import { readMatchCandidate } from '../../domain/demand/find-matches';
import type { MatchCandidate } from '../../domain/demand/matches-criteria';

/** A change that subscribers hear of. */
export interface CatalogueNews {
  property: number;
  news: string;
  before: string | null;
}

/** A property with what searches compare, and what is new about it. */
export interface NewsCandidate {
  property: number;
  candidate: MatchCandidate;
  news: CatalogueNews[];
}

/** Joins the news of each property that is still offered; the catalogue may have changed again. */
export function collectCandidates(
  index: ListingIndex,
  news: readonly CatalogueNews[],
): NewsCandidate[] {
  return [...Map.groupBy(news, ({ property }) => property)].flatMap(([property, own]) => {
    const candidate = findCandidate(index, property);
    return candidate ? [{ property, candidate, news: own }] : [];
  });
}

/** Returns what searches compare of a property; undefined if it is not offered any more. */
export function findCandidate(index: ListingIndex, property: number): MatchCandidate | undefined {
  const row = findRowById(index, property);
  if (row < 0) return undefined;
  const candidate = readMatchCandidate(index, row);
  return candidate.closed ? undefined : candidate;
}
