import type { ReactNode } from 'react';
import { DOT } from '../../../domain/format/dot';
import type { RequestContext } from '../../../platform/request-context';
import { AdvertisementSection } from './advertisement-section';
import { ChangesSection } from './changes-section';
import type { KnownListing } from './known-listing';
import { KnownSection } from './known-section';
import { LeadsSection } from './leads-section';
import { OwnersSection } from './owners-section';
import { VisitsSection } from './visits-section';

/**
 * The page of one listing: at the left what the public sees and what staff may change of it, at the right who wants
 * something. A section is a file of this folder and a line here; a form that changes the listing stands first at the left.
 */
export function DeskListingPage({
  ctx,
  listing,
  children,
}: {
  ctx: RequestContext;
  listing: KnownListing;
  /** What the office changes of it. */
  children: ReactNode;
}) {
  const { t, href } = ctx;
  const { id, name, address } = listing.label;
  return (
    <div className="desk-page">
      <p>
        <a href={href.page('/desk/catalogue/')}>{t('DESK_CATALOGUE')}</a>
      </p>
      <div className="desk-head">
        <h1>
          {name}
          {DOT}
          {id}
        </h1>
      </div>
      <p className="desk-quiet">{address}</p>
      {!listing.property && <p className="desk-note">{t('DESK_LISTING_GONE')}</p>}
      <div className="desk-columns">
        <div>
          {children}
          <AdvertisementSection {...{ ctx, listing }} />
          <KnownSection {...{ ctx, listing }} />
          <ChangesSection {...{ ctx, listing }} />
        </div>
        <div>
          <VisitsSection {...{ ctx, listing }} />
          <LeadsSection {...{ ctx, listing }} />
          <OwnersSection {...{ ctx, listing }} />
        </div>
      </div>
    </div>
  );
}
