import type { SnapshotDiff } from './diff';

/** A price that is ten times its former one, or a tenth: most likely a slip of a digit. */
export interface PriceJump {
  property: string;
  from: number;
  to: number;
}

const JUMP_FACTOR = 10;

/** Finds the properties whose price a load would change tenfold or more; by the Dutch record. */
export const findPriceJumps = ({ parts }: SnapshotDiff): PriceJump[] =>
  parts
    .filter(({ part }) => part === 'properties')
    .flatMap(({ changed }) => changed)
    .flatMap(({ record, fields }) =>
      fields.flatMap(({ field, from, to }) =>
        field === 'Price nl' && isJump(from, to)
          ? [{ property: record, from, to } as PriceJump]
          : [],
      ),
    );

const isJump = (from: unknown, to: unknown): boolean =>
  typeof from === 'number' &&
  typeof to === 'number' &&
  Math.min(from, to) > 0 &&
  Math.max(from, to) / Math.min(from, to) >= JUMP_FACTOR;
