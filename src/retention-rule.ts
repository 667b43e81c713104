import type { FixedPeriod, Period } from './domain/format/period';
import type { Environment } from './env';
import type { SigningEnvironment } from './platform/auth/signing-keys-store';
import type { ExpiringRows } from './platform/expired-rows-store';

export type RetentionStores = SigningEnvironment & Pick<Environment, 'FILES'>;

/** The table and column that hold the age of rows, or the prefix of files in R2. */
type Aged = { from: ExpiringRows | { bucketPrefix: string }; period: Period };

/** The column holds the end: the writer adds one of these periods, of src/domain/periods.ts or limits.ts. */
type Ending = { from: ExpiringRows; ends: readonly (Period | FixedPeriod)[] };

/** One kind of data, how long it is stored, and how it is deleted. */
export type RetentionRule = (Aged | Ending) & {
  data: string;
  reason: string;
  /** Deletes the data older than `before`, if deleting the rows of `from` is not enough. */
  deleteBefore?: (stores: RetentionStores, before: number, now: number) => Promise<unknown>;
};
