import * as v from 'valibot';
import { toMs } from '../../domain/format/period';
import { PERIODS } from '../../domain/periods';
import { CountColumn, MomentColumn, parseFirstRow } from '../../platform/d1-rows';

/** The time before the last lead whose leads show how often one usually comes. */
const USUAL_PERIOD_MS = toMs(PERIODS.usualLeads);
/** If leads come at random, a pause of eight times the average gap is one in three thousand. */
const UNUSUAL_FACTOR = 8;
const MIN_UNUSUAL_MS = toMs(PERIODS.unusualLeadPause);

export interface LeadPause {
  /** Milliseconds since 1970; undefined if no form was ever sent. */
  lastLead: number | undefined;
  /** Whether no form was sent for unusually long: forms, or the way to them, may be broken. */
  isUnusual: boolean;
}

const LeadRow = v.object({ count: CountColumn, last: v.nullable(MomentColumn) });

/**
 * Finds when the last form was sent, and whether that is unusually long ago. What is usual is read before that
 * moment: a pause that lasts does not become usual by itself.
 */
export async function loadLeadPause(db: D1Database, now: number): Promise<LeadPause> {
  const row = await db
    .prepare(
      `WITH newest AS (SELECT max(created_at) AS last FROM leads)
       SELECT last, (SELECT count(*) FROM leads WHERE created_at > last - ?1) AS count FROM newest`,
    )
    .bind(USUAL_PERIOD_MS)
    .first();
  const { count = 0, last = null } = parseFirstRow(LeadRow, row, 'leads') ?? {};
  if (last === null) return { lastLead: undefined, isUnusual: false };
  const usualGap = USUAL_PERIOD_MS / Math.max(1, count);
  const limit = Math.max(MIN_UNUSUAL_MS, UNUSUAL_FACTOR * usualGap);
  return { lastLead: last, isUnusual: now - last > limit };
}
