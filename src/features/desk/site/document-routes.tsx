import { vValidator } from '@hono/valibot-validator';
import type { Context } from 'hono';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { App } from '../../../env';
import { TextParameter } from '../../../platform/request-parameters';
import type { FieldValues } from '../../forms/kit/definition/parse-answers';
import type { PlainForm } from '../../forms/kit/definition/plain-form';
import type { RefusedForm } from '../../forms/kit/submit/read-form';
import { readForm, refuseForm } from '../../forms/kit/submit/read-form';
import { AskPage } from '../ask-page';
import { getStaff } from '../desk-gate';
import { recordStaffAction } from '../log/staff-actions-store';
import { renderDeskPage } from '../render-desk-page';
import { runBatch } from '../run-change-store';
import { prepareModuleChange } from './change-modules-store';
import { findFieldErrors } from './check-document';
import { buildDocumentForm, readDocumentValues } from './document-form';
import { addModuleForm, discardForm, moduleForm } from './document-forms';
import { DocumentPage } from './document-page';
import { DOCUMENT_TABLE, getDocumentTitle } from './document-table';
import { discardDrafts, saveDraft } from './drafts-store';
import { listInputs } from './edited-field';
import { findTypedChanges } from './find-typed-changes';
import { ModuleList } from './module-list';
import { openSiteForDesk } from './opened-site-store';
import { describeSeen, readSeen, SEEN } from './seen-values';
import type { DocumentName, PageDocument } from './site-document';
import { openSiteDocument, parseDocumentName, RECORD_KINDS, SETTING_KINDS } from './site-document';
import { SITE, SiteHead } from './site-head';

/** The documents of the website's content, one at a time. */
export const deskSiteDocumentRoutes = new Hono<App>();

const DoneQuery = v.object({ done: TextParameter });

const KINDS = [
  ...RECORD_KINDS.map((kind) => ({ kind, path: `${SITE}${kind}/:id/` })),
  ...SETTING_KINDS.map((kind) => ({ kind, path: `${SITE}${kind}/` })),
];

for (const { kind, path } of KINDS) {
  deskSiteDocumentRoutes.get(path, vValidator('query', DoneQuery), async (c) => {
    const opened = await openRequested(c, kind);
    return opened ? render(c, opened, { done: c.req.valid('query').done }) : c.notFound();
  });
  deskSiteDocumentRoutes.post(path, async (c) => {
    const opened = await openRequested(c, kind);
    return opened ? change(c, opened) : c.notFound();
  });
}

type Opened = NonNullable<Awaited<ReturnType<typeof openRequested>>>;

/** Opens the document that the path names, with its drafts and its form; undefined if there is none. */
async function openRequested(c: Context<App>, kind: DocumentName['kind']) {
  const { ctx } = c.var;
  const id = c.req.param('id');
  const text = id ? `${kind}/${id}` : kind;
  const name = parseDocumentName(text);
  const site = name && (await openSiteForDesk(c.env, name.kind === 'articles' ? [name.id] : []));
  const document = name && site && openSiteDocument(site.draft, name);
  if (!name || !site || !document) return undefined;
  const around = { ctx, site: site.draft };
  const sections = DOCUMENT_TABLE[name.kind].getSections(document, around);
  const inputs = listInputs(sections, ctx.languages);
  const form = buildDocumentForm(ctx, sections);
  const drafts = site.drafts.filter((draft) => draft.document === text);
  const path = `${SITE}${text}/`;
  const list = `${SITE}${kind}/`;
  return { text, name, site, around, document, inputs, form, drafts, path, list };
}

