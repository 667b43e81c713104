import { subtractPeriod } from './domain/format/period';
import { deleteRowsBefore } from './platform/expired-rows-store';
import { RETENTION_RULES } from './retention';
import type { RetentionRule, RetentionStores } from './retention-rule';

/** Deletes all data whose period has ended. A rule that fails does not keep the others from running. */
export async function deleteExpiredData(stores: RetentionStores, now: number): Promise<void> {
  const errors: unknown[] = [];
  for (const rule of RETENTION_RULES) {
    await applyRetentionRule(rule, stores, now).catch((error) => errors.push(error));
  }
  if (errors.length > 0) throw new AggregateError(errors, errors.map(String).join('\n'));
}

async function applyRetentionRule(
  rule: RetentionRule,
  stores: RetentionStores,
  now: number,
): Promise<unknown> {
  const { from, deleteBefore } = rule;
  const before = 'ends' in rule ? now : subtractPeriod(now, rule.period);
  if (deleteBefore) return deleteBefore(stores, before, now);
  if ('table' in from) return deleteRowsBefore(stores.DB, from, before);
}
