import type { Context } from 'hono';
import { Hono } from 'hono';
import type { App } from '../../../env';
import type { RefusedForm } from '../../forms/kit/submit/read-form';
import { readForm, refuseForm } from '../../forms/kit/submit/read-form';
import { getStaff } from '../desk-gate';
import { recordStaffAction } from '../log/staff-actions-store';
import { renderDeskPage } from '../render-desk-page';
import { runBatch } from '../run-change-store';
import { addForm } from './document-forms';
import { DOCUMENT_TABLE } from './document-table';
import { saveDraft } from './drafts-store';
import { listDocuments } from './list-documents';
import { ListPage } from './list-page';
import { createRecord } from './new-record';
import type { OpenedSite } from './opened-site-store';
import { openSiteForDesk } from './opened-site-store';
import type { SiteRecordKind } from './site-document';
import { findFreeId, formatDocumentName, RECORD_KINDS } from './site-document';
import { SITE } from './site-head';

/** The lists of pages, articles and people. */
export const deskSiteListRoutes = new Hono<App>();

for (const kind of RECORD_KINDS) {
  deskSiteListRoutes.get(`${SITE}${kind}/`, async (c) => {
    const site = await openSiteForDesk(c.env);
    return site ? renderList(c, site, kind) : c.redirect(c.var.ctx.href.page(SITE), 303);
  });
  deskSiteListRoutes.post(`${SITE}${kind}/`, (c) => add(c, kind));
}

/** Adds a record of the kind, which is hidden until it is published. */
async function add(c: Context<App>, kind: SiteRecordKind) {
  const { ctx } = c.var;
  const { DB } = c.env;
  const site = await openSiteForDesk(c.env);
  const read = await readForm(c, addForm);
  if (!site) return c.redirect(ctx.href.page(SITE), 303);
  const categories = listCategories(site, kind);
  if (!read.ok) return renderList(c, site, kind, read);
  const chosen = categories.find(({ id }) => String(id) === read.answers.category);
  if (categories.length > 0 && !chosen) {
    const errors = { category: { key: 'ALERT_CHOICE_EMPTY' as const } };
    return renderList(c, site, kind, refuseForm(read, { errors }));
  }
  const staff = getStaff(c);
  const name = { kind, id: findFreeId(site.draft, kind) };
  const document = formatDocumentName(name);
  const { email } = site.live.configuration.agency;
  const start = { name: ctx.t('DESK_SITE_NEW'), email, category: chosen?.id ?? 0 };
  const value = createRecord(kind, name.id, start, ctx.languages);
  await runBatch(DB, [
    saveDraft(DB, { document, field: '', value }, staff, Date.now()),
    recordStaffAction(DB, staff, 'site saved', document),
  ]);
  return c.redirect(ctx.href.page(`${SITE}${document}/`), 303);
}

/** Lists the categories of articles that a desk can add to; none for other kinds. */
const listCategories = ({ live }: OpenedSite, kind: SiteRecordKind) =>
  kind === 'articles' ? live.articleCategories.map(({ ID, Name }) => ({ id: ID, Name })) : [];

function renderList(
  c: Context<App>,
  site: OpenedSite,
  kind: SiteRecordKind,
  refused?: RefusedForm,
) {
  const { ctx } = c.var;
  const categories = listCategories(site, kind).map(({ id, Name }) => ({
    id,
    name: ctx.localize(Name).text,
  }));
  return renderDeskPage(
    c,
    {
      title: ctx.t(DOCUMENT_TABLE[kind].label),
      entry: SITE,
      status: refused?.status ?? 200,
      query: '',
    },
    <ListPage
      {...{ ctx, kind, categories, refused }}
      documents={listDocuments(ctx, site.draft, kind, site.drafts)}
    />,
  );
}
