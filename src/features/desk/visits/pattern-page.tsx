import { formatLongDate } from '../../../domain/format/brussels-time';
import { listBelgianHolidays } from '../../../domain/visits/belgian-holidays';
import type { RequestContext } from '../../../platform/request-context';
import type { StoredPattern } from '../../appointments/plan-slots';
import type { StoredDayOff } from '../../appointments/visit-patterns-store';
import { DeskField } from '../desk-field';
import { DeskLine } from '../desk-line';
import { formatWeekday } from './format-weekday';
import { PatternForm } from './pattern-form';
import type { PatternState } from './pattern-state';
import type { PropertyLabel } from './property-labels';
import { VisitsHead } from './visits-head';
import { getMidnight } from './visits-query';

/** The weekly hours of every house, and the days without visits. */
export function PatternPage({
  ctx,
  patterns,
  daysOff,
  houses,
  getLabel,
  today,
  notice,
  state = {},
}: {
  ctx: RequestContext;
  patterns: readonly StoredPattern[];
  daysOff: readonly StoredDayOff[];
  houses: readonly PropertyLabel[];
  getLabel: (id: number) => PropertyLabel;
  /** YYYY-MM-DD in Brussels. */
  today: string;
  /** What the last change left as it was. */
  notice: string | undefined;
  state?: PatternState;
}) {
  const { t, href, language } = ctx;
  const action = href.page('/desk/visits/pattern/');
  const { answers, errors = {} } = state;
  const holidays = [Number(today.slice(0, 4)), Number(today.slice(0, 4)) + 1]
    .flatMap(listBelgianHolidays)
    .filter(({ day }) => day >= today)
    .slice(0, 10);
  return (
    <div className="desk-page">
      <VisitsHead ctx={ctx} current="/desk/visits/pattern/" />
      {notice && (
        <p className="desk-note" role="status">
          {notice}
        </p>
      )}
      <PatternForm {...{ ctx, action, houses, state }} />
      <section className="desk-section">
        <div className="desk-section__head">
          <h2>{t('DESK_PATTERN_LIST')}</h2>
        </div>
        {patterns.length === 0 && <p className="desk-empty">{t('DESK_PATTERN_NONE')}</p>}
        {[...Map.groupBy(patterns, ({ property }) => property)].map(([property, rows]) => (
          <div key={property} className="pattern-house">
            <h3>
              <a href={href.page('/desk/visits/', { property, view: 'week' })}>
                {getLabel(property).name} · {property}
              </a>
            </h3>
            <ul className="desk-rows">
              {rows.map(({ id, weekday, starts, ends, minutes, capacity }) => (
                <li key={id}>
                  <DeskLine action={action} fields={{ id }} value="remove" label={t('DESK_REMOVE')}>
                    <strong>{formatWeekday(weekday, language)}</strong>{' '}
                    {t('DESK_PATTERN_LINE', { starts, ends, minutes, capacity })}
                  </DeskLine>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </section>
      <section className="desk-section">
        <div className="desk-section__head">
          <h2>{t('DESK_DAYS_OFF')}</h2>
        </div>
        <form className="desk-fields" method="post" action={action} noValidate>
          <DeskField
            t={t}
            id="day"
            name="day"
            type="date"
            min={today}
            label={t('DESK_VISITS_DAY')}
            error={errors.day}
            defaultValue={answers?.day}
          />
          <DeskField
            t={t}
            id="house"
            name="house"
            inputMode="numeric"
            size={8}
            label={t('DESK_DAYS_OFF_HOUSE')}
            error={errors.house}
            defaultValue={answers?.house}
          />
          <DeskField
            t={t}
            id="reason"
            name="reason"
            maxLength={100}
            label={t('DESK_HOUR_REASON')}
            error={errors.reason}
            defaultValue={answers?.reason}
          />
          <button type="submit" name="action" value="day-off" className="button button--forest">
            {t('DESK_DAYS_OFF_ADD')}
          </button>
        </form>
        <ul className="desk-rows">
          {daysOff.map(({ day, property, reason }) => (
            <li key={`${day} ${property}`}>
              <DeskLine
                action={action}
                fields={{ day, house: property }}
                value="day-on"
                label={t('DESK_REMOVE')}
              >
                <strong>{formatLongDate(getMidnight(day), language)}</strong>{' '}
                {property === 0 ? t('DESK_DAYS_OFF_ALL') : getLabel(property).name} {reason}
              </DeskLine>
            </li>
          ))}
        </ul>
        <p className="desk-quiet">
          {t('DESK_HOLIDAYS')}{' '}
          {holidays
            .map(({ day, name }) => `${t(name)} (${formatLongDate(getMidnight(day), language)})`)
            .join(' · ')}
        </p>
      </section>
    </div>
  );
}
