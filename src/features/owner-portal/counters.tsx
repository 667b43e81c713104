import { formatTimeOfDay } from '../../domain/format/brussels-time';
import { formatDate } from '../../domain/format/date';
import { formatNumber } from '../../domain/format/number';
import type { RequestContext } from '../../platform/request-context';
import { NoWrapDates } from '../../views/ui/no-wrap-dates';
import type { FigureSummary } from './figures';

/** The four counters of §3: today, this week, this month, in all. */
export function Counters({
  ctx: { t, language },
  figures,
  now,
}: {
  ctx: RequestContext;
  figures: FigureSummary;
  now: number;
}) {
  const { today, week, lastWeek, month, total, since } = figures;
  const monthStart = figures.days.at(-1)?.day.replace(/\d\d$/, '01') ?? '';
  const counters = [
    [
      t('OWNER_VISITS_TODAY'),
      today,
      t('OWNER_UNTIL_TIME', { time: formatTimeOfDay(now, language) }),
    ],
    [
      t('OWNER_VISITS_WEEK'),
      week,
      lastWeek === undefined ? '' : t('OWNER_LAST_WEEK', { count: lastWeek }),
    ],
    [t('OWNER_VISITS_MONTH'), month, t('OWNER_SINCE', { date: formatDate(monthStart) })],
    [t('OWNER_VISITS_TOTAL'), total, since ? t('OWNER_SINCE', { date: formatDate(since) }) : ''],
  ] as const;
  return (
    <dl className="counters">
      {counters.map(([name, value, note]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="counters__figure">{formatNumber(value)}</dd>
          {note && (
            <dd className="counters__note">
              <NoWrapDates text={note} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
