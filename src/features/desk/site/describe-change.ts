import type { SiteDraft } from '../../../domain/site/editing/apply-drafts';
import type { EditableSite } from '../../../domain/site/editing/editable-site';
import { getField } from '../../../domain/site/editing/field-path';
import { openDocument, parseDocumentName } from '../../../domain/site/editing/site-document';
import type { PublishedChange } from './publications-store';

/** Describes a draft beside what is live: the value before and after, as text; null where the document is not. */
export function describeChange(live: EditableSite, draft: SiteDraft): PublishedChange {
  const { document, field, value } = draft;
  const name = parseDocumentName(document);
  const published = name && openDocument(live, name);
  if (field === '')
    return {
      ...{ document, field },
      before: published ? '' : null,
      after: value === null ? null : '',
    };
  return {
    ...{ document, field },
    before: published ? toText(getField(published, field)) : null,
    after: toText(value),
  };
}

const toText = (value: unknown): string => {
  if (value === undefined || value === null) return '';
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
    ? value.join(', ')
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value);
};
