import { addColon } from '../../../domain/format/add-colon';
import type { RequestContext } from '../../../platform/request-context';
import type { Finding } from '../../../platform/snapshot/build/check/finding';
import { getFields } from '../../forms/kit/definition/form';
import { formatDistantError } from '../../forms/kit/view/distant-error';
import { listEffective } from './apply-drafts';
import { findFieldErrors } from './check-document';
import type { CheckedDrafts, Refusals } from './check-drafts';
import { checkDrafts, placeFindings } from './check-drafts';
import { describeDrafts } from './describe-draft';
import { buildDocumentForm, DOCUMENT_FORM } from './document-form';
import { DOCUMENT_TABLE, getDocumentTitle } from './document-table';
import { listInputs } from './edited-field';
import type { OpenedSite } from './opened-site-store';
import type { DocumentProblem, RefusedDocument, WaitingDocument } from './publish-page';
import type { DocumentName } from './site-document';
import { formatDocumentName, openSiteDocument, parseDocumentName } from './site-document';

/** Lists the documents that wait to be published, with what changes in them and what keeps one from it. */
export function listWaiting(
  ctx: RequestContext,
  { live, draft, drafts }: Pick<OpenedSite, 'live' | 'draft' | 'drafts'>,
  { whole: publishable, refusals }: CheckedDrafts,
): WaitingDocument[] {
  const whole = new Set(publishable.map(({ document }) => document));
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
        problems: drafted && !isWhole ? listProblems(ctx, draft, refusals, name, drafted) : [],
      };
    },
  );
}

/** Finds a new document that is not whole, and so on no page of the preview; undefined for any other. */
export function findUnshown(
  ctx: RequestContext,
  site: Pick<OpenedSite, 'live' | 'draft' | 'drafts'>,
  name: DocumentName,
): WaitingDocument | undefined {
  if (openSiteDocument(site.live, name)) return undefined;
  const text = formatDocumentName(name);
  return listWaiting(ctx, site, checkDrafts(site.live, site.drafts)).find(
    ({ document, isWhole }) => document === text && !isWhole,
  );
}

/** Lists what a check has refused of a choice, or would of everything that can be published. */
export function listRefused(
  ctx: RequestContext,
  { draft }: Pick<OpenedSite, 'draft'>,
  findings: readonly Finding[],
): RefusedDocument[] {
  const errors = findings.filter(({ level }) => level === 'error');
  const { refusals, others } = placeFindings(draft, errors);
  return [
    ...[...refusals.keys()].flatMap((document) => {
      const name = parseDocumentName(document);
      const opened = name && openSiteDocument(draft, name);
      return name && opened
        ? {
            document,
            title: getDocumentTitle(ctx, name, opened),
            problems: listProblems(ctx, draft, refusals, name, opened),
          }
        : [];
    }),
    ...(others.length > 0
      ? [{ document: '', title: '', problems: others.map((one) => describeFinding(ctx, one)) }]
      : []),
  ];
}

/** Says what is wrong with a document, each with the input that mends it. */
function listProblems(
  ctx: RequestContext,
  site: OpenedSite['draft'],
  refusals: Refusals,
  name: DocumentName,
  document: object,
): DocumentProblem[] {
  const sections = DOCUMENT_TABLE[name.kind].getSections(document, { ctx, site });
  const inputs = listInputs(sections, ctx.languages);
  const fields = new Map(
    getFields(buildDocumentForm(ctx, sections)).map((field) => [field.name, field]),
  );
  const errors = findFieldErrors(ctx, refusals, name, document, inputs);
  const problems = Object.entries(errors).map(([path, error]): [string, DocumentProblem] => {
    const field = fields.get(path);
    const text = formatDistantError(ctx, field, error);
    return [text, { text, anchor: field && `${DOCUMENT_FORM}-${path}` }];
  });
  return [...new Map(problems).values()];
}

/** What nobody can have typed at the desk is said as it is to who loads files. */
const describeFinding = (
  { t, language }: RequestContext,
  { record, field, message, words }: Finding,
): DocumentProblem => ({
  text: words
    ? t(words.key, words.values)
    : `${addColon([record, field].filter(Boolean).join(', '), language)} ${message}`,
});
