import { DAY_MS, HOUR_MS, subtractMonths } from './domain/format/durations';
import { deleteRowsBefore } from './platform/expired-rows-store';
import { RETENTION_RULES } from './retention';
import type { RetentionPeriod, RetentionRule, RetentionStores } from './retention-rule';

/** Deletes all data whose period has ended. A rule that fails does not keep the others from running. */
export async function deleteExpiredData(stores: RetentionStores, now: number): Promise<void> {
  const errors: unknown[] = [];
  for (const rule of RETENTION_RULES) {
    await applyRetentionRule(rule, stores, now).catch((error) => errors.push(error));
  }
  if (errors.length > 0) throw new AggregateError(errors, errors.map(String).join('\n'));
}

async function applyRetentionRule(
  { from, period, deleteBefore }: RetentionRule,
  stores: RetentionStores,
  now: number,
): Promise<void> {
  const before = subtractPeriod(now, period);
  if (deleteBefore) return deleteBefore(stores, before);
  if ('table' in from) return deleteRowsBefore(stores.DB, from, before);
}

function subtractPeriod(now: number, period: RetentionPeriod): number {
  if (period === 'until it ends') return now;
  if ('months' in period) return subtractMonths(now, period.months);
  return now - ('days' in period ? period.days * DAY_MS : period.hours * HOUR_MS);
}
