import * as v from 'valibot';
import { formatLongDate, formatTimeOfDay } from '../../../domain/format/brussels-time';
import { DOT } from '../../../domain/format/dot';
import type { RequestContext } from '../../../platform/request-context';
import type { Hold } from '../../../platform/snapshot/hold-store';
import { ActionForm } from '../../forms/kit/view/action-form';
import type { DeskForm } from '../desk-form';

/** Lets scheduled loads go on. */
export const releaseForm = {
  name: 'release',
  schema: v.object({}),
  parts: [],
  buttons: [{ value: 'release', effect: 'undoable', label: 'DESK_HOLD_RELEASE' }],
} as const satisfies DeskForm;

/** Says that scheduled loads are on hold, since when and why, and lets them go on. */
export function LoadHold({ ctx, hold }: { ctx: RequestContext; hold: Hold | undefined }) {
  if (!hold) return null;
  const { t, href, language } = ctx;
  const since = Date.parse(hold.since);
  return (
    <div className="desk-fault">
      <strong>{t('DESK_HOLD')}</strong>
      <span>
        {`${formatLongDate(since, language)}, ${formatTimeOfDay(since, language)}${DOT}`}
        {'reason' in hold.why
          ? hold.why.reason
          : t('DESK_HOLD_ROLLED_BACK', { version: hold.why.rolledBackTo })}
      </span>
      <ActionForm
        {...{ ctx, form: releaseForm, hidden: {}, buttonClassName: 'desk-link' }}
        action={href.page('/desk/catalogue/versions/')}
      />
    </div>
  );
}
