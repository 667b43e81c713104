import { formatLongDate, formatTimeOfDay } from '../../domain/format/brussels-time';
import type { RefusedForm } from '../forms/kit/submit/read-form';
import { PlainFormView } from '../forms/kit/view/plain-form-view';
import { toPathAndQuery } from './action-form';
import type { SlotAvailability } from './slot';
import type { VisitDetails } from './visit-details';
import { moveVisitForm } from './visit-forms';

/** A form to move a visit to one of these slots. */
export function MoveForm({
  details: { ctx, manageUrl, visit },
  otherSlots,
  refused,
}: {
  details: VisitDetails;
  otherSlots: readonly SlotAvailability[];
  refused: RefusedForm | undefined;
}) {
  const { t, language } = ctx;
  if (otherSlots.length === 0) return <p>{t('VISITS_FULL')}</p>;
  const slots = otherSlots.map(({ id, startsAt }) => ({
    value: id,
    text: `${formatLongDate(startsAt, language)}, ${formatTimeOfDay(startsAt, language)}`,
    group: formatLongDate(startsAt, language),
  }));
  return (
    <>
      <p>{t('VISIT_MOVE_TEXT')}</p>
      <PlainFormView
        {...{ ctx, form: moveVisitForm, action: toPathAndQuery(manageUrl), refused }}
        hidden={{ sequence: visit.sequence }}
        className="my-visit__change"
        presentation={{ options: { slot: slots } }}
      />
    </>
  );
}
