import type { Configuration } from '../../../domain/site/configuration/configuration';
import type { StoredDraft } from './drafts-store';
import { discardDraftsOf, saveDraft } from './drafts-store';
import type { ItemAction } from './list-items';
import { changeItems, markItem, parseItemPath } from './list-items';
import type { OpenedSite } from './opened-site-store';

/**
 * Returns the statements that move or remove an item of the look as drafts; undefined if there is no such item, or no longer
 * the one that the page showed.
 */
export function prepareItemChange(
  db: D1Database,
  {
    document,
    drafts,
    site,
  }: { document: object; drafts: readonly StoredDraft[]; site: OpenedSite },
  { action, item, seen, by }: { action: string; item: string; seen: string; by: number },
  staff: { id: string },
): D1PreparedStatement[] | undefined {
  const found = parseItemPath(item);
  const { configuration } = site.live;
  const look = document as Configuration;
  if (!found || (seen && seen !== markItem(configuration, look, drafts, found))) return undefined;
  const change = { ...found, by, action: action as ItemAction };
  const changed = changeItems(configuration, look, drafts, change);
  if (!changed) return undefined;
  const now = Date.now();
  return [
    discardDraftsOf(db, 'look', found.list),
    ...changed.map((draft) => saveDraft(db, draft, staff, now)),
  ];
}
