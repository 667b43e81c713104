import { DOT } from '../../../domain/format/dot';
import type { RequestContext } from '../../../platform/request-context';
import { formatDeskTime } from '../format-desk-time';
import { LEAD_STATE_TEXTS } from '../leads/lead';
import { formatFormName } from '../leads/lead-facts';
import { MoreNote } from '../more-note';
import type { KnownListing } from './known-listing';

/** What people asked and offered, the newest first. */
export function LeadsSection({ ctx, listing }: { ctx: RequestContext; listing: KnownListing }) {
  const { t, href, language } = ctx;
  const { leads } = listing.records;
  return (
    <section className="desk-section">
      <div className="desk-section__head">
        <h2>{t('DESK_LEADS')}</h2>
        <a href={href.page('/desk/leads/new/', { property: listing.label.id })}>
          {t('DESK_LEAD_NEW')}
        </a>
        <a href={href.page('/desk/leads/', { property: listing.label.id, state: 'all' })}>
          {t('DESK_LISTING_ALL')}
        </a>
      </div>
      {leads.rows.length === 0 && <p className="desk-empty">{t('DESK_LEADS_NONE')}</p>}
      <ul className="desk-rows">
        {leads.rows.map(({ id, form, createdAt, state }) => (
          <li key={id}>
            <a href={href.page(`/desk/leads/${id}/`)}>{formatFormName(ctx, form)}</a>{' '}
            <span className="desk-quiet">
              {formatDeskTime(createdAt, language)}
              {DOT}
              {t(LEAD_STATE_TEXTS[state])}
            </span>
          </li>
        ))}
      </ul>
      <MoreNote ctx={ctx} list={leads} />
    </section>
  );
}
