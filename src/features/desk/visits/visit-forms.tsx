import { formatLongDate, formatTimeOfDay } from '../../../domain/format/brussels-time';
import type { RequestContext } from '../../../platform/request-context';
import type { SlotAvailability } from '../../visits/slot';
import type { AgendaHour, AgendaVisit } from './visits-store';

/** Moves a visit to another hour or cancels it; the visitor gets the mail of their own change. */
export function VisitForms({
  ctx: { t, language },
  action,
  visit,
  hour,
  otherHours,
  now,
}: {
  ctx: RequestContext;
  action: string;
  visit: AgendaVisit;
  hour: Pick<AgendaHour, 'startsAt'>;
  otherHours: readonly SlotAvailability[];
  now: number;
}) {
  if (visit.state === 'cancelled') return <p>{t('DESK_VISIT_STATE_CANCELLED')}</p>;
  if (hour.startsAt <= now) return null;
  const id = `slot-${visit.id}`;
  return (
    <form className="desk-fields" method="post" action={action}>
      <input type="hidden" name="visit" value={visit.id} />
      <input type="hidden" name="sequence" value={visit.sequence} />
      {visit.state === 'confirmed' && otherHours.length > 0 && (
        <>
          <div className="desk-field">
            <label htmlFor={id}>{t('DESK_VISIT_MOVE_TO')}</label>
            <select className="desk-input" id={id} name="slot">
              <option value="">{t('FORM_CHOOSE')}</option>
              {otherHours.map((slot) => (
                <option key={slot.id} value={slot.id}>
                  {`${formatLongDate(slot.startsAt, language)}, ${formatTimeOfDay(slot.startsAt, language)}`}
                </option>
              ))}
            </select>
          </div>
          <button type="submit" name="action" value="move" className="button button--forest">
            {t('DESK_VISIT_MOVE')}
          </button>
        </>
      )}
      <button type="submit" name="action" value="cancel" className="button button--outlined">
        {t('DESK_VISIT_CANCEL')}
      </button>
    </form>
  );
}
