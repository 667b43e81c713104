import { formatLongDate } from '../../../domain/format/brussels-time';
import type { RequestContext } from '../../../platform/request-context';
import { listBelgianHolidays } from '../../appointments/belgian-holidays';
import type { StoredPattern } from '../../appointments/plan-slots';
import type { StoredDayOff } from '../../appointments/visit-patterns-store';
import { DeskField } from '../desk-field';
import { DayOffChip } from './day-off-chip';
import { PatternForm } from './pattern-form';
import { PatternList } from './pattern-list';
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
  /** Notice about hours that the last change left as they were. */
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
        <PatternList {...{ ctx, action, patterns, getLabel, state }} />
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
        <div className="desk-chips">
          {daysOff.map(({ day, property, reason }) => (
            <DayOffChip
              key={`${day} ${property}`}
              {...{ ctx, action, day, property, reason }}
              house={property === 0 ? t('DESK_DAYS_OFF_ALL') : getLabel(property).name}
            />
          ))}
        </div>
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
