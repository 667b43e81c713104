import * as v from 'valibot';
import { DAY_MS } from '../../../../domain/format/durations';
import { MomentColumn, parseFirstRow } from '../../../../platform/d1-rows';

/** Megabytes that may be uploaded in a day at RATE_SCALE 1: ten of the largest forms by a network, and by all. */
const DAILY_MEGABYTES = { household: 300, organization: 600, all: 6000 } as const;

const MEGABYTE = 1024 * 1024;
const KIND = 'bytes-day';

/** The signed names of the networks that an upload counts for. */
export type UploadNetworks = Record<'household' | 'organization', string>;

/**
 * Counts the bytes of an upload against the quotas of the day before they are read: all or none.
 * Returns undefined if it may go on, else the time in ms since 1970 when it may be tried again.
 */
export async function reserveUploadBytes(
  db: D1Database,
  networks: UploadNetworks,
  bytes: number,
  scale: number,
  now: number,
): Promise<number | undefined> {
  const names = { ...networks, all: 'all' };
  try {
    await db.batch(
      Object.entries(names).map(([quota, name]) => {
        const max = DAILY_MEGABYTES[quota as keyof typeof names] * MEGABYTE * scale;
        return db
          .prepare(
            `INSERT INTO rate_windows (network, kind, expires_at, used, allowed) VALUES (?1, '${KIND}', ?2, ?3, ?4)
             ON CONFLICT (network, kind) DO UPDATE SET
               used = iif(expires_at <= ?5, ?3, used + ?3), expires_at = iif(expires_at <= ?5, ?2, expires_at), allowed = ?4`,
          )
          .bind(name, now + DAY_MS, bytes, Math.round(max), now);
      }),
    );
    return undefined;
  } catch (error) {
    if (!/rate_limit/.test(String(error))) throw error;
    return (await loadLastEnd(db, Object.values(names), now)) ?? now + DAY_MS;
  }
}

async function loadLastEnd(
  db: D1Database,
  names: readonly string[],
  now: number,
): Promise<number | undefined> {
  const row = await db
    .prepare(
      `SELECT max(expires_at) AS expiresAt FROM rate_windows
       WHERE kind = '${KIND}' AND network IN (SELECT value FROM json_each(?1)) AND expires_at > ?2`,
    )
    .bind(JSON.stringify(names), now)
    .first();
  const EndRow = v.object({ expiresAt: v.nullable(MomentColumn) });
  return parseFirstRow(EndRow, row, 'rate_windows')?.expiresAt ?? undefined;
}
