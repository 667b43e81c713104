import * as v from 'valibot';
import { DOT } from '../../../domain/format/dot';
import { DAY_MS } from '../../../domain/format/durations';
import { groupBy } from '../../../domain/group-by';
import type { Language } from '../../../domain/language/language';
import type { RequestContext } from '../../../platform/request-context';
import { Icon } from '../../../views/ui/icon';
import type { RefusedForm } from '../../forms/kit/submit/read-form';
import { ActionForm } from '../../forms/kit/view/action-form';
import type { StoredPattern } from '../../visits/plan-slots';
import type { VisitPattern } from '../../visits/visit-pattern';
import { overlapsPattern, VisitPatternForm } from '../../visits/visit-pattern';
import { PATTERN_OVERLAP } from './change-patterns';
import { removePatternForm } from './pattern-forms';
import type { PropertyLabel } from './property-labels';

/** The weekly hours by property: a row a weekday, its hours as chips that are forms (decision 102). */
export function PatternList({
  ctx,
  action,
  patterns,
  getLabel,
  refused: refusedForm,
}: {
  ctx: RequestContext;
  action: string;
  patterns: readonly StoredPattern[];
  getLabel: (id: number) => PropertyLabel;
  refused: RefusedForm | undefined;
}) {
  const { t, href, language } = ctx;
  const refused = readRefusedPattern(refusedForm);
  return [...groupBy(patterns, ({ property }) => property)].map(([property, rows]) => (
    <div key={property} className="pattern-property-hours">
      <h3>
        <a href={href.page('/desk/visits/', { property, view: 'week' })}>
          {getLabel(property).name}
          {DOT}
          {property}
        </a>
        <a href={`${href.page('/desk/visits/pattern/', { house: property })}#pattern-property`}>
          {t('DESK_PATTERN_MORE')}
        </a>
      </h3>
      <dl className="pattern-week">
        {[...groupBy(rows, ({ weekday }) => weekday)].map(([weekday, hours]) => [
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
  ctx,
  action,
  pattern: { id, weekday, starts, ends, minutes, capacity },
  isOverlapped,
}: {
  ctx: RequestContext;
  action: string;
  pattern: StoredPattern;
  isOverlapped: boolean;
}) {
  const { t, language } = ctx;
  const day = formatWeekday(weekday, language);
  return (
    <ActionForm
      {...{ ctx, action, form: removePatternForm, hidden: { id } }}
      className={`desk-chip${isOverlapped ? ' has-error' : ''}`}
      buttonClassName="desk-chip__remove"
      buttonLabel={t('DESK_PATTERN_REMOVE', { day, starts, ends })}
      buttonContent={<Icon name="close" />}
    >
      <span>
        <strong>{t('DESK_PATTERN_HOURS', { starts, ends })}</strong>{' '}
        {t('DESK_PATTERN_LINE', { minutes, capacity })}
      </span>
    </ActionForm>
  );
}

/** Returns the hours that were refused because they overlap others; undefined for another refusal. */
function readRefusedPattern(refused: RefusedForm | undefined): VisitPattern | undefined {
  if (refused?.errors.starts?.key !== PATTERN_OVERLAP) return undefined;
  const parsed = v.safeParse(VisitPatternForm, refused.values);
  return parsed.success ? parsed.output : undefined;
}

/** A Monday, at noon. */
const MONDAY = Date.UTC(2024, 0, 1, 12);

/** Returns the name of a weekday: 1 is Monday, 7 Sunday. */
export const formatWeekday = (weekday: number, language: Language): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
    MONDAY + (weekday - 1) * DAY_MS,
  );
