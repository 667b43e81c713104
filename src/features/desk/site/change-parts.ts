import type { Context } from 'hono';
import type { App } from '../../../env';
import type { FieldValues } from '../../forms/kit/definition/parse-answers';
import type { PlainForm } from '../../forms/kit/definition/plain-form';
import { refuseForm } from '../../forms/kit/submit/read-form';
import { getStaff } from '../desk-gate';
import { recordStaffAction } from '../log/staff-actions-store';
import { runBatch } from '../run-change-store';
import { prepareItemChange } from './change-items-store';
import { prepareModuleChange } from './change-modules-store';
import { buildItemId, parseItemPath } from './list-items';
import { MODULES } from './module-changes';
import type { OpenedDocument } from './opened-document-store';
import { refuseMoved } from './refuse-clashes';
import { renderDocument } from './render-document';
import type { PageDocument } from './site-document';

/** Adds a module to a page, moves it or takes it away: drafts, as what is typed. */
export async function changeModules(
  c: Context<App>,
  opened: OpenedDocument,
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
    const refused =
      action === 'module-add'
        ? refuseForm({ form, values }, { errors })
        : refuseMoved(
            c.var.ctx,
            staff,
            { form, values },
            opened.drafts.filter(({ field }) => field.startsWith(`${MODULES}.`)),
          );
    return renderDocument(c, opened, { refused });
  }
  await runBatch(DB, [...statements, recordStaffAction(DB, staff, 'site saved', text)]);
  const isMoved = action === 'module-up' || action === 'module-down';
  const place = isMoved ? `module-${Number(values.module)}` : 'modules';
  return c.redirect(`${c.var.ctx.href.page(path, { done: 'saved' })}#${place}`, 303);
}

/** Moves an item of a list of the look, or takes it away: drafts, as what is typed. */
export async function changeItemOrder(
  c: Context<App>,
  opened: OpenedDocument,
  {
    form,
    action = '',
    values,
  }: { form: PlainForm; action: string | undefined; values: FieldValues },
) {
  const { DB } = c.env;
  const staff = getStaff(c);
  const { item = '', seen = '', by = 1 } = values;
  const change = { action, item: String(item), seen: String(seen), by: Number(by) };
  const statements = prepareItemChange(DB, opened, change, staff);
  if (!statements)
    return renderDocument(c, opened, {
      refused: refuseMoved(
        c.var.ctx,
        staff,
        { form, values },
        opened.drafts.filter(({ field }) => field === parseItemPath(change.item)?.list),
      ),
    });
  await runBatch(DB, [...statements, recordStaffAction(DB, staff, 'site saved', opened.text)]);
  const found = parseItemPath(change.item);
  const steps = { 'item-up': -change.by, 'item-down': change.by }[action];
  const place = found && steps ? buildItemId(found.list, found.place + steps) : 'items';
  return c.redirect(`${c.var.ctx.href.page(opened.path, { done: 'saved' })}#${place}`, 303);
}
