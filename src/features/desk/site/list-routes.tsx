import { vValidator } from '@hono/valibot-validator';
import type { Context } from 'hono';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { App } from '../../../env';
import { TextParameter } from '../../../platform/request-parameters';
import { readForm } from '../../forms/kit/submit/read-form';
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
import { findFreeId, formatDocumentName } from './site-document';
import { SITE } from './site-head';

/** The lists of pages, articles and people. */
export const deskSiteListRoutes = new Hono<App>();

const LIST = '/desk/site/:kind{pages|articles|team}/';

const DoneQuery = v.object({ done: TextParameter });

deskSiteListRoutes.get(LIST, vValidator('query', DoneQuery), async (c) => {
  const site = await openSiteForDesk(c.env);
  return site ? renderList(c, site) : c.redirect(c.var.ctx.href.page(SITE), 303);
});

deskSiteListRoutes.post(LIST, async (c) => {
  const { ctx } = c.var;
  const { DB } = c.env;
  const site = await openSiteForDesk(c.env);
  const read = await readForm(c, addForm);
  if (!site) return c.redirect(ctx.href.page(SITE), 303);
  const kind = getKind(c);
  const categories = listCategories(site, kind);
  const chosen = read.ok
    ? categories.find(({ id }) => String(id) === read.answers.category)
    : undefined;
  if (!read.ok || (categories.length > 0 && !chosen)) return renderList(c, site);
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
});

const getKind = (c: Context<App>) => (c.req.param() as { kind: SiteRecordKind }).kind;

/** Lists the categories of articles that a desk can add to; none for other kinds. */
const listCategories = ({ live }: OpenedSite, kind: SiteRecordKind) =>
  kind === 'articles' ? live.articleCategories.map(({ ID, Name }) => ({ id: ID, Name })) : [];

function renderList(c: Context<App>, site: OpenedSite) {
  const { ctx } = c.var;
  const kind = getKind(c);
  const categories = listCategories(site, kind).map(({ id, Name }) => ({
    id,
    name: ctx.localize(Name).text,
  }));
  return renderDeskPage(
    c,
    { title: ctx.t(DOCUMENT_TABLE[kind].label), entry: SITE, query: '' },
    <ListPage
      {...{ ctx, kind, categories, done: undefined }}
      documents={listDocuments(ctx, site.draft, kind, site.drafts)}
    />,
  );
}
