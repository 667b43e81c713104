import type { RequestContext } from '../../../platform/request-context';
import { findFirstPublicDay } from '../../../views/facts/first-public-day';
import { ADVERTISEMENT_TEXTS } from '../catalogue/advertisement-texts';
import type { KnownListing } from './known-listing';

/** What its advertisement misses, its public page, its print pages, and a link that shows drafts. */
export function AdvertisementSection({
  ctx,
  listing: {
    label: { id },
    property,
    rules,
    path,
    previewUrl,
    isShown,
  },
}: {
  ctx: RequestContext;
  listing: KnownListing;
}) {
  if (!property) return null;
  const { t, href } = ctx;
  const firstDay = findFirstPublicDay(ctx, id);
  return (
    <section className="desk-section">
      <div className="desk-section__head">
        <h2>{t('DESK_LISTING_WARNINGS')}</h2>
      </div>
      {firstDay && (
        <p>{t('DESK_FIRST_WEEK_LEFT', { date: firstDay.date, count: firstDay.daysLeft })}</p>
      )}
      {rules.length > 0 ? (
        <ul className="desk-fault">
          {rules.map((rule) => (
            <li key={rule}>{t(ADVERTISEMENT_TEXTS[rule])}</li>
          ))}
        </ul>
      ) : (
        <p className="desk-quiet">{t('DESK_CATALOGUE_NO_WARNINGS')}</p>
      )}
      {isShown && (
        <p className="desk-head__actions">
          <a className="button button--outlined" href={path}>
            {t('DESK_PROPERTY_OPEN')}
          </a>
          <a className="button button--outlined" href={href.page(`/desk/catalogue/${id}/card/`)}>
            {t('DESK_PROPERTY_CARD')}
          </a>
          <a className="button button--outlined" href={href.page(`/desk/catalogue/${id}/poster/`)}>
            {t('DESK_PROPERTY_POSTER')}
          </a>
        </p>
      )}
      {previewUrl && (
        <p>
          <a href={previewUrl}>{t('DESK_PROPERTY_PREVIEW')}</a>
        </p>
      )}
    </section>
  );
}
