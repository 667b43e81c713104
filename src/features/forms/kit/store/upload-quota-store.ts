import { toMs } from '../../../../domain/format/period';
import { LIMITS, scaleLimit } from '../../../../platform/limits';
import { countForLimits, loadLimitsEnd } from '../../../../platform/rate-windows-store';

const BYTES_PER_MEGABYTE = 1024 * 1024;

/** The signed names of the networks that an upload counts for. */
export type UploadNetworks = Record<'household' | 'organization', string>;

/**
 * Counts the bytes of an upload against the quotas of the day before they are read: all or none.
 * Returns undefined if it may go on, else the time in ms since 1970 when it may be tried again.
 */
export async function reserveUploadBytes(
  db: D1Database,
  { household, organization }: UploadNetworks,
  bytes: number,
  scale: number,
  now: number,
): Promise<number | undefined> {
  const quotas = [
    { ...scaleLimit('uploads', scale), key: household },
    { ...scaleLimit('uploads /48', scale), key: organization },
    { ...scaleLimit('uploads all', scale), key: 'all' },
  ].map((quota) => ({ ...quota, max: quota.max * BYTES_PER_MEGABYTE }));
  try {
    await db.batch(countForLimits(db, quotas, now, { step: bytes }));
    return undefined;
  } catch (error) {
    if (!/rate_limit/.test(String(error))) throw error;
    const room = quotas.map((quota) => ({ ...quota, max: quota.max - bytes + 1 }));
    return (await loadLimitsEnd(db, room, now)) ?? now + toMs(LIMITS.uploads.window);
  }
}
