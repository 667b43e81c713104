import type { RequestContext } from '../../../platform/request-context';
import type { FieldErrors, FieldValues } from '../../forms/kit/definition/parse-answers';
import type { PlainForm } from '../../forms/kit/definition/plain-form';
import type { RefusedForm } from '../../forms/kit/submit/read-form';
import { refuseForm } from '../../forms/kit/submit/read-form';
import { describeChangers } from '../describe-changers';
import type { StoredDraft } from './drafts-store';
import type { Clash } from './find-typed-changes';

/** Shows a form again beside what was changed or removed since its page was opened, and by whom. */
export function refuseClashes(
  ctx: RequestContext,
  staff: { id: string },
  { form, values }: { form: PlainForm; values: FieldValues },
  clashes: Readonly<Record<string, Clash>>,
  gone: ReadonlyMap<string, StoredDraft | undefined>,
): RefusedForm {
  const tell = (draft: StoredDraft | undefined) => describeChangers(ctx, [draft], staff);
  const errors: FieldErrors = {
    ...Object.fromEntries(
      Object.entries(clashes).map(([path, { value, draft }]) => [
        path,
        { key: 'DESK_SITE_CLASH', values: { by: tell(draft), value } },
      ]),
    ),
    ...Object.fromEntries(
      [...gone].map(([path, draft]) => [
        path,
        { key: 'DESK_SITE_FIELD_GONE', values: { by: tell(draft) } },
      ]),
    ),
  };
  const changers = [...Object.values(clashes).map(({ draft }) => draft), ...gone.values()];
  return refuseForm(
    { form, values },
    {
      ...{ status: 409, alert: 'DESK_CLASH_REST_SAVED', errors },
      alertValues: { by: describeChangers(ctx, changers, staff) },
    },
  );
}

/** Says of a thing in order that it stands elsewhere, or nowhere; `drafts` are those that can have done it. */
export function refuseMoved(
  ctx: RequestContext,
  staff: { id: string },
  { form, values }: { form: PlainForm; values: FieldValues },
  drafts: readonly StoredDraft[],
): RefusedForm {
  const newest = drafts.toSorted((a, b) => b.changedAt - a.changedAt)[0];
  const by = describeChangers(ctx, [newest], staff);
  return refuseForm(
    { form, values },
    { status: 409, alert: 'DESK_SITE_ITEM_GONE', alertValues: { by } },
  );
}