async function change(c: Context<App>, opened: Opened) {
  const { ctx } = c.var;
  const { DB } = c.env;
  const { text, name, document, inputs, form, drafts, path } = opened;
  const staff = getStaff(c);
  const others = name.kind === 'pages' ? ([moduleForm, addModuleForm] as const) : [];
  const read = await readForm(c, form, discardForm, ...others);
  if (!read.ok) return render(c, opened, { refused: read });
  if (read.form.name === moduleForm.name || read.form.name === addModuleForm.name)
    return changeModules(c, opened, read);
  const now = Date.now();
  if (read.form.name === discardForm.name) {
    const isRemoval = read.action === 'remove';
    if (read.values.sure !== 'yes') return askBeforeDiscarding(c, opened, isRemoval);
    const isNew = drafts.some(({ field, value }) => field === '' && value !== null);
    const removal = { document: text, field: '', value: null };
    await runBatch(DB, [
      discardDrafts(DB, text),
      ...(isRemoval && !isNew ? [saveDraft(DB, removal, staff, now)] : []),
      recordStaffAction(DB, staff, 'site discarded', text),
    ]);
    const isGone = isRemoval || isNew;
    return c.redirect(ctx.href.page(isGone ? SITE : path, { done: 'discarded' }), 303);
  }
  const seen = readSeen(read.values[SEEN]);
  const found = findTypedChanges({ name: text, document, drafts, inputs }, read.values, seen);
  if (found.changes.length > 0)
    await runBatch(DB, [
      ...found.changes.map((draft) => saveDraft(DB, draft, staff, now)),
      recordStaffAction(DB, staff, 'site saved', text),
    ]);
  if (Object.keys(found.clashes).length > 0) {
    const refused = refuseForm(
      { form, values: read.values },
      { status: 409, errors: found.clashes },
    );
    return render(c, (await openRequested(c, name.kind)) ?? opened, { refused });
  }
  return c.redirect(ctx.href.page(path, { done: 'saved' }), 303);
}

/** Adds a module to a page, moves it or takes it away: drafts, as what is typed. */
async function changeModules(
  c: Context<App>,
  opened: Opened,
  { form, action, values }: { form: PlainForm; action: string | undefined; values: FieldValues },
) {
  const { DB } = c.env;
  const { text, site, path } = opened;
  const staff = getStaff(c);
  const change = { ...values, action: action ?? '' };
  const page = { ...opened, document: opened.document as PageDocument };
  const statements = prepareModuleChange(DB, page, site, change, staff);
  if (!statements) {
    const errors = { content: { key: 'ALERT_CHOICE_EMPTY' as const } };
    return render(c, opened, { refused: refuseForm({ form, values }, { errors }) });
  }
  await runBatch(DB, [...statements, recordStaffAction(DB, staff, 'site saved', text)]);
  return c.redirect(`${c.var.ctx.href.page(path, { done: 'saved' })}#modules`, 303);
}

function askBeforeDiscarding(
  c: Context<App>,
  { name, document, path, list }: Opened,
  isRemoval: boolean,
) {
  const { ctx } = c.var;
  const title = getDocumentTitle(ctx, name, document);
  const action = ctx.href.page(path);
  return renderDeskPage(
    c,
    { title, entry: SITE },
    <AskPage
      {...{ ctx, action, form: discardForm, hidden: { sure: 'yes' }, back: action }}
      buttons={discardForm.buttons.filter(({ value }) => (value === 'remove') === isRemoval)}
      head={<SiteHead ctx={ctx} current={list} />}
      question={ctx.t(isRemoval ? 'DESK_SITE_REMOVE_ASK' : 'DESK_SITE_DISCARD_ASK', { title })}
    />,
  );
}

async function render(
  c: Context<App>,
  { name, around, document, inputs, form, drafts, path, list }: Opened,
  { refused, done = '' }: { refused?: RefusedForm; done?: string },
) {
  const { ctx } = c.var;
  const values = readDocumentValues(document, inputs);
  const errors = findFieldErrors(ctx, name, document, inputs);
  const title = getDocumentTitle(ctx, name, document);
  const shown =
    Object.keys(errors).length > 0 ? refuseForm({ form, values }, { errors }) : undefined;
  const state = refused ?? shown ?? { ok: false, status: 422, values, errors: {} };
  const notices: Record<string, string> = {
    saved: ctx.t('DESK_SITE_SAVED'),
    discarded: ctx.t('DESK_SITE_DISCARDED'),
  };
  return renderDeskPage(
    c,
    { title, entry: SITE, status: refused?.status ?? 200, query: '' },
    <DocumentPage
      {...{ ctx, title, path, list, form, state, drafts }}
      seen={describeSeen(values)}
      done={notices[done]}
      isRecord={name.id > 0}
    >
      {name.kind === 'pages' && (
        <ModuleList
          {...{ around, refused, action: ctx.href.page(path) }}
          document={document as PageDocument}
        />
      )}
    </DocumentPage>,
  );
}
