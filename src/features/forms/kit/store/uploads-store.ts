import * as v from 'valibot';
import { KeyColumn, parseRows } from '../../../../platform/d1-rows';
import { MEDIA_TYPES } from '../submit/file-type';
import type { Upload } from '../submit/uploads';
import type { StoredUpload } from './submissions-store';

/** Prefix of the R2 keys of uploads: never public, never a visitor's name. */
export const UPLOADS_PREFIX = 'submitted/';

const LIST_PAGE_LIMIT = 500;

/**
 * Writes files to R2 before the batch that names them. If the batch fails they are orphans, which the
 * hourly job deletes.
 */
export const storeUploads = (
  files: R2Bucket,
  form: string,
  uploads: readonly Upload[],
): Promise<StoredUpload[]> =>
  Promise.all(
    uploads.map(async ({ field, name, type, bytes, retentionMonths }) => {
      const storageKey = `${UPLOADS_PREFIX}${form}/${crypto.randomUUID()}.${type}`;
      const contentType = MEDIA_TYPES[type];
      await files.put(storageKey, bytes, { httpMetadata: { contentType } });
      return {
        storageKey,
        field,
        name,
        type: contentType,
        bytes: bytes.byteLength,
        retentionMonths,
      };
    }),
  );

/** Deletes the files uploaded before `before` that no row of `attachments` names. */
export async function deleteOrphanedUploads(
  db: D1Database,
  files: R2Bucket,
  before: number,
): Promise<void> {
  let cursor: string | undefined;
  do {
    const page = await files.list({
      prefix: UPLOADS_PREFIX,
      limit: LIST_PAGE_LIMIT,
      ...(cursor && { cursor }),
    });
    const keys = page.objects
      .filter(({ uploaded }) => uploaded.getTime() < before)
      .map(({ key }) => key);
    const referenced = await loadReferencedKeys(db, keys);
    const orphans = keys.filter((key) => !referenced.has(key));
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
