import { vValidator } from '@hono/valibot-validator';
import type { Context } from 'hono';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { App } from '../../../env';
import { TextParameter } from '../../../platform/request-parameters';
import type { FieldValues } from '../../forms/kit/definition/parse-answers';
import type { PlainForm } from '../../forms/kit/definition/plain-form';
import type { RefusedForm } from '../../forms/kit/submit/read-form';
import { readUploadForm, refuseForm } from '../../forms/kit/submit/read-form';
import { cardsForm } from '../cards/card-note';
import { storeCards } from '../cards/missing-cards-store';
import { describeChangers } from '../describe-changers';
import { getStaff } from '../desk-gate';
import { recordStaffAction } from '../log/staff-actions-store';
import { runBatch } from '../run-change-store';
import { findChangedSince } from './asked-drafts';
import { changeItemOrder, changeModules } from './change-parts';
import {
  addModuleForm,
  consentForm,
  discardForm,
  itemForm,
  keepForm,
  moduleForm,
} from './document-forms';
import { discardDrafts, removeDraft, saveDraft } from './drafts-store';
import { endConsent } from './end-consent';
import { findTypedChanges } from './find-typed-changes';
import { answerGone } from './gone-document';
import { findGoneFields, showGoneFields } from './gone-fields';
import type { OpenedDocument } from './opened-document-store';
import { openRequestedDocument } from './opened-document-store';
import { preparePictureChange } from './pictures/change-pictures-store';
import { MAX_UPLOAD_BYTES, pictureForm } from './pictures/picture-form';
import { refuseClashes } from './refuse-clashes';
import {
  askBeforeDiscarding,
  findDocumentCards,
  renderDocument,
  renderRemoved,
} from './render-document';
import { readSeen, SEEN } from './seen-values';
import { RECORD_KINDS, SETTING_KINDS } from './site-document';
import { SITE } from './site-head';

/** The documents of the website's content, one at a time. */
export const deskSiteDocumentRoutes = new Hono<App>();

const DocumentQuery = v.object({ done: TextParameter, q: TextParameter });

/** How long changes of a document by one person are one line of the log. */
const LOGGED_TOGETHER_MS = 10 * 60_000;

const KINDS = [
  ...RECORD_KINDS.map((kind) => ({ kind, path: `${SITE}${kind}/:id/` })),
  ...SETTING_KINDS.map((kind) => ({ kind, path: `${SITE}${kind}/` })),
];

for (const { kind, path } of KINDS) {
  deskSiteDocumentRoutes.get(path, vValidator('query', DocumentQuery), async (c) => {
    const { done, q } = c.req.valid('query');
    const opened = await openRequestedDocument(c, kind, q);
    if (!opened) return answerGone(c, kind);
    return opened.removal
      ? renderRemoved(c, opened, opened.removal, done)
      : renderDocument(c, opened, { done });
  });
  deskSiteDocumentRoutes.post(path, vValidator('query', DocumentQuery), async (c) => {
    const opened = await openRequestedDocument(c, kind, c.req.valid('query').q);
    return opened ? change(c, opened) : answerGone(c, kind);
  });
}

