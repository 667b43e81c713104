import * as v from 'valibot';
import { HOUR_MS } from '../../../../domain/format/durations';
import { KeyColumn, parseRows } from '../../../../platform/d1-rows';
import { UPLOADS_PREFIX } from './uploads-store';

const LIST_PAGE_LIMIT = 500;

/** So long what visitors sent is kept (decision 35). */
const SUBMISSION_RETENTION_MONTHS = 24;

/**
 * Forgets what may not be kept any longer: submissions after 24 months, files when their time is up,
 * proofs and limits that have ended, and files that no submission names.
 */
export async function deleteExpiredSubmissions(
  { DB, FILES }: { DB: D1Database; FILES: R2Bucket },
  now: number,
): Promise<void> {
  const oldest = subtractMonths(now, SUBMISSION_RETENTION_MONTHS);
  await DB.batch([
    DB.prepare('DELETE FROM submissions WHERE created < ?').bind(oldest),
    DB.prepare('DELETE FROM attachments WHERE expires < ? OR created < ?').bind(now, oldest),
    DB.prepare('DELETE FROM proofs WHERE expires < ?').bind(now),
    DB.prepare('DELETE FROM rate_windows WHERE ends < ?').bind(now),
  ]);
  await deleteOrphanedUploads(DB, FILES, now);
}

/** An hour old at least: a younger one may be about to be named. */
async function deleteOrphanedUploads(db: D1Database, files: R2Bucket, now: number): Promise<void> {
  let cursor: string | undefined;
  do {
    const page = await files.list({
      prefix: UPLOADS_PREFIX,
      limit: LIST_PAGE_LIMIT,
      ...(cursor && { cursor }),
    });
    const old = page.objects.filter(({ uploaded }) => uploaded.getTime() < now - HOUR_MS);
    const named = await loadReferencedKeys(
      db,
      old.map(({ key }) => key),
    );
    const orphans = old.map(({ key }) => key).filter((key) => !named.has(key));
    if (orphans.length > 0) await files.delete(orphans);
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor);
}

async function loadReferencedKeys(db: D1Database, keys: readonly string[]): Promise<Set<string>> {
  const { results } = await db
    .prepare('SELECT file FROM attachments WHERE file IN (SELECT value FROM json_each(?))')
    .bind(JSON.stringify(keys))
    .all();
  const rows = parseRows(v.object({ file: KeyColumn }), results, 'attachments');
  return new Set(rows.map(({ file }) => file));
}

function subtractMonths(now: number, months: number): number {
  const moment = new Date(now);
  return moment.setUTCMonth(moment.getUTCMonth() - months);
}
