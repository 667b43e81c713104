import type { RequestContext } from '../../../platform/request-context';
import { describeVisit } from '../leads/visit-state';
import { MoreNote } from '../more-note';
import type { KnownListing } from './known-listing';

/** Who comes, came or waits for an hour; each leads to the hour. */
export function VisitsSection({ ctx, listing }: { ctx: RequestContext; listing: KnownListing }) {
  const { t, href } = ctx;
  const { visits } = listing.records;
  return (
    <section className="desk-section">
      <div className="desk-section__head">
        <h2>{t('DESK_VISITS')}</h2>
        {listing.isShown && (
          <a href={href.page('/desk/visits/new/', { property: listing.label.id })}>
            {t('DESK_VISIT_NEW')}
          </a>
        )}
        <a href={href.page('/desk/visits/', { view: 'week', property: listing.label.id })}>
          {t('DESK_VISITS_AGENDA')}
        </a>
      </div>
      {visits.rows.length === 0 && <p className="desk-empty">{t('DESK_VISITS_NONE')}</p>}
      <ul className="desk-rows">
        {visits.rows.map(({ id, slot, startsAt, state, name }) => (
          <li key={id}>
            <a href={href.page(`/desk/visits/${slot ?? 'waiting'}/`)}>{name}</a>{' '}
            <span className="desk-quiet">
              {describeVisit(ctx, {
                visitState: state,
                visitStartsAt: startsAt,
                askedStartsAt: startsAt,
              })}
            </span>
          </li>
        ))}
      </ul>
      <MoreNote ctx={ctx} list={visits} />
    </section>
  );
}
