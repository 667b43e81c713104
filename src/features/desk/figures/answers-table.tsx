import { formatAge } from '../../../domain/format/age';
import { formatNumber } from '../../../domain/format/number';
import { PERIODS } from '../../../domain/periods';
import type { RequestContext } from '../../../platform/request-context';
import { FigureTable } from './figure-table';
import type { AnswerFigures } from './sum-answers';

/** How fast each colleague first answered, as the agency promised if it does, and how many enquiries still wait. */
export function AnswersTable({
  ctx: { t, href, language },
  answers: { colleagues, waiting, late },
  names,
}: {
  ctx: RequestContext;
  answers: AnswerFigures;
  /** Name of each account of staff. */
  names: ReadonlyMap<string, string>;
}) {
  const isPromised = late !== undefined;
  return (
    <FigureTable
      title={t('DESK_ANSWERS_TITLE', { days: PERIODS.summedViews.days })}
      empty={t('DESK_ANSWERS_NONE')}
      heads={[
        t('DESK_ASSIGNEE'),
        t('DESK_ANSWERS'),
        t('DESK_ANSWERS_MEDIAN'),
        ...(isPromised ? [t('DESK_ANSWERS_KEPT')] : []),
      ]}
      rows={colleagues.map(({ staff, answers, medianMs, kept }) => [
        names.get(staff) ?? t('DESK_ANSWERS_GONE'),
        formatNumber(answers),
        formatAge(medianMs, language),
        ...(isPromised && kept !== undefined
          ? [`${formatNumber(Math.round((100 * kept) / answers))}\u00a0%`]
          : []),
      ])}
      more={
        <p className="desk-quiet">
          <a href={href.page('/desk/leads/', { state: 'waiting' })}>
            {late
              ? t('DESK_ANSWERS_WAITING_LATE', { count: waiting, late })
              : t('DESK_ANSWERS_WAITING', { count: waiting })}
          </a>
        </p>
      }
    />
  );
}
