import * as v from 'valibot';
import { KeyColumn, parseRows } from '../../../../platform/d1-rows';
import { concatBytes } from '../../../../platform/strip-metadata/bytes';
import type { FileType } from '../definition/field';
import { MEDIA_TYPES } from '../submit/file-type';
import type { StoredUpload } from './commit-lead-store';

/** Prefix of the R2 keys of uploads: never public, never a visitor's name. */
export const UPLOADS_PREFIX = 'submitted/';

const LIST_PAGE_LIMIT = 500;
/** Parts beyond this number are joined: a write each would take longer than copying them. */
const MAX_WRITES = 200;

/** A file to store: what its row of `attachments` will hold. */
export interface Upload extends Pick<StoredUpload, 'field' | 'name'> {
  type: FileType;
}

/**
 * Writes a file to R2 before the batch that names it, part by part, without joining the parts. If the
 * batch fails it is an orphan, which the hourly job deletes.
 */
export async function storeUpload(
  files: R2Bucket,
  form: string,
  { type, ...upload }: Upload,
  parts: readonly Uint8Array[],
): Promise<StoredUpload> {
  const storageKey = `${UPLOADS_PREFIX}${form}/${crypto.randomUUID()}.${type}`;
  const contentType = MEDIA_TYPES[type];
  const bytes = parts.reduce((sum, { length }) => sum + length, 0);
  // R2 must know the length of a stream.
  const { readable, writable } = new FixedLengthStream(bytes);
  const writer = writable.getWriter();
  const storing = files.put(storageKey, readable, { httpMetadata: { contentType } });
  // Else a write would wait for a reader that is gone.
  storing.catch((error) => writer.abort(error));
  await Promise.all([storing, writeParts(writer, parts)]);
  return { ...upload, storageKey, type: contentType, bytes };
}

async function writeParts(
  writer: WritableStreamDefaultWriter<Uint8Array>,
  parts: readonly Uint8Array[],
): Promise<void> {
  const merged = mergeAdjacent(parts);
  for (const part of merged.length > MAX_WRITES ? [concatBytes(merged)] : merged)
    await writer.write(part);
  await writer.close();
}

/** Merges views that follow each other in the same memory: an image may consist of thousands of chunks. */
function mergeAdjacent(parts: readonly Uint8Array[]): Uint8Array[] {
  const merged: Uint8Array[] = [];
  for (const part of parts) {
    const last = merged.at(-1);
    if (part.length === 0) continue;
    if (last && last.buffer === part.buffer && last.byteOffset + last.length === part.byteOffset)
      merged[merged.length - 1] = new Uint8Array(
        last.buffer,
        last.byteOffset,
        last.length + part.length,
      );
    else merged.push(part);
  }
  return merged;
}

/** Deletes files that no batch names; those that R2 cannot delete now are left to the hourly job. */
export async function deleteUploads(
  files: R2Bucket,
  uploads: readonly StoredUpload[],
): Promise<void> {
  const keys = uploads.map(({ storageKey }) => storageKey);
  if (keys.length > 0)
    await files.delete(keys).catch((error) => console.error('files not deleted', keys, error));
}

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
    .prepare('SELECT file FROM lead_files WHERE file IN (SELECT value FROM json_each(?))')
    .bind(JSON.stringify(keys))
    .all();
  const rows = parseRows(v.object({ file: KeyColumn }), results, 'lead_files');
  return new Set(rows.map(({ file }) => file));
}
