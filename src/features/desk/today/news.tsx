import { DOT } from '../../../domain/format/dot';
import type { CappedRows } from '../../../platform/capped-rows';
import type { RequestContext } from '../../../platform/request-context';
import { formatDeskTime } from '../format-desk-time';
import { describeVisit } from '../leads/visit-state';
import { MoreNote } from '../more-note';
import type { ChangedVisit, NewsCounts } from './news-store';

/** Lists the news since yesterday: leads, the offer, and each visit that was booked, moved or cancelled. */
export function News({
  ctx,
  visits,
  counts: { received, answered, listings },
}: {
  ctx: RequestContext;
  visits: CappedRows<ChangedVisit>;
  counts: NewsCounts;
}) {
  const { t, href, language } = ctx;
  const isQuiet = received + answered + listings + visits.rows.length === 0;
  return (
    <section className="desk-section">
      <div className="desk-section__head">
        <h2>{t('DESK_NEWS')}</h2>
      </div>
      {isQuiet ? (
        <p className="desk-empty">{t('DESK_NEWS_NONE')}</p>
      ) : (
        <>
          <p className="news__counts">
            <a href={href.page('/desk/leads/')}>{t('DESK_NEWS_LEADS', { count: received })}</a>
            {DOT}
            {t('DESK_NEWS_ANSWERED', { count: answered })}
            {DOT}
            <a href={href.page('/desk/catalogue/versions/')}>
              {t('DESK_NEWS_PROPERTIES', { count: listings })}
            </a>
          </p>
          <ul className="desk-rows">
            {visits.rows.map((visit) => (
              <li key={visit.id} className="new-lead">
                {visit.lead === null ? (
                  <strong>{visit.name}</strong>
                ) : (
                  <a href={href.page(`/desk/leads/${visit.lead}/`)}>{visit.name}</a>
                )}
                <span className="desk-quiet">{formatDeskTime(visit.changedAt, language)}</span>
                <span className="desk-quiet">
                  {t('DESK_NEWS_VISIT', {
                    id: visit.property,
                    visit: describeVisit(ctx, visit),
                  })}
                </span>
              </li>
            ))}
          </ul>
          <MoreNote ctx={ctx} list={visits} />
        </>
      )}
    </section>
  );
}
