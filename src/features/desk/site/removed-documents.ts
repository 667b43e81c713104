import type { EditableSite } from '../../../domain/site/editable-site';
import { flattenMenu } from '../../../domain/site/menu';
import type { SiteDraft } from './apply-drafts';
import { applyDrafts, isRemoval } from './apply-drafts';
import type { OpenedSite } from './opened-site-store';
import type { DocumentName, PageDocument } from './site-document';
import { formatDocumentName, openSiteDocument, parseDocumentName } from './site-document';

/** Returns the site with its drafts, as it would be if none of them removed anything. */
export const keepRemoved = ({ live, drafts }: Pick<OpenedSite, 'live' | 'drafts'>): EditableSite =>
  applyDrafts(
    live,
    drafts.filter((draft) => !isRemoval(draft)),
  );

/** Finds the document whose removal takes a document along: itself, or a page above it. */
export function findRemoval(
  kept: EditableSite,
  drafts: readonly SiteDraft[],
  name: DocumentName,
): string | undefined {
  const removed = drafts.filter(isRemoval).map(({ document }) => document);
  const text = formatDocumentName(name);
  if (removed.includes(text)) return text;
  return removed.find((document) => {
    const other = parseDocumentName(document);
    const opened = other?.kind === name.kind && openSiteDocument(kept, other);
    return opened && name.kind === 'pages' && listBelow(opened).some(({ id }) => id === name.id);
  });
}

/** Lists the pages below a page, which go with it; none of another document. */
export const listBelow = (document: object) =>
  'page' in document ? flattenMenu((document as PageDocument).page.childMenus) : [];
