import type { Context } from 'hono';
import type { App } from '../../../env';
import { checkDrafts } from './check-drafts';
import { buildDocumentForm } from './document-form';
import { DOCUMENT_TABLE } from './document-table';
import { listInputs } from './edited-field';
import { openSiteForDesk } from './opened-site-store';
import { findRemoval, keepRemoved } from './removed-documents';
import type { DocumentName } from './site-document';
import { openSiteDocument, parseDocumentName } from './site-document';
import { SITE } from './site-head';

export type OpenedDocument = NonNullable<Awaited<ReturnType<typeof openRequestedDocument>>>;

/**
 * Opens the document that the path names, with its drafts and its form; undefined if there is none. One that a draft
 * removes is opened as it would be kept: `removal` is the document whose removal takes it along.
 */
export async function openRequestedDocument(
  c: Context<App>,
  kind: DocumentName['kind'],
  sought = '',
) {
  const { ctx } = c.var;
  const id = c.req.param('id');
  const text = id ? `${kind}/${id}` : kind;
  const name = parseDocumentName(text);
  const site =
    name && (await openSiteForDesk(c.env, name.kind === 'articles' ? [Number(name.id)] : []));
  if (!name || !site) return undefined;
  const isThere = openSiteDocument(site.draft, name) !== undefined;
  const shown = isThere ? site.draft : keepRemoved(site);
  const document = openSiteDocument(shown, name);
  if (!document) return undefined;
  const removal = isThere ? undefined : findRemoval(shown, site.drafts, name);
  const { refusals } = checkDrafts(site.live, site.drafts);
  const around = { ctx, site: shown, sought };
  const sections = DOCUMENT_TABLE[name.kind].getSections(document, around);
  const inputs = listInputs(sections, ctx.languages);
  const form = buildDocumentForm(ctx, sections);
  const drafts = site.drafts.filter((draft) => draft.document === text);
  const path = `${SITE}${text}/`;
  const list = `${SITE}${kind}/`;
  return {
    text,
    name,
    site,
    around,
    refusals,
    document,
    removal,
    sections,
    inputs,
    form,
    drafts,
    path,
    list,
  };
}
