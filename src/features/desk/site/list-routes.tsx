import type { Context } from 'hono';
import { Hono } from 'hono';
import { formatCityName } from '../../../domain/format/address';
import { slugify } from '../../../domain/routing/slug';
import type { EditableSite } from '../../../domain/site/editable-site';
import type { App } from '../../../env';
import type { RequestContext } from '../../../platform/request-context';
import type { RefusedForm } from '../../forms/kit/submit/read-form';
import { readForm, refuseForm } from '../../forms/kit/submit/read-form';
import { getStaff } from '../desk-gate';
import { recordStaffAction } from '../log/staff-actions-store';
import { renderDeskPage } from '../render-desk-page';
import { runBatch } from '../run-change-store';
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

/** The lists of pages, articles, people and towns. */
export const deskSiteListRoutes = new Hono<App>();

for (const kind of RECORD_KINDS) {
  deskSiteListRoutes.get(`${SITE}${kind}/`, async (c) => {
    const site = await openSiteForDesk(c.env);
    return site ? renderList(c, site, kind) : c.redirect(c.var.ctx.href.page(SITE), 303);
  });
  deskSiteListRoutes.post(`${SITE}${kind}/`, (c) => add(c, kind));
}

/** Adds a record of the kind: hidden, or a draft, until it is published. */
async function add(c: Context<App>, kind: SiteRecordKind) {
  const { ctx } = c.var;
  const { DB } = c.env;
  const site = await openSiteForDesk(c.env);
  const read = await readForm(c, ADD_FORMS[kind]);
  if (!site) return c.redirect(ctx.href.page(SITE), 303);
  if (!read.ok) return renderList(c, site, kind, read);
  const { category, parent, title, town } = {
    ...{ category: '', parent: '', title: '', town: '' },
    ...read.answers,
  };
  const group = kind === 'towns' ? 'town' : 'category';
  const groups = kind === 'pages' ? [] : listGroups(ctx, site, kind);
  const chosen = groups.find(({ id }) => String(id) === (town || category));
  if (groups.length > 0 && !chosen) {
    const errors = { [group]: { key: 'ALERT_CHOICE_EMPTY' as const } };
    return renderList(c, site, kind, refuseForm(read, { errors }));
  }
  const staff = getStaff(c);
  const above = openSiteDocument(site.draft, { kind: 'pages', id: Number(parent) });
  const start = {
    name: chosen?.town ?? (title || ctx.t('DESK_SITE_NEW')),
    email: site.live.configuration.agency.email,
    category: Number(chosen?.id ?? 0),
    above: above as PageDocument | undefined,
  };
  const id = kind === 'towns' ? chosen?.id : findFreeId([site.live, site.draft], kind);
  if (!id) return renderList(c, site, kind);
  const document = await insertRecord(DB, staff, { kind, id }, (free) =>
    createRecord(kind, free, start, ctx.languages),
  );
  return c.redirect(ctx.href.page(`${SITE}${document}/`), 303);
}

/**
 * Stores a new record as a draft, under the next id if somebody took this one meanwhile; of a town there is one, whoever
 * began it. Returns its name.
 */
async function insertRecord(
  db: D1Database,
  staff: { id: string },
  name: DocumentName,
  create: (id: DocumentName['id']) => object,
): Promise<string> {
  const document = formatDocumentName(name);
  try {
    await runBatch(db, [
      addDraft(db, { document, value: create(name.id) }, staff, Date.now()),
      recordStaffAction(db, staff, 'site saved', document),
    ]);
    return document;
  } catch (error) {
    if (!isNameTaken(error)) throw error;
    return typeof name.id === 'string'
      ? document
      : insertRecord(db, staff, { ...name, id: name.id + 1 }, create);
  }
}

/** Something that a new record is added to. */
interface RecordGroup {
  id: DocumentName['id'];
  name: string;
  /** A town as the site's data write it. */
  town?: string;
}

/**
 * Lists what a new record can be added to: the categories of articles, the pages that others can stand below, the towns
 * that nobody has written of; none for people.
 */
function listGroups(
  ctx: RequestContext,
  { live, draft }: OpenedSite,
  kind: SiteRecordKind,
): RecordGroup[] {
  if (kind === 'articles')
    return live.articleCategories.map(({ ID, Name }) => ({
      id: ID,
      name: ctx.localize(Name).text,
    }));
  if (kind === 'towns') return listUnwrittenTowns(ctx, [live, draft]);
  return kind === 'pages'
    ? draft.menu
        // The home page has no path.
        .filter(({ path }) => path !== 'home')
        .map(({ id, name, params }) => ({ id, name: ctx.localize(params.title).text || name }))
    : [];
}

function listUnwrittenTowns(ctx: RequestContext, sites: readonly EditableSite[]): RecordGroup[] {
  const written = new Set(
    sites.flatMap(({ townTexts }) => townTexts.map(({ Name }) => slugify(Name))),
  );
  const towns = new Map(
    sites.flatMap(({ towns }) => towns.map(({ Name }) => [slugify(Name), Name] as const)),
  );
  return [...towns]
    .filter(([id]) => id && !written.has(id))
    .map(([id, town]) => ({
      id,
      town,
      name: formatCityName(town, ctx.snapshot.site.configuration.listings),
    }))
    .toSorted((a, b) => a.id.localeCompare(b.id));
}

function renderList(
  c: Context<App>,
  site: OpenedSite,
  kind: SiteRecordKind,
  refused?: RefusedForm,
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
      {...{ ctx, kind, refused }}
      groups={listGroups(ctx, site, kind)}
      documents={listDocuments(ctx, site, kind)}
    />,
  );
}
