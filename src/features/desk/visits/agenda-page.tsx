import {
  formatLongDate,
  formatTimeOfDay,
  toBrusselsTime,
} from '../../../domain/format/brussels-time';
import type { RequestContext } from '../../../platform/request-context';
import { AgendaHourView } from './agenda-hour';
import type { PropertyLabel } from './property-labels';
import { VisitsHead } from './visits-head';
import type { VisitsQuery } from './visits-query';
import { addDays, getMidnight, listAgendaDays } from './visits-query';
import type { AgendaHour, AgendaVisit } from './visits-store';

export interface Agenda {
  query: VisitsQuery;
  hours: readonly AgendaHour[];
  visits: readonly AgendaVisit[];
  getLabel: (id: number) => PropertyLabel;
}

/** The visits of a day or a week, printable; without a house only the hours with visits and blocked ones. */
export function AgendaPage({ ctx, agenda }: { ctx: RequestContext; agenda: Agenda }) {
  const { t, href, language } = ctx;
  const { query, hours, visits, getLabel } = agenda;
  const { view, day, property } = query;
  const step = view === 'week' ? 7 : 1;
  const linkTo = (change: Partial<VisitsQuery>) =>
    href.page('/desk/visits/', { ...query, ...change });
  const byDay = Map.groupBy(hours, ({ starts }) => toBrusselsTime(starts).slice(0, 10));
  return (
    <div className="desk-page">
      <VisitsHead ctx={ctx} current="/desk/visits/" />
      <form className="desk-fields desk-no-print" action={href.page('/desk/visits/')}>
        <label>
          {t('DESK_VISITS_DAY')}{' '}
          <input className="desk-input" type="date" name="day" defaultValue={day} required />
        </label>
        <label>
          {t('DESK_VISITS_PROPERTY')}{' '}
          <input
            className="desk-input"
            name="property"
            inputMode="numeric"
            size={8}
            defaultValue={property ?? ''}
          />
        </label>
        <button type="submit" name="view" value="day" className="button button--outlined">
          {t('DESK_VISITS_SHOW_DAY')}
        </button>
        <button type="submit" name="view" value="week" className="button button--outlined">
          {t('DESK_VISITS_SHOW_WEEK')}
        </button>
      </form>
      <nav className="desk-tabs desk-no-print" aria-label={t('DESK_VISITS_DAY')}>
        <a href={linkTo({ day: addDays(day, -step) })}>{t('DESK_VISITS_EARLIER')}</a>
        <a href={linkTo({ day: addDays(day, step) })}>{t('DESK_VISITS_LATER')}</a>
      </nav>
      {property !== undefined && (
        <p>
          <strong>{getLabel(property).name}</strong> · {property} · {getLabel(property).address}
        </p>
      )}
      <div className={`desk-agenda desk-agenda--${view}`}>
        {listAgendaDays(query).map((shown) => (
          <section key={shown} className="desk-agenda__day">
            <h2>{formatLongDate(getMidnight(shown), language)}</h2>
            {!byDay.has(shown) && <p className="desk-empty">{t('DESK_VISITS_NONE')}</p>}
            <ol className="desk-rows">
              {byDay.get(shown)?.map((hour) => (
                <AgendaHourView
                  key={hour.id}
                  {...{ ctx, hour, getLabel }}
                  time={formatTimeOfDay(hour.starts, language)}
                  visits={visits.filter(({ slot }) => slot === hour.id)}
                />
              ))}
            </ol>
          </section>
        ))}
      </div>
    </div>
  );
}
