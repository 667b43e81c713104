import * as v from 'valibot';
import { toMs } from '../../domain/format/period';
import { PERIODS } from '../../domain/periods';
import { KeyColumn, MomentColumn, parseRows } from '../d1-rows';

/** What makes a version live: one at a time (decision 158). */
const VERSION_CHANGES = ['publication', 'listing', 'load', 'rollback'] as const;
export type VersionChange = (typeof VERSION_CHANGES)[number];

const HolderRow = v.object({
  kind: v.picklist(VERSION_CHANGES),
  name: v.nullable(KeyColumn),
  createdAt: MomentColumn,
});
/** Who holds the lock, by name; null is the staff tool. */
export type LockHolder = v.InferOutput<typeof HolderRow>;

export type Locked<Result> = { ok: true; result: Result } | { ok: false; holder: LockHolder };

/**
 * Runs what makes a version live while nothing else does; returns its result, or who holds the lock. A holder that
 * died gives way after minutes; one at work renews the lock by `renew`.
 */
export async function withVersionLock<Result>(
  db: D1Database,
  { kind, staff }: { kind: VersionChange; staff: string | null },
  work: (renew: () => Promise<void>) => Promise<Result>,
): Promise<Locked<Result>> {
  const key = crypto.randomUUID();
  const duration = toMs(PERIODS.versionLock);
  const now = Date.now();
  const taken = await db
    .prepare(
      `INSERT INTO version_lock (id, kind, staff, key, created_at, expires_at)
       VALUES (1, ?1, ?2, ?3, ?4, ?5)
       ON CONFLICT (id) DO UPDATE SET
         kind = ?1, staff = ?2, key = ?3, created_at = ?4, expires_at = ?5
       WHERE expires_at <= ?4`,
    )
    .bind(kind, staff, key, now, now + duration)
    .run();
  if (taken.meta.changes === 0) {
    const holder = await loadLockHolder(db);
    // Given back in this instant: the next try finds it free.
    return holder ? { ok: false, holder } : withVersionLock(db, { kind, staff }, work);
  }
  const renew = async () => {
    await db
      .prepare('UPDATE version_lock SET expires_at = ?2 WHERE key = ?1')
      .bind(key, Date.now() + duration)
      .run();
  };
  try {
    return { ok: true, result: await work(renew) };
  } finally {
    await db.prepare('DELETE FROM version_lock WHERE key = ?1').bind(key).run();
  }
}

/** Loads who makes a version live now; undefined if nobody does. */
export async function loadLockHolder(db: D1Database): Promise<LockHolder | undefined> {
  const { results } = await db
    .prepare(
      `SELECT version_lock.kind, staff_accounts.name, version_lock.created_at AS createdAt
       FROM version_lock LEFT JOIN staff_accounts ON staff_accounts.id = version_lock.staff
       WHERE version_lock.expires_at > ?1`,
    )
    .bind(Date.now())
    .all();
  return parseRows(HolderRow, results, 'version_lock')[0];
}
