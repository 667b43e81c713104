import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  computeCost,
  computeUsage,
  SIZES,
  writeCostTable,
} from '../../../scripts/bench/costs/monthly-cost';

test('docs/scale.md has the bill as it is computed', () => {
  expect(readFileSync('docs/scale.md', 'utf8')).toContain(writeCostTable());
});

test('what the plan includes costs nothing more, what is beyond it is paid by the million', () => {
  const nothing = { requests: 0, cpu: 0, kvReads: 0, rowsWritten: 0, rowsRead: 0, r2Reads: 0 };
  expect(computeCost({ ...nothing, requests: 10e6, rowsWritten: 50e6 })).toBe(5);
  expect(computeCost({ ...nothing, requests: 12e6, rowsWritten: 53e6 })).toBeCloseTo(8.6);
});

test('pictures are not paid where the worker does not serve them', () => {
  for (const size of SIZES) {
    const [without, bucket, through] = (['none', 'bucket', 'worker'] as const).map((from) =>
      computeUsage(size, from),
    );
    if (!without || !bucket || !through) throw new Error('no usage');
    expect(through.requests).toBeGreaterThan(3 * without.requests);
    expect(without.r2Reads).toBe(0);
    expect(bucket).toEqual({ ...without, r2Reads: through.r2Reads });
    expect(through).toEqual({
      ...bucket,
      requests: through.requests,
      cpu: through.cpu,
    });
  }
});
