import { formatLongDate, formatTimeOfDay } from '../../domain/format/brussels-time';
import { AppointmentActionForm } from './action-form';
import type { AppointmentDetails } from './appointment-details';
import type { SlotAvailability } from './slot';

/** A form to move an appointment to one of these slots. */
export function MoveForm({
  details,
  otherSlots,
}: {
  details: AppointmentDetails;
  otherSlots: readonly SlotAvailability[];
}) {
  const { t, language } = details.ctx;
  if (otherSlots.length === 0) return <p>{t('APPOINTMENTS_FULL')}</p>;
  const days = Map.groupBy(otherSlots, ({ startsAt }) => formatLongDate(startsAt, language));
  return (
    <>
      <p>{t('APPOINTMENT_MOVE_TEXT')}</p>
      <AppointmentActionForm
        details={details}
        action="move"
        label="APPOINTMENT_MOVE"
        button="button--forest"
      >
        <label className="field__label" htmlFor="slot">
          {t('APPOINTMENT_WHEN')}
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
      </AppointmentActionForm>
    </>
  );
}
