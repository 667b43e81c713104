import type { EditableSite } from '../../../domain/site/editable-site';
import { copyDrafted } from './copy-drafted';
import { getField, isItemPath, setField } from './field-path';
import { movePage, PARENT_FIELD } from './move-page';
import { addDocument, openSiteDocument, parseDocumentName, removeDocument } from './site-document';

/** A change that is not published: of one field of a document, in one language. */
export interface SiteDraft {
  document: string;
  /** '' is the whole document, '@7' at its end a thing of a list: new, or null for one that goes. */
  field: string;
  /** null empties the field. */
  value: unknown;
}

/** Whether a draft removes a whole document. */
export const isRemoval = ({ field, value }: Pick<SiteDraft, 'field' | 'value'>): boolean =>
  field === '' && value === null;

/** Returns the drafts that say something: of a document that is removed nothing else does. */
export function listEffective<Draft extends SiteDraft>(drafts: readonly Draft[]): Draft[] {
  const removed = new Set(drafts.filter(isRemoval).map(({ document }) => document));
  return drafts.filter((draft) => isRemoval(draft) || !removed.has(draft.document));
}

/** Returns the site with drafts; the site itself is not changed. A draft of a document that has gone does nothing. */
export function applyDrafts(site: EditableSite, drafts: readonly SiteDraft[]): EditableSite {
  const changed = copyDrafted(site, drafts);
  // A page that moves away from one that goes stays.
  const moves = drafts.filter(({ field }) => field === PARENT_FIELD);
  // What goes before what is new, a new record before its place and its fields, a list before what is in it.
  for (const { document, field, value } of [...moves, ...drafts.toSorted(compareDepth)]) {
    const name = parseDocumentName(document);
    if (!name) continue;
    if (field === PARENT_FIELD) movePage(changed, Number(name.id), Number(value));
    else if (field !== '') {
      const target = openSiteDocument(changed, name);
      const isThere = isItemPath(field) && value !== null && getField(target, field) !== undefined;
      if (target && !isThere) setField(target, field, structuredClone(value));
    } else if (value === null) removeDocument(changed, name);
    else if (!openSiteDocument(changed, name)) addDocument(changed, name, structuredClone(value));
  }
  return changed;
}

const compareDepth = (one: SiteDraft, other: SiteDraft) => measureDepth(one) - measureDepth(other);

const measureDepth = ({ field, value }: SiteDraft) =>
  field === '' ? (value === null ? -2 : -1) : field === PARENT_FIELD ? 0 : field.split('.').length;

/** Returns whether a draft changes anything: what was typed may have been published meanwhile. */
export function isDraftOf(site: EditableSite, { document, field, value }: SiteDraft): boolean {
  const name = parseDocumentName(document);
  const published = name && openSiteDocument(site, name);
  if (field === '') return (published === undefined) !== (value === null);
  if (published === undefined) return true;
  const current = getField(published, field);
  if (isItemPath(field)) return (current === undefined) !== (value === null);
  return (
    JSON.stringify(current ?? null) !== JSON.stringify(value) &&
    !(isEmpty(current) && isEmpty(value))
  );
}

/** A text that was emptied is stored as '' by some files, and left out by others. */
const isEmpty = (value: unknown) => value === undefined || value === null || value === '';
