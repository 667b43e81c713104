import type { RequestContext } from '../../../platform/request-context';
import { DeskField } from '../desk-field';
import { formatWeekday } from './pattern-list';
import type { PatternState } from './pattern-state';
import type { PropertyLabel } from './property-labels';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const SATURDAY = '6';

/** One row of a house's week: the weekday, from when to when, how long a visit is and how many come at once. */
export function PatternForm({
  ctx,
  action,
  houses,
  state: { answers, errors = {} },
}: {
  ctx: RequestContext;
  action: string;
  /** The houses to choose from; a field for the reference if there are too many. */
  houses: readonly PropertyLabel[];
  state: PatternState;
}) {
  const { t, language } = ctx;
  return (
    <form className="desk-fields" method="post" action={action} noValidate>
      {houses.length > 0 ? (
        <div className={`desk-field${errors.property ? ' has-error' : ''}`}>
          <label htmlFor="property">{t('DESK_VISITS_PROPERTY')}</label>
          {errors.property && (
            <p className="field__error" id="property-error">
              {t(errors.property)}
            </p>
          )}
          <select
            className="desk-input"
            id="property"
            name="property"
            defaultValue={answers?.property ?? ''}
            required
            aria-invalid={errors.property ? true : undefined}
            aria-describedby={errors.property ? 'property-error' : undefined}
          >
            <option value="">{t('FORM_CHOOSE')}</option>
            {houses.map(({ id, name }) => (
              <option key={id} value={id}>{`${id} · ${name}`}</option>
            ))}
          </select>
        </div>
      ) : (
        <DeskField
          {...{ t, id: 'property', name: 'property', label: t('DESK_VISITS_PROPERTY') }}
          inputMode="numeric"
          error={errors.property}
          defaultValue={answers?.property}
        />
      )}
      <div className={`desk-field${errors.weekday ? ' has-error' : ''}`}>
        <label htmlFor="weekday">{t('DESK_PATTERN_WEEKDAY')}</label>
        {errors.weekday && (
          <p className="field__error" id="weekday-error">
            {t(errors.weekday)}
          </p>
        )}
        <select
          className="desk-input"
          id="weekday"
          name="weekday"
          defaultValue={answers?.weekday ?? SATURDAY}
          aria-invalid={errors.weekday ? true : undefined}
          aria-describedby={errors.weekday ? 'weekday-error' : undefined}
        >
          {WEEKDAYS.map((weekday) => (
            <option key={weekday} value={weekday}>
              {formatWeekday(weekday, language)}
            </option>
          ))}
        </select>
      </div>
      <DeskField
        {...{ t, id: 'starts', name: 'starts', type: 'time', label: t('DESK_PATTERN_FROM') }}
        error={errors.starts}
        defaultValue={answers?.starts}
        required
      />
      <DeskField
        {...{ t, id: 'ends', name: 'ends', type: 'time', label: t('DESK_PATTERN_TO') }}
        error={errors.ends}
        defaultValue={answers?.ends}
        required
      />
      <DeskField
        {...{ t, id: 'minutes', name: 'minutes', type: 'number', label: t('DESK_PATTERN_MINUTES') }}
        min={5}
        max={480}
        error={errors.minutes}
        defaultValue={answers?.minutes ?? 30}
      />
      <DeskField
        {...{ t, id: 'capacity', name: 'capacity', type: 'number' }}
        label={t('DESK_PATTERN_CAPACITY')}
        min={1}
        max={100}
        error={errors.capacity}
        defaultValue={answers?.capacity ?? 1}
      />
      <button type="submit" name="action" value="add" className="button button--forest">
        {t('DESK_PATTERN_ADD')}
      </button>
    </form>
  );
}
