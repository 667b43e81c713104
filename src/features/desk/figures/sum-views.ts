import { groupBy } from '../../../domain/group-by';
import type { ViewRow } from './figures-store';

export interface PropertyViews {
  property: number;
  total: number;
  /** The views by source, the most first. */
  sources: readonly { source: string; views: number }[];
}

/** Sums the views of each property up, the most viewed first. */
export const sumViews = (rows: readonly ViewRow[]): PropertyViews[] =>
  [...groupBy(rows, ({ property }) => property)]
    .map(([property, own]) => ({
      property,
      total: own.reduce((sum, { views }) => sum + views, 0),
      sources: own
        .map(({ source, views }) => ({ source, views }))
        .toSorted((one, other) => other.views - one.views),
    }))
    .toSorted((one, other) => other.total - one.total || one.property - other.property);
