import type { Context } from 'hono';
import { Hono } from 'hono';
import { readReference } from '../../../domain/typed-values/read-reference';
import type { App } from '../../../env';
import type { RequestContext } from '../../../platform/request-context';
import type { FieldValues } from '../../forms/kit/definition/parse-answers';
import type { PlainForm } from '../../forms/kit/definition/plain-form';
import type { RefusedForm } from '../../forms/kit/submit/read-form';
import { readForm, refuseForm } from '../../forms/kit/submit/read-form';
import { getStaff } from '../desk-gate';
import { recordStaffAction } from '../log/staff-actions-store';
import { renderDeskPage } from '../render-desk-page';
import { runBatch } from '../run-change-store';
import { describeHome } from './described-home';
import { ADD_FORMS } from './document-forms';
import { DOCUMENT_TABLE } from './document-table';
import { addDraft, isNameTaken } from './drafts-store';
import { listDocuments } from './list-documents';
import { ListPage } from './list-page';
import { createRecord } from './new-record';
import type { OpenedSite } from './opened-site-store';
import { openSiteForDesk } from './opened-site-store';
import type { DocumentName, PageDocument, SiteRecordKind } from './site-document';
import { findFreeId, formatDocumentName, openSiteDocument, RECORD_KINDS } from './site-document';
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
  const read = await readForm(c, ADD_FORMS[kind]);
  if (!site) return c.redirect(ctx.href.page(SITE), 303);
  const categories = listCategories(site, kind);
  if (!read.ok) return renderList(c, site, kind, read);
  if (kind === 'sold') return addHome(c, site, read);
  const { category, parent, title } = { category: '', parent: '', title: '', ...read.answers };
  const chosen = categories.find(({ id }) => String(id) === category);
  if (categories.length > 0 && !chosen) {
    const errors = { category: { key: 'ALERT_CHOICE_EMPTY' as const } };
    return renderList(c, site, kind, refuseForm(read, { errors }));
  }
  const staff = getStaff(c);
  const { email } = site.live.configuration.agency;
  const above = openSiteDocument(site.draft, { kind: 'pages', id: Number(parent) });
  const start = {
    ...{ name: title || ctx.t('DESK_SITE_NEW'), email, category: chosen?.id ?? 0 },
    above: above as PageDocument | undefined,
  };
  const free = findFreeId([site.live, site.draft], kind);
  const document = await insertRecord(DB, staff, { kind, id: free }, (id) =>
    createRecord(kind, id, start, ctx.languages),
  );
  return c.redirect(ctx.href.page(`${SITE}${document}/`), 303);
}

/** Adds a home of the archive, with what the catalogue knows of it; one that is there already is opened. */
async function addHome(
  c: Context<App>,
  site: OpenedSite,
  read: { form: PlainForm; values: FieldValues },
) {
  const { ctx } = c.var;
  const id = readReference(String(read.values.property ?? ''));
  if (id === undefined) {
    const errors = { property: { key: 'DESK_SOLD_REFERENCE_WRONG' as const } };
    return renderList(c, site, 'sold', refuseForm(read, { errors }));
  }
  const name = { kind: 'sold', id } as const;
  if (!openSiteDocument(site.draft, name)) {
    const home = await describeHome(ctx, id);
    const start = { name: '', email: '', category: 0, home };
    const value = createRecord('sold', id, start, ctx.languages);
    await addRecord(c.env.DB, getStaff(c), name, value).catch((error) => {
      // Somebody added it at the same moment.
      if (!isNameTaken(error)) throw error;
    });
  }
  return c.redirect(ctx.href.page(`${SITE}${formatDocumentName(name)}/`), 303);
}

/** Stores a new record as a draft, under the next id if somebody took this one meanwhile; returns its name. */
async function insertRecord(
  db: D1Database,
  staff: { id: string },
  name: DocumentName,
  create: (id: number) => object,
): Promise<string> {
  const document = formatDocumentName(name);
  try {
    await addRecord(db, staff, name, create(name.id));
    return document;
  } catch (error) {
    if (!isNameTaken(error)) throw error;
    return insertRecord(db, staff, { ...name, id: name.id + 1 }, create);
  }
}

const addRecord = (db: D1Database, staff: { id: string }, name: DocumentName, value: object) => {
  const document = formatDocumentName(name);
  return runBatch(db, [
    addDraft(db, { document, value }, staff, Date.now()),
    recordStaffAction(db, staff, 'site saved', document),
  ]);
};

/** Lists the pages that others can stand below: the highest ones, and not the home page, which has no path. */
const listParents = (ctx: RequestContext, { draft }: OpenedSite) =>
  draft.menu
    .filter(({ path }) => path !== 'home')
    .map(({ id, name, params }) => ({ id, name: ctx.localize(params.title).text || name }));

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
      {...{ ctx, kind, refused }}
      groups={kind === 'pages' ? listParents(ctx, site) : categories}
      documents={listDocuments(ctx, site, kind)}
    />,
  );
}
