import type { Context } from 'hono';
import { Hono } from 'hono';
import { formatCityName } from '../../../domain/format/address';
import { slugify } from '../../../domain/routing/slug';
import type { EditableSite } from '../../../domain/site/editable-site';
import { readReference } from '../../../domain/typed-values/read-reference';
import type { App } from '../../../env';
import type { RequestContext } from '../../../platform/request-context';
import type { FieldValues } from '../../forms/kit/definition/parse-answers';
import type { PlainForm } from '../../forms/kit/definition/plain-form';
import type { RefusedForm } from '../../forms/kit/submit/read-form';
import { readForm, refuseForm } from '../../forms/kit/submit/read-form';
import { getStaff } from '../desk-gate';
import { renderDeskPage } from '../render-desk-page';
import { ADD_FORMS } from './document-forms';
import { DOCUMENT_TABLE } from './document-table';
import { insertRecord } from './inserted-record-store';
import { listDocuments } from './list-documents';
import { ListPage } from './list-page';
import { createRecord, describeHome } from './new-record';
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
  const home = await describeHome(ctx, id);
  const document = openSiteDocument(site.draft, name)
    ? formatDocumentName(name)
    : await insertRecord(c.env.DB, getStaff(c), name, () =>
        createRecord('sold', id, { name: '', email: '', category: 0, home }, ctx.languages),
      );
  return c.redirect(ctx.href.page(`${SITE}${document}/`), 303);
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
