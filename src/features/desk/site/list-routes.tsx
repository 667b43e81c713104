import { vValidator } from '@hono/valibot-validator';
import type { Context } from 'hono';
import { Hono } from 'hono';
import * as v from 'valibot';
import { readReference } from '../../../domain/typed-values/read-reference';
import type { App } from '../../../env';
import { TextParameter } from '../../../platform/request-parameters';
import type { FieldValues } from '../../forms/kit/definition/parse-answers';
import type { PlainForm } from '../../forms/kit/definition/plain-form';
import type { RefusedForm } from '../../forms/kit/submit/read-form';
import { readForm, refuseForm } from '../../forms/kit/submit/read-form';
import { getStaff } from '../desk-gate';
import { recordStaffAction } from '../log/staff-actions-store';
import { renderDeskPage } from '../render-desk-page';
import { runBatch } from '../run-change-store';
import { prepareMove } from './change-order-store';
import { ADD_FORMS, orderForm } from './document-forms';
import { buildRowId } from './document-rows';
import { DOCUMENT_TABLE } from './document-table';
import { insertRecord } from './inserted-record-store';
import { listDocuments } from './list-documents';
import { ListPage } from './list-page';
import { createRecord, describeHome } from './new-record';
import type { OpenedSite } from './opened-site-store';
import { openSiteForDesk } from './opened-site-store';
import { listGroups } from './record-groups';
import { PLACE_FIELDS } from './record-order';
import { refuseMoved } from './refuse-clashes';
import type { PageDocument, SiteRecordKind } from './site-document';
import { findFreeId, formatDocumentName, openSiteDocument, RECORD_KINDS } from './site-document';
import { SITE } from './site-head';

/** The lists of pages, articles, people and towns. */
export const deskSiteListRoutes = new Hono<App>();

const DoneQuery = v.object({ done: TextParameter });

for (const kind of RECORD_KINDS) {
  deskSiteListRoutes.get(`${SITE}${kind}/`, vValidator('query', DoneQuery), async (c) => {
    const { ctx } = c.var;
    const site = await openSiteForDesk(c.env);
    if (!site) return c.redirect(ctx.href.page(SITE), 303);
    const isMoved = c.req.valid('query').done === 'moved';
    return renderList(c, site, kind, { done: isMoved ? ctx.t('DESK_SITE_SAVED') : undefined });
  });
  deskSiteListRoutes.post(`${SITE}${kind}/`, (c) => change(c, kind));
}

/** Adds a record of the kind: hidden, or a draft, until it is published. Or moves one that is there. */
async function change(c: Context<App>, kind: SiteRecordKind) {
  const { ctx } = c.var;
  const { DB } = c.env;
  const site = await openSiteForDesk(c.env);
  const forms = PLACE_FIELDS[kind] ? [ADD_FORMS[kind], orderForm] : [ADD_FORMS[kind]];
  const read = await readForm(c, ...forms);
  if (!site) return c.redirect(ctx.href.page(SITE), 303);
  if (!read.ok) return renderList(c, site, kind, { refused: read });
  if (read.form.name === orderForm.name) return move(c, site, kind, read);
  if (kind === 'sold') return addHome(c, site, read);
  const { category, parent, title, town } = {
    ...{ category: '', parent: '', title: '', town: '' },
    ...read.answers,
  };
  const group = kind === 'towns' ? 'town' : 'category';
  const groups = kind === 'pages' ? [] : listGroups(ctx, site, kind);
  const chosen = groups.find(({ id }) => String(id) === (town || category));
  if (groups.length > 0 && !chosen) {
    const errors = { [group]: { key: 'ALERT_CHOICE_EMPTY' as const } };
    return renderList(c, site, kind, { refused: refuseForm(read, { errors }) });
  }
  const staff = getStaff(c);
  const above = openSiteDocument(site.draft, { kind: 'pages', id: Number(parent) });
  const start = {
    name: chosen?.town ?? (title || ctx.t('DESK_SITE_NEW')),
    email: site.live.configuration.agency.email,
    category: Number(chosen?.id ?? 0),
    above: above as PageDocument | undefined,
    taken: site.draft.routes,
  };
  const id = kind === 'towns' ? chosen?.id : findFreeId([site.live, site.draft], kind);
  if (!id) return renderList(c, site, kind);
  const document = await insertRecord(DB, staff, { kind, id }, (free) =>
    createRecord(kind, free, start, ctx.languages),
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
    return renderList(c, site, 'sold', { refused: refuseForm(read, { errors }) });
  }
  const name = { kind: 'sold', id } as const;
  const home = await describeHome(ctx, id);
  const document = openSiteDocument(site.draft, name)
    ? formatDocumentName(name)
    : await insertRecord(c.env.DB, getStaff(c), name, () =>
        createRecord('sold', id, { name: '', email: '', category: 0, home }, ctx.languages),
      );
  return c.redirect(ctx.href.page(`${SITE}${document}/`), 303);
}

/** Moves a record among those beside it: a draft, which visitors do not see. */
async function move(
  c: Context<App>,
  site: OpenedSite,
  kind: SiteRecordKind,
  { form, action, values }: { form: PlainForm; action: string | undefined; values: FieldValues },
) {
  const { DB } = c.env;
  const staff = getStaff(c);
  const id = Number(values.record);
  const by = Number(values.by ?? 1) * (action === 'record-up' ? -1 : 1);
  const statements = prepareMove(DB, site, { kind, id, by }, staff);
  if (!statements) {
    const drafts = site.drafts.filter(
      ({ document, field }) =>
        document.startsWith(`${kind}/`) && ['', PLACE_FIELDS[kind]].includes(field),
    );
    const refused = refuseMoved(c.var.ctx, staff, { form, values }, drafts);
    return renderList(c, site, kind, { refused });
  }
  const logged = recordStaffAction(DB, staff, 'site saved', formatDocumentName({ kind, id }));
  await runBatch(DB, [...statements, logged]);
  const list = c.var.ctx.href.page(`${SITE}${kind}/`, { done: 'moved' });
  return c.redirect(`${list}#${buildRowId({ kind, id })}`, 303);
}

function renderList(
  c: Context<App>,
  site: OpenedSite,
  kind: SiteRecordKind,
  { refused, done }: { refused?: RefusedForm; done?: string | undefined } = {},
) {
  const { ctx } = c.var;
  return renderDeskPage(
    c,
    {
      title: ctx.t(DOCUMENT_TABLE[kind].label),
      entry: SITE,
      status: refused?.status ?? 200,
      query: '',
    },
    <ListPage
      {...{ ctx, kind, refused, done }}
      groups={listGroups(ctx, site, kind)}
      documents={listDocuments(ctx, site, kind)}
    />,
  );
}
