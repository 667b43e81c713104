import { listBelgianHolidays } from '../../../domain/format/belgian-holidays';
import { formatLongDate } from '../../../domain/format/brussels-time';
import { DOT } from '../../../domain/format/dot';
import type { RequestContext } from '../../../platform/request-context';
import type { RefusedForm } from '../../forms/kit/submit/read-form';
import { FormAlert } from '../../forms/kit/view/action-form';
import { PlainFormView } from '../../forms/kit/view/plain-form-view';
import type { StoredPattern } from '../../visits/plan-slots';
import type { StoredDayOff } from '../../visits/visit-patterns-store';
import { DoneNote } from '../done-note';
import { DayOffChip } from './day-off-chip';
import { PatternForm } from './pattern-form';
import { DAY_OFF_FIELD, dayOffForm } from './pattern-forms';
import { PatternList } from './pattern-list';
import type { PropertyLabel } from './property-labels';
import { VisitsHead } from './visits-head';
import { getMidnight } from './visits-query';

/** The weekly hours of every property, and the days without visits. */
export function PatternPage({
  ctx,
  patterns,
  daysOff,
  properties,
  getLabel,
  today,
  notice,
  property = '',
  refused,
}: {
  ctx: RequestContext;
  patterns: readonly StoredPattern[];
  daysOff: readonly StoredDayOff[];
  properties: readonly PropertyLabel[];
  getLabel: (id: number) => PropertyLabel;
  /** YYYY-MM-DD in Brussels. */
  today: string;
  /** Notice about hours that the last change left as they were. */
  notice?: string | undefined;
  /** The property that the form of hours begins with. */
  property?: string | undefined;
  refused?: RefusedForm | undefined;
}) {
  const { t, href, language } = ctx;
  const action = href.page('/desk/visits/pattern/');
  const holidays = [Number(today.slice(0, 4)), Number(today.slice(0, 4)) + 1]
    .flatMap(listBelgianHolidays)
    .filter(({ day }) => day >= today)
    .slice(0, 10);
  return (
    <div className="desk-page">
      <VisitsHead ctx={ctx} current="/desk/visits/pattern/" />
      <DoneNote>{notice}</DoneNote>
      <FormAlert {...{ ctx, refused }} />
      <PatternForm {...{ ctx, action, properties, property, refused }} />
      <section className="desk-section">
        <div className="desk-section__head">
          <h2>{t('DESK_PATTERN_LIST')}</h2>
        </div>
        {patterns.length === 0 && <p className="desk-empty">{t('DESK_PATTERN_NONE')}</p>}
        <PatternList {...{ ctx, action, patterns, getLabel, refused }} />
      </section>
      <section className="desk-section">
        <div className="desk-section__head">
          <h2>{t('DESK_DAYS_OFF')}</h2>
        </div>
        <PlainFormView
          {...{ ctx, action, refused, form: dayOffForm, className: 'form--dense form--line' }}
          presentation={{ fields: { day: { ...DAY_OFF_FIELD, earliest: today } } }}
        />
        <div className="desk-chips">
          {daysOff.map(({ day, property: id, reason }) => (
            <DayOffChip
              key={`${day} ${id}`}
              {...{ ctx, action, day, property: id, reason }}
              name={id === 0 ? t('DESK_DAYS_OFF_ALL') : getLabel(id).name}
            />
          ))}
        </div>
        <p className="desk-quiet">
          {t('DESK_HOLIDAYS')}{' '}
          {holidays
            .map(({ day, name }) => `${t(name)} (${formatLongDate(getMidnight(day), language)})`)
            .join(DOT)}
        </p>
      </section>
    </div>
  );
}
