import type { Environment } from './env';
import type { ExpiringRows } from './platform/expired-rows-store';

/** Calendar months in UTC, days of 24 hours, hours, or 'until it ends' if the column holds the end. */
export type RetentionPeriod =
  | { months: number }
  | { days: number }
  | { hours: number }
  | 'until it ends';

export type RetentionStores = Pick<Environment, 'DB' | 'FILES'>;

/** One kind of data, how long it is stored, and how it is deleted. */
export interface RetentionRule {
  data: string;
  /** The table and column that hold its age, or the prefix of its files in R2. */
  from: ExpiringRows | { bucketPrefix: string };
  period: RetentionPeriod;
  reason: string;
  /** Deletes the data older than `before`, if deleting the rows of `from` is not enough. */
  deleteBefore?: (stores: RetentionStores, before: number) => Promise<void>;
}
