import { DAY_MS } from '../../../domain/format/durations';
import type { Language } from '../../../domain/language/language';
import type { RequestContext } from '../../../platform/request-context';
import { Icon } from '../../../views/ui/icon';
import type { StoredPattern } from '../../appointments/plan-slots';
import type { VisitPattern } from '../../appointments/visit-pattern';
import { overlapsPattern } from '../../appointments/visit-pattern';
import type { PatternState } from './pattern-state';
import type { PropertyLabel } from './property-labels';

/** The weekly hours by house: a row a weekday, its hours as chips that are forms (decision 102). */
export function PatternList({
  ctx,
  action,
  patterns,
  getLabel,
  state,
}: {
  ctx: RequestContext;
  action: string;
  patterns: readonly StoredPattern[];
  getLabel: (id: number) => PropertyLabel;
  state: PatternState;
}) {
  const { t, href, language } = ctx;
  const refused = readRefusedPattern(state);
  return [...Map.groupBy(patterns, ({ property }) => property)].map(([property, rows]) => (
    <div key={property} className="pattern-house">
      <h3>
        <a href={href.page('/desk/visits/', { property, view: 'week' })}>
          {getLabel(property).name} · {property}
        </a>
        <a href={`${href.page('/desk/visits/pattern/', { house: property })}#property`}>
          {t('DESK_PATTERN_MORE')}
        </a>
      </h3>
      <dl className="pattern-week">
        {[...Map.groupBy(rows, ({ weekday }) => weekday)].map(([weekday, hours]) => [
          <dt key={`${weekday} name`}>{formatWeekday(weekday, language)}</dt>,
          <dd key={weekday}>
            {hours.map((pattern) => (
              <PatternChip
                key={pattern.id}
                {...{ ctx, action, pattern }}
                isOverlapped={refused !== undefined && overlapsPattern(refused, pattern)}
              />
            ))}
          </dd>,
        ])}
      </dl>
    </div>
  ));
}

function PatternChip({
  ctx: { t, language },
  action,
  pattern: { id, weekday, starts, ends, minutes, capacity },
  isOverlapped,
}: {
  ctx: RequestContext;
  action: string;
  pattern: StoredPattern;
  isOverlapped: boolean;
}) {
  const day = formatWeekday(weekday, language);
  return (
    <form className={`desk-chip${isOverlapped ? ' has-error' : ''}`} method="post" action={action}>
      <span>
        <strong>{t('DESK_PATTERN_HOURS', { starts, ends })}</strong>{' '}
        {t('DESK_PATTERN_LINE', { minutes, capacity })}
      </span>
      <input type="hidden" name="id" value={id} />
      <button
        type="submit"
        name="action"
        value="remove"
        aria-label={t('DESK_PATTERN_REMOVE', { day, starts, ends })}
      >
        <Icon name="close" />
      </button>
    </form>
  );
}

/** Returns the hours that were refused because they overlap others; undefined for another refusal. */
function readRefusedPattern({ answers, errors }: PatternState): VisitPattern | undefined {
  if (errors?.starts !== 'DESK_PATTERN_OVERLAP' || !answers) return undefined;
  const { property, weekday, starts = '', ends = '', minutes, capacity } = answers;
  return {
    ...{ property: Number(property), weekday: Number(weekday), starts, ends },
    ...{ minutes: Number(minutes), capacity: Number(capacity) },
  };
}

/** A Monday, at noon. */
const MONDAY = Date.UTC(2024, 0, 1, 12);

/** Returns the name of a weekday: 1 is Monday, 7 Sunday. */
export const formatWeekday = (weekday: number, language: Language): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
    MONDAY + (weekday - 1) * DAY_MS,
  );
