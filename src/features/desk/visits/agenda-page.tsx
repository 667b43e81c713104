import {
  formatLongDate,
  formatTimeOfDay,
  parseBrusselsTime,
  toBrusselsTime,
} from '../../../domain/format/brussels-time';
import { DOT } from '../../../domain/format/dot';
import { groupBy } from '../../../domain/group-by';
import type { Language } from '../../../domain/language/language';
import type { RequestContext } from '../../../platform/request-context';
import { MoreNote } from '../more-note';
import { AgendaFilters } from './agenda-filters';
import { AGENDA_HOURS } from './agenda-rows';
import { AgendaSlotView } from './agenda-slot';
import type { PropertyLabel } from './property-labels';
import { VisitsHead } from './visits-head';
import type { VisitsQuery } from './visits-query';
import { getMidnight, listAgendaDays } from './visits-query';
import type { AgendaSlot, AgendaVisit } from './visits-store';

export interface Agenda {
  query: VisitsQuery;
  slots: readonly AgendaSlot[];
  /** Whether there are more than these slots. */
  isMore: boolean;
  visits: readonly AgendaVisit[];
  getLabel: (id: number) => PropertyLabel;
}

/** Formats an hour of the scale: '08:00', in French '8 h'. */
const formatHour = (hour: number, day: string, language: Language) =>
  formatTimeOfDay(parseBrusselsTime(`${day}T${`${hour}`.padStart(2, '0')}:00`) ?? 0, language);

/**
 * The visits of a day or a week; without a property only the slots with visits and blocked ones. It is a list by
 * day, which a phone and paper show as it is; wide windows place its slots in a grid.
 */
export function AgendaPage({ ctx, agenda }: { ctx: RequestContext; agenda: Agenda }) {
  const { t, language } = ctx;
  const { query, slots, visits, getLabel, isMore } = agenda;
  const { view, property } = query;
  const byDay = groupBy(slots, ({ startsAt }) => toBrusselsTime(startsAt).slice(0, 10));
  return (
    <div className="desk-page">
      <VisitsHead ctx={ctx} current="/desk/visits/" />
      <AgendaFilters {...{ ctx, query }} />
      <MoreNote ctx={ctx} list={{ rows: slots, isMore }} />
      {property !== undefined && (
        <p className="agenda-property">
          <strong>{getLabel(property).name}</strong>
          {DOT}
          {property}
          {DOT}
          {getLabel(property).address}
        </p>
      )}
      <div className={`desk-agenda desk-agenda--${view}`}>
        {slots.length > 0 && (
          <div className="desk-agenda__scale" aria-hidden="true">
            {AGENDA_HOURS.map((hour) => (
              <span key={hour} className={`from-${hour} for-4`}>
                {formatHour(hour, query.day, language)}
              </span>
            ))}
          </div>
        )}
        {listAgendaDays(query).map((shown) => (
          <section key={shown} className="desk-agenda__day">
            <h3>{formatLongDate(getMidnight(shown), language)}</h3>
            {byDay.has(shown) ? (
              <ol className="desk-rows">
                {byDay.get(shown)?.map((slot) => (
                  <AgendaSlotView
                    key={slot.id}
                    {...{ ctx, slot, getLabel }}
                    time={formatTimeOfDay(slot.startsAt, language)}
                    visits={visits.filter((visit) => visit.slot === slot.id)}
                  />
                ))}
              </ol>
            ) : (
              <p className="desk-empty">{t('DESK_VISITS_NONE')}</p>
            )}
          </section>
        ))}
      </div>
    </div>
  );
}
