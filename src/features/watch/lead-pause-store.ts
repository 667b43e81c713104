import * as v from 'valibot';
import { toMs } from '../../domain/format/period';
import { PERIODS } from '../../domain/periods';
import { CountColumn, MomentColumn, parseFirstRow } from '../../platform/d1-rows';

/** The time whose leads show how often one usually comes. */
const USUAL_PERIOD_MS = toMs(PERIODS.usualLeads);
/** With fewer leads nothing is usual. */
const MIN_LEADS = 10;
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

/** Finds when the last form was sent, and whether that is unusually long ago. */
export async function loadLeadPause(db: D1Database, now: number): Promise<LeadPause> {
  const row = await db
    .prepare(
      `SELECT (SELECT count(*) FROM leads WHERE created_at > ?1) AS count,
         (SELECT max(created_at) FROM leads) AS last`,
    )
    .bind(now - USUAL_PERIOD_MS)
    .first();
  const { count = 0, last = null } = parseFirstRow(LeadRow, row, 'leads') ?? {};
  if (last === null) return { lastLead: undefined, isUnusual: false };
  const usualGap = USUAL_PERIOD_MS / Math.max(1, count);
  const limit = Math.max(MIN_UNUSUAL_MS, UNUSUAL_FACTOR * usualGap);
  return { lastLead: last, isUnusual: count >= MIN_LEADS && now - last > limit };
}
