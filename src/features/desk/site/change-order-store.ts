import { isDraftOf } from './apply-drafts';
import { discardDraftsOf, saveDraft } from './drafts-store';
import { movePlace } from './move-place';
import type { OpenedSite } from './opened-site-store';
import { listBeside, PLACE_FIELDS } from './record-order';
import { keepRemoved } from './removed-documents';
import type { SiteRecordKind } from './site-document';

/** Returns the statements that move a record among those beside it as drafts; undefined if it does not stand among them. */
export function prepareMove(
  db: D1Database,
  site: OpenedSite,
  { kind, id, by }: { kind: SiteRecordKind; id: number; by: number },
  staff: { id: string },
): D1PreparedStatement[] | undefined {
  const field = PLACE_FIELDS[kind];
  if (!field) return undefined;
  const now = Date.now();
  return movePlace(listBeside(keepRemoved(site), kind, id), id, by)?.map((record) => {
    const draft = { document: `${kind}/${record.id}`, field, value: record.sort };
    return isDraftOf(site.live, draft)
      ? saveDraft(db, draft, staff, now)
      : discardDraftsOf(db, draft.document, field);
  });
}
