import { applyDrafts } from '../../../domain/site/editing/apply-drafts';
import type { EditableSite } from '../../../domain/site/editing/editable-site';
import { openDocument, parseDocumentName } from '../../../domain/site/editing/site-document';
import { isValidDocument } from './check-document';

/** Returns the drafts of documents that are whole: the others stay with whoever types them. */
export function listPublishable<Draft extends { document: string; field: string; value: unknown }>(
  live: EditableSite,
  drafts: readonly Draft[],
): Draft[] {
  const draft = applyDrafts(live, drafts);
  const isWhole = (text: string) => {
    const name = parseDocumentName(text);
    const document = name && openDocument(draft, name);
    return !document || (name !== undefined && isValidDocument(name, document));
  };
  const whole = new Set([...new Set(drafts.map(({ document }) => document))].filter(isWhole));
  return drafts.filter(({ document }) => whole.has(document));
}
