import type { ReactNode } from 'react';
import type { Property } from '../../domain/catalogue/property';
import { getPictureUrl, isForSale } from '../../domain/catalogue/property';
import { formatDate } from '../../domain/format/date';
import type { RequestContext } from '../../platform/request-context';
import { formatPriceOrOnDemand } from '../../views/facts/property-price';
import { Picture } from '../../views/ui/picture';

/** Picture, title and price of the owner's property, and the way to their other ones. */
export function PropertyHead({
  ctx,
  property,
  owned,
  since,
  children,
}: {
  ctx: RequestContext;
  property: Property;
  owned: readonly number[];
  /** The first day that views were counted; a property put online again has a later date. */
  since: string | undefined;
  /** The heading. */
  children: ReactNode;
}) {
  const { t, href, snapshot } = ctx;
  const picture = getPictureUrl(property);
  return (
    <div className="portal-head">
      {picture && (
        <Picture
          className="portal-head__picture"
          url={picture}
          alt=""
          width={168}
          height={126}
          sizes="168px"
          hosts={snapshot.site.configuration.images}
          eager
        />
      )}
      <div className="portal-head__text">
        {children}
        <p>
          <strong>{formatPriceOrOnDemand(ctx, property)}</strong>
          {' · '}
          {describeOffer(ctx, property, since)}
        </p>
      </div>
      {owned.length > 1 && (
        <a className="button button--outlined" href={href.page('/owner/')}>
          {t('OWNER_OTHER_PROPERTY', { count: owned.length })}
        </a>
      )}
    </div>
  );
}

/** 'Uw pand, ref. 84213, te koop sinds 2-9-2026', or without the date if it is not known. */
function describeOffer(
  { t }: RequestContext,
  property: Property,
  since: string | undefined,
): string {
  const { ID: id, DatePosted } = property;
  const [first] = [DatePosted, since].filter((day) => day !== undefined && day !== '').sort();
  const date = first ? formatDate(first) : '';
  if (!date) return t('OWNER_YOUR_PROPERTY', { id });
  return isForSale(property)
    ? t('OWNER_YOUR_PROPERTY_FOR_SALE_SINCE', { id, date })
    : t('OWNER_YOUR_PROPERTY_FOR_RENT_SINCE', { id, date });
}
