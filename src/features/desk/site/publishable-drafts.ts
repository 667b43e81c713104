import { getLanguagesInUse } from '../../../domain/site/configuration/language-settings';
import type { EditableSite } from '../../../domain/site/editable-site';
import { applyDrafts, isRemoval } from './apply-drafts';
import { isValidDocument } from './check-document';
import { openSiteDocument, parseDocumentName } from './site-document';

/** Returns the drafts of documents that are whole, or removed: the others stay with whoever types them. */
export function listPublishable<Draft extends { document: string; field: string; value: unknown }>(
  live: EditableSite,
  drafts: readonly Draft[],
): Draft[] {
  const draft = applyDrafts(live, drafts);
  const languages = getLanguagesInUse(live.configuration.language);
  const removed = new Set(drafts.filter(isRemoval).map(({ document }) => document));
  const isWhole = (text: string) => {
    const name = parseDocumentName(text);
    const document = name && openSiteDocument(draft, name);
    if (!name || !document) return removed.has(text);
    return isValidDocument(name, document, languages, draft);
  };
  const whole = new Set([...new Set(drafts.map(({ document }) => document))].filter(isWhole));
  return drafts.filter(({ document }) => whole.has(document));
}
