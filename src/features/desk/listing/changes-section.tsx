import { formatLongDate } from '../../../domain/format/brussels-time';
import type { RequestContext } from '../../../platform/request-context';
import { describeChange } from '../catalogue/describe-change';
import { MoreNote } from '../more-note';
import type { KnownListing } from './known-listing';

/** What visitors saw change of it, the newest first. */
export const ChangesSection = ({
  ctx,
  listing: {
    records: { changes },
  },
}: {
  ctx: RequestContext;
  listing: KnownListing;
}) => (
  <section className="desk-section">
    <div className="desk-section__head">
      <h2>{ctx.t('DESK_CATALOGUE_CHANGES')}</h2>
    </div>
    {changes.rows.length === 0 && <p className="desk-empty">{ctx.t('DESK_LISTING_NO_CHANGES')}</p>}
    <ul className="desk-rows">
      {changes.rows.map((change) => (
        <li key={`${change.createdAt} ${change.kind}`}>
          {describeChange(ctx, change)}{' '}
          <span className="desk-quiet">{formatLongDate(change.createdAt, ctx.language)}</span>
        </li>
      ))}
    </ul>
    <MoreNote ctx={ctx} list={changes} />
  </section>
);
