import { formatLongDate, formatTimeOfDay } from '../../domain/format/brussels-time';
import { VisitActionForm } from './action-form';
import type { SlotAvailability } from './slot';
import type { VisitDetails } from './visit-details';

/** A form to move a visit to one of these slots. */
export function MoveForm({
  details,
  otherSlots,
}: {
  details: VisitDetails;
  otherSlots: readonly SlotAvailability[];
}) {
  const { t, language } = details.ctx;
  if (otherSlots.length === 0) return <p>{t('VISITS_FULL')}</p>;
  const days = Map.groupBy(otherSlots, ({ startsAt }) => formatLongDate(startsAt, language));
  return (
    <>
      <p>{t('VISIT_MOVE_TEXT')}</p>
      <VisitActionForm details={details} action="move" label="VISIT_MOVE" button="button--forest">
        <label className="field__label" htmlFor="slot">
          {t('VISIT_WHEN')}
        </label>
        <select className="field__input" id="slot" name="slot" required>
          <option value="">{t('FORM_CHOOSE')}</option>
          {[...days].map(([day, slots]) => (
            <optgroup key={day} label={day}>
              {slots.map(({ id, startsAt }) => (
                <option key={id} value={id}>
                  {`${day}, ${formatTimeOfDay(startsAt, language)}`}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </VisitActionForm>
    </>
  );
}
