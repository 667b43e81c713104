import * as v from 'valibot';
import { parseFirstRow } from '../../platform/d1-rows';

const VisitRequest = v.object({
  phone: v.fallback(v.nullable(v.string()), null),
  remark: v.fallback(v.nullable(v.string()), null),
});
/** What the host has to know of who comes. */
export type VisitRequest = v.InferOutput<typeof VisitRequest>;

/** Loads what the visitor told when booking; nothing if the lead was deleted. */
export async function loadVisitRequest(db: D1Database, id: string): Promise<VisitRequest> {
  const row = await db
    .prepare(
      `SELECT answers ->> 'phone' AS phone, answers ->> 'remark' AS remark FROM leads WHERE key = ?`,
    )
    .bind(id)
    .first();
  return parseFirstRow(VisitRequest, row, 'leads') ?? { phone: null, remark: null };
}
