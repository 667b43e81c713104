import { formatLongDate, formatTimeOfDay } from '../../../domain/format/brussels-time';
import type { RequestContext } from '../../../platform/request-context';
import type { RefusedForm } from '../../forms/kit/submit/read-form';
import { ActionForm } from '../../forms/kit/view/action-form';
import { PlainFormView } from '../../forms/kit/view/plain-form-view';
import type { SlotAvailability } from '../../visits/slot';
import { cancelForm, moveForm } from './slot-forms';
import type { AgendaSlot, AgendaVisit } from './visits-store';

/** Moves a visit to another slot or cancels it; the visitor gets the mail of their own change. */
export function VisitForms({
  ctx,
  action,
  visit: { id, state, sequence },
  slot,
  otherSlots,
  now,
  refused,
}: {
  ctx: RequestContext;
  action: string;
  visit: AgendaVisit;
  slot: Pick<AgendaSlot, 'startsAt'>;
  otherSlots: readonly SlotAvailability[];
  now: number;
  refused: RefusedForm | undefined;
}) {
  const { t, language } = ctx;
  if (state === 'cancelled') return <p>{t('DESK_VISIT_STATE_CANCELLED')}</p>;
  if (slot.startsAt <= now) return null;
  const hidden = { visit: id, sequence };
  if (state !== 'confirmed' || otherSlots.length === 0)
    return (
      <ActionForm
        {...{ ctx, action, form: cancelForm, hidden: { ...hidden, sure: '' } }}
        className="desk-actions"
      />
    );
  const options = otherSlots.map(({ id: value, startsAt }) => ({
    value,
    text: `${formatLongDate(startsAt, language)}, ${formatTimeOfDay(startsAt, language)}`,
  }));
  return (
    <PlainFormView
      {...{ ctx, action, hidden, refused, form: moveForm, className: 'form--dense form--line' }}
      buttons={[...moveForm.buttons, ...cancelForm.buttons]}
      presentation={{ options: { slot: options } }}
    />
  );
}