async function change(c: Context<App>, opened: OpenedDocument) {
  const { ctx } = c.var;
  const { DB } = c.env;
  const { text, name, document, inputs, form, drafts, path } = opened;
  const staff = getStaff(c);
  const others = [
    ...(name.kind === 'pages' ? ([moduleForm, addModuleForm] as const) : []),
    ...(name.kind === 'look' ? ([itemForm] as const) : []),
    ...(name.kind === 'sold' ? ([consentForm] as const) : []),
  ];
  const forms = [form, cardsForm, discardForm, keepForm, pictureForm, ...others] as const;
  const { read, files } = await readUploadForm(c, MAX_UPLOAD_BYTES, ...forms);
  if (!read.ok) return renderDocument(c, opened, { refused: explainSize(read) });
  if (read.form.name === pictureForm.name) return changePicture(c, opened, read, files);
  if (read.form.name === moduleForm.name || read.form.name === addModuleForm.name)
    return changeModules(c, opened, read);
  if (read.form.name === cardsForm.name) {
    await storeCards(c.env.FILES, await findDocumentCards(c, opened), files);
    return c.redirect(ctx.href.page(path), 303);
  }
  if (read.form.name === itemForm.name) return changeItemOrder(c, opened, read);
  if (read.form.name === consentForm.name) return endConsent(c, opened, read);
  const now = Date.now();
  const removal = { document: text, field: '', value: null };
  if (read.form.name === keepForm.name) {
    await runBatch(DB, [
      removeDraft(DB, removal),
      recordStaffAction(DB, staff, 'site saved', text),
    ]);
    return c.redirect(ctx.href.page(path, { done: 'kept' }), 303);
  }
  if (read.form.name === discardForm.name) {
    const isRemoved = read.action === 'remove';
    const { sure, asked = '' } = read.values;
    const changed = findChangedSince(drafts, [text], String(asked));
    if (sure !== 'yes' || changed.length > 0) {
      const by = describeChangers(ctx, changed, staff);
      const again = { status: 409, alert: 'DESK_ASK_AGAIN', alertValues: { by } } as const;
      const refused = changed.length > 0 ? refuseForm(read, again) : undefined;
      return askBeforeDiscarding(c, opened, { isRemoval: isRemoved, refused });
    }
    const isNew = drafts.some(({ field, value }) => field === '' && value !== null);
    await runBatch(DB, [
      isRemoved && !isNew ? saveDraft(DB, removal, staff, now) : discardDrafts(DB, text),
      recordStaffAction(DB, staff, 'site discarded', text),
    ]);
    if (isNew) return c.redirect(ctx.href.page(SITE, { done: 'discarded' }), 303);
    return c.redirect(ctx.href.page(path, { done: isRemoved ? '' : 'discarded' }), 303);
  }
  const seen = readSeen(read.values[SEEN]);
  const { origin } = ctx;
  const found = findTypedChanges(
    { name: text, document, drafts, inputs, origin },
    read.values,
    seen,
  );
  // What is typed is stored every few seconds: the log tells of it once.
  const isLogged = drafts.some(
    ({ staff: author, changedAt }) => author === staff.id && changedAt > now - LOGGED_TOGETHER_MS,
  );
  if (found.changes.length > 0)
    await runBatch(DB, [
      ...found.changes.map((draft) => saveDraft(DB, draft, staff, now)),
      ...(isLogged ? [] : [recordStaffAction(DB, staff, 'site saved', text)]),
    ]);
  const gone = findGoneFields(opened, read.values, seen);
  if (Object.keys(found.clashes).length > 0 || gone.size > 0) {
    const refused = refuseClashes(ctx, staff, { form, values: read.values }, found.clashes, gone);
    const now = (await openRequestedDocument(c, name.kind, opened.around.sought)) ?? opened;
    return renderDocument(c, gone.size > 0 ? showGoneFields(now, gone.keys()) : now, { refused });
  }
  const q = opened.around.sought;
  return c.redirect(ctx.href.page(path, { ...(q && { q }), done: 'saved' }), 303);
}

/** Says of a body that is too large that its picture is. */
const explainSize = (refused: RefusedForm): RefusedForm =>
  refused.status === 413 ? { ...refused, alert: 'DESK_SITE_PICTURE_LARGE' } : refused;

/** Puts a picture into a field, or takes it away: a draft, as what is typed. */
async function changePicture(
  c: Context<App>,
  opened: OpenedDocument,
  { form, action, values }: { form: PlainForm; action: string | undefined; values: FieldValues },
  uploads: readonly File[],
) {
  const staff = getStaff(c);
  const { field, seen } = values;
  const prepared = await preparePictureChange(
    c.env,
    opened,
    {
      action: action === 'picture-remove' ? action : 'picture-put',
      ...{ field: String(field ?? ''), seen: String(seen ?? ''), uploads },
    },
    staff,
  );
  if (!prepared.ok) {
    const { status, problem: alert, draft } = prepared;
    const by = describeChangers(c.var.ctx, [draft], staff);
    const refused = refuseForm({ form, values }, { status, alert, alertValues: { by } });
    return renderDocument(c, opened, { refused });
  }
  const { DB } = c.env;
  const { text, path } = opened;
  await runBatch(DB, [...prepared.statements, recordStaffAction(DB, staff, 'site saved', text)]);
  return c.redirect(`${c.var.ctx.href.page(path, { done: 'saved' })}#pictures`, 303);
}
