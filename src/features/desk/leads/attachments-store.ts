import * as v from 'valibot';
import { CountColumn, parseFirstRow } from '../../../platform/d1-rows';

const AttachmentRow = v.object({ name: v.string(), type: v.string(), lead: CountColumn });

/** Opens a file of a lead by its key in the bucket; undefined if it is there no longer. */
export async function openAttachment(
  db: D1Database,
  files: R2Bucket,
  file: string,
): Promise<
  { name: string; type: string; lead: number; size: number; body: ReadableStream } | undefined
> {
  const row = await db
    .prepare(
      `SELECT name, type, leads.id AS lead FROM lead_files
       JOIN leads ON leads.key = lead_key WHERE file = ?1`,
    )
    .bind(file)
    .first();
  const attachment = parseFirstRow(AttachmentRow, row, 'lead_files');
  const object = attachment && (await files.get(file));
  return object ? { ...attachment, size: object.size, body: object.body } : undefined;
}
