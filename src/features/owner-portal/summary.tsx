import { formatLongDate } from '../../domain/format/brussels-time';
import { formatNumber } from '../../domain/format/number';
import type { RequestContext } from '../../platform/request-context';
import type { FigureSummary } from './figures';
import type { PortalEvent } from './portal-event';

/** The figures in a few sentences; unknown ones are left out. */
export function Summary({
  ctx: { t, language },
  figures: { week, lastWeek = 0, comparison },
  planned,
}: {
  ctx: RequestContext;
  figures: FigureSummary;
  /** The visits that are planned, soonest first. */
  planned: readonly PortalEvent[];
}) {
  // A week that has just begun is not called a fall.
  const change =
    week > lastWeek
      ? t('OWNER_SUMMARY_MORE', { count: week - lastWeek })
      : t('OWNER_SUMMARY_LAST_WEEK', { count: lastWeek });
  const views = t('OWNER_SUMMARY_VIEWS', { count: week });
  const [next] = planned;
  return (
    <p className="portal-summary">
      {week > 0 ? (
        <Viewed
          views={views}
          sentence={
            lastWeek > 0
              ? t('OWNER_SUMMARY_WEEK_CHANGED', { views, change })
              : t('OWNER_SUMMARY_WEEK', { views })
          }
        />
      ) : lastWeek > 0 ? (
        t('OWNER_SUMMARY_NONE_CHANGED', { change })
      ) : (
        t('OWNER_SUMMARY_NONE')
      )}
      {comparison &&
        ` ${t('OWNER_SUMMARY_COMPARED', {
          own: formatNumber(comparison.own),
          others: formatNumber(comparison.others),
        })}`}
      {next &&
        ` ${t('OWNER_SUMMARY_NEXT', {
          count: planned.length,
          date: formatLongDate(next.happenedAt, language),
        })}`}
    </p>
  );
}

/** A sentence of which the number of views stands out. */
function Viewed({ sentence, views }: { sentence: string; views: string }) {
  const [before = '', after = ''] = sentence.split(views);
  return (
    <>
      {before}
      <strong>{views}</strong>
      {after}
    </>
  );
}
