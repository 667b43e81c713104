import { formatPercent } from '../../domain/costs/format-costs';
import type { TextKey } from '../../domain/language/texts';

/** What the archive says of sales, and of lettings. */
export const SOLD_WORDS = {
  sale: {
    title: 'SOLD_TITLE',
    intro: 'SOLD_LEAD',
    closed: 'SOLD_CLOSED',
    withdrawn: 'SOLD_WITHDRAWN',
    median: 'SOLD_MEDIAN',
    half: 'SOLD_HALF',
    failed: 'SOLD_FAILED',
    graph: 'SOLD_GRAPH',
    days: 'SOLD_COLUMN_DAYS',
    price: 'SOLD_COLUMN_PRICE',
  },
  rent: {
    title: 'LET_TITLE',
    intro: 'LET_LEAD',
    closed: 'LET_CLOSED',
    withdrawn: 'LET_WITHDRAWN',
    median: 'LET_MEDIAN',
    half: 'LET_HALF',
    failed: 'LET_FAILED',
    graph: 'LET_GRAPH',
    days: 'LET_COLUMN_DAYS',
    price: 'LET_COLUMN_PRICE',
  },
} as const satisfies Record<string, Record<string, TextKey>>;

/** Formats by how many percent a price differs from another, with its sign: '−2,6 %'. */
export const formatDifference = (percent: number): string =>
  `${percent > 0 ? '+' : '−'}${formatPercent(Math.abs(percent))}`;
