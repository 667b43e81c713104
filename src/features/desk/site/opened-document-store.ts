import type { Context } from 'hono';
import type { App } from '../../../env';
import { buildDocumentForm } from './document-form';
import { DOCUMENT_TABLE } from './document-table';
import { listInputs } from './edited-field';
import { openSiteForDesk } from './opened-site-store';
import type { DocumentName } from './site-document';
import { openSiteDocument, parseDocumentName } from './site-document';
import { SITE } from './site-head';

export type OpenedDocument = NonNullable<Awaited<ReturnType<typeof openRequestedDocument>>>;

/** Opens the document that the path names, with its drafts and its form; undefined if there is none. */
export async function openRequestedDocument(
  c: Context<App>,
  kind: DocumentName['kind'],
  sought = '',
) {
  const { ctx } = c.var;
  const id = c.req.param('id');
  const text = id ? `${kind}/${id}` : kind;
  const name = parseDocumentName(text);
  const site = name && (await openSiteForDesk(c.env, name.kind === 'articles' ? [name.id] : []));
  const document = name && site && openSiteDocument(site.draft, name);
  if (!name || !site || !document) return undefined;
  const around = { ctx, site: site.draft, sought };
  const sections = DOCUMENT_TABLE[name.kind].getSections(document, around);
  const inputs = listInputs(sections, ctx.languages);
  const form = buildDocumentForm(ctx, sections);
  const drafts = site.drafts.filter((draft) => draft.document === text);
  const path = `${SITE}${text}/`;
  const list = `${SITE}${kind}/`;
  return { text, name, site, around, document, sections, inputs, form, drafts, path, list };
}
