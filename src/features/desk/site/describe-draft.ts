import type { EditableSite } from '../../../domain/site/editable-site';
import type { SiteDraft } from './apply-drafts';
import { applyDrafts } from './apply-drafts';
import { getField, isItemPath } from './field-path';
import { isOrder, nameItems } from './list-items';
import { toNotation } from './plain-notation';
import type { PublishedChange } from './publications-store';
import { openSiteDocument, parseDocumentName } from './site-document';

/** Describes the drafts of documents; what was typed in an item of a list beside that item, wherever it stands now. */
export function describeDrafts(
  live: EditableSite,
  drafts: readonly SiteDraft[],
): PublishedChange[] {
  const ordered = applyDrafts(live, drafts.filter(isOrder));
  return drafts.map((draft) => describeDraft(isOrder(draft) ? live : ordered, draft));
}

/** Describes a draft beside what is live: the value before and after, as text; null where the document is not. */
function describeDraft(live: EditableSite, draft: SiteDraft): PublishedChange {
  const { document, field, value } = draft;
  const name = parseDocumentName(document);
  const published = name && openSiteDocument(live, name);
  if (field === '')
    return {
      ...{ document, field },
      before: published ? '' : null,
      after: value === null ? null : '',
    };
  if (isItemPath(field)) {
    const isThere = getField(published, field) !== undefined;
    return {
      ...{ document, field },
      before: isThere ? '' : null,
      after: value === null ? null : '',
    };
  }
  const describe = isOrder(draft) ? (items: unknown) => nameItems(items).join(' · ') : toText;
  return {
    ...{ document, field },
    before: published ? describe(getField(published, field)) : null,
    after: describe(value),
  };
}

const toText = (value: unknown): string => {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return toNotation(value);
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
    ? value.join(', ')
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value);
};
