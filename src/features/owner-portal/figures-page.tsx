import type { Property } from '../../domain/catalogue/property';
import { formatLongDate, formatTimeOfDay } from '../../domain/format/brussels-time';
import { formatDate } from '../../domain/format/date';
import { formatNumber } from '../../domain/format/number';
import type { RequestContext } from '../../platform/request-context';
import { AgentCard } from './agent-card';
import type { FigureSummary } from './figures';
import { FigureGraph } from './graph';
import { EventList } from './history-table';
import type { PortalEvent } from './portal-event';
import { getPortalPath } from './portal-frame';
import { PropertyHead } from './property-head';
import { SourceTable } from './source-table';

export interface FiguresPageProps {
  ctx: RequestContext;
  property: Property;
  owned: readonly number[];
  figures: FigureSummary;
  events: readonly PortalEvent[];
  now: number;
}

const LATEST_EVENTS = 5;

/** The statistics of one property (§3): counters, what they say, graph, channels, what happened. */
export function FiguresPage({ ctx, property, owned, figures, events, now }: FiguresPageProps) {
  const { t } = ctx;
  const planned = events.filter(({ at, status }) => at > now && status === 'confirmed');
  const past = events.filter(({ at }) => at <= now);
  return (
    <div className="account-page">
      <PropertyHead {...{ ctx, property, owned }} since={figures.since}>
        <h1>{property.TypeDescription}</h1>
      </PropertyHead>
      <Counters {...{ ctx, figures, now }} />
      <Summary {...{ ctx, figures, next: planned.at(-1) }} />
      <div className="portal-columns">
        <div>
          <section>
            <h2>{t('OWNER_GRAPH_TITLE')}</h2>
            <FigureGraph ctx={ctx} days={figures.days} />
          </section>
          <section>
            <h2>{t('OWNER_WHERE_SEEN')}</h2>
            <SourceTable ctx={ctx} sources={figures.sources} />
          </section>
        </div>
        <div className="portal-aside">
          {planned.length > 0 && (
            <section>
              <h2>{t('OWNER_NEXT_VISIT')}</h2>
              <EventList ctx={ctx} events={planned.toReversed().slice(0, 3)} />
            </section>
          )}
          <AgentCard ctx={ctx} property={property} />
          <section>
            <h2>{t('OWNER_HISTORY')}</h2>
            {past.length > 0 ? (
              <EventList ctx={ctx} events={past.slice(0, LATEST_EVENTS)} />
            ) : (
              <p>{t('OWNER_NO_HISTORY')}</p>
            )}
            {events.length > 0 && (
              <p>
                <a href={getPortalPath(ctx, property.ID, 'history')}>
                  {t('OWNER_FULL_HISTORY', { count: events.length })}
                </a>
              </p>
            )}
          </section>
        </div>
      </div>
    </div>
  );
}

function Counters({
  ctx: { t, language },
  figures,
  now,
}: Pick<FiguresPageProps, 'ctx' | 'figures' | 'now'>) {
  const { today, week, lastWeek, month, total, since } = figures;
  const monthStart = figures.days.at(-1)?.day.replace(/\d\d$/, '01') ?? '';
  const counters = [
    [
      t('OWNER_VISITS_TODAY'),
      today,
      t('OWNER_UNTIL_TIME', { time: formatTimeOfDay(now, language) }),
    ],
    [t('OWNER_VISITS_WEEK'), week, t('OWNER_LAST_WEEK', { count: lastWeek })],
    [t('OWNER_VISITS_MONTH'), month, t('OWNER_SINCE', { date: formatDate(monthStart) })],
    [t('OWNER_VISITS_TOTAL'), total, since ? t('OWNER_SINCE', { date: formatDate(since) }) : ''],
  ] as const;
  return (
    <dl className="counters">
      {counters.map(([name, value, note]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="counters__figure">{formatNumber(value)}</dd>
          {note && <dd className="counters__note">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** One sentence that says what the figures say; what is not known is left out. */
function Summary({
  ctx: { t, language },
  figures: { week, lastWeek },
  next,
}: {
  ctx: RequestContext;
  figures: FigureSummary;
  next: PortalEvent | undefined;
}) {
  const difference = week - lastWeek;
  const comparison =
    difference === 0
      ? 'OWNER_SUMMARY_SAME'
      : difference > 0
        ? 'OWNER_SUMMARY_MORE'
        : 'OWNER_SUMMARY_LESS';
  return (
    <p className="portal-summary">
      {t('OWNER_SUMMARY_WEEK', { count: week })}
      {lastWeek > 0 && `, ${t(comparison, { count: Math.abs(difference) })}`}.
      {next && ` ${t('OWNER_SUMMARY_NEXT', { date: formatLongDate(next.at, language) })}`}
    </p>
  );
}
