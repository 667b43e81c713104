import type { RequestContext } from '../../../platform/request-context';
import { listEffective } from './apply-drafts';
import { findFieldErrors } from './check-document';
import { describeDrafts } from './describe-draft';
import { DOCUMENT_TABLE, getDocumentTitle } from './document-table';
import { listInputs } from './edited-field';
import type { OpenedSite } from './opened-site-store';
import type { WaitingDocument } from './publish-page';
import { listPublishable } from './publishable-drafts';
import type { DocumentName } from './site-document';
import { openSiteDocument, parseDocumentName } from './site-document';

/** Lists the documents that wait to be published, with what changes in them and what keeps one from it. */
export function listWaiting(
  ctx: RequestContext,
  { live, draft, drafts }: Pick<OpenedSite, 'live' | 'draft' | 'drafts'>,
): WaitingDocument[] {
  const whole = new Set(listPublishable(live, drafts).map(({ document }) => document));
  const listProblems = (name: DocumentName, document: object): string[] => {
    const around = { ctx, site: draft };
    const sections = DOCUMENT_TABLE[name.kind].getSections(document, around);
    const errors = findFieldErrors(around, name, document, listInputs(sections, ctx.languages));
    return Object.values(errors).map(({ key, values }) => ctx.t(key, values));
  };
  return [...Map.groupBy(listEffective(drafts), ({ document }) => document)].flatMap(
    ([document, own]) => {
      const name = parseDocumentName(document);
      const drafted = name && openSiteDocument(draft, name);
      const isWhole = whole.has(document);
      // What goes with the page above it, or is gone, cannot be published.
      if (!name || (!drafted && !isWhole)) return [];
      return {
        ...{ document, drafts: own, isWhole },
        title: getDocumentTitle(ctx, name, drafted ?? openSiteDocument(live, name)),
        changes: describeDrafts(live, own),
        problems: drafted && !isWhole ? listProblems(name, drafted) : [],
      };
    },
  );
}
