import * as v from 'valibot';
import { parseFirstRow } from '../../../platform/d1-rows';

const AttachmentRow = v.object({ name: v.string(), type: v.string() });

/** Opens a file of a lead by its key in the bucket; undefined if it is there no longer. */
export async function openAttachment(
  db: D1Database,
  files: R2Bucket,
  file: string,
): Promise<{ name: string; type: string; size: number; body: ReadableStream } | undefined> {
  const row = await db
    .prepare('SELECT name, type FROM lead_files WHERE file = ?1')
    .bind(file)
    .first();
  const attachment = parseFirstRow(AttachmentRow, row, 'lead_files');
  const object = attachment && (await files.get(file));
  return object ? { ...attachment, size: object.size, body: object.body } : undefined;
}
