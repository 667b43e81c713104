import type { CappedRows } from '../../../platform/capped-rows';
import type { RequestContext } from '../../../platform/request-context';
import { formatDeskTime } from '../format-desk-time';
import { MoreNote } from '../more-note';
import type { VisitReport } from '../visits/reports-store';
import type { VisitPlace } from './visit-places';

/** As many reports as the page lists that is asked for all of them. */
export const MAX_ALL_REPORTS = 200;

/** Lists past visits without a report for the owner, or with one that is not released. */
export function OpenReports({
  ctx,
  reports,
  places,
}: {
  ctx: RequestContext;
  reports: CappedRows<VisitReport>;
  places: ReadonlyMap<number, VisitPlace>;
}) {
  const { t, href, language } = ctx;
  if (reports.rows.length === 0) return null;
  return (
    <section className="desk-section desk-no-print">
      <div className="desk-section__head">
        <h2>{t('DESK_REPORTS')}</h2>
      </div>
      <ul className="desk-rows">
        {reports.rows.map(({ id, slot, property, name, startsAt, text }) => (
          <li key={id} className="new-lead">
            <strong>{name}</strong>
            <span className="desk-quiet">{formatDeskTime(startsAt, language)}</span>
            <span className="desk-quiet">
              {places.get(property)?.title}
              <a href={href.page(`/desk/visits/${slot}/`)}>
                {t(text ? 'DESK_REPORT_RELEASE' : 'DESK_REPORT_WRITE')}
              </a>
            </span>
          </li>
        ))}
      </ul>
      <MoreNote ctx={ctx} list={reports}>
        {reports.rows.length < MAX_ALL_REPORTS && (
          <a href={href.page('/desk/', { reports: 'all' })}>{t('DESK_REPORTS_ALL')}</a>
        )}
      </MoreNote>
    </section>
  );
}
