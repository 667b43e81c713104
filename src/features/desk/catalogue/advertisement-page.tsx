import type { ReactNode } from 'react';
import type { RequestContext } from '../../../platform/request-context';
import { findFirstPublicDay } from '../../../views/facts/first-public-day';
import { ADVERTISEMENT_TEXTS } from './advertisement-texts';
import type { CheckedProperty } from './advertisements-page';
import { CatalogueHead } from './catalogue-head';

/** One property: what its advertisement misses, its print pages, and a link that shows drafts. */
export function AdvertisementPage({
  ctx,
  property: {
    label: { id, name, address },
    rules,
  },
  path,
  previewUrl,
  isShown,
  children,
}: {
  ctx: RequestContext;
  property: CheckedProperty;
  /** The path of its public page. */
  path: string;
  /** Undefined where the site has no secret that signs previews. */
  previewUrl: string | undefined;
  /** Whether the site has it: one that was withdrawn has no page. */
  isShown: boolean;
  /** What the office changes of it. */
  children: ReactNode;
}) {
  const { t, href } = ctx;
  const firstDay = findFirstPublicDay(ctx, id);
  return (
    <div className="desk-page">
      <CatalogueHead ctx={ctx} current="/desk/catalogue/listings/" />
      <h2>
        {name} · {id}
      </h2>
      <p className="desk-quiet">{address}</p>
      {firstDay && (
        <p>{t('DESK_FIRST_WEEK_LEFT', { date: firstDay.date, count: firstDay.daysLeft })}</p>
      )}
      {rules.length > 0 && (
        <ul className="desk-fault">
          {rules.map((rule) => (
            <li key={rule}>{t(ADVERTISEMENT_TEXTS[rule])}</li>
          ))}
        </ul>
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
      {isShown && (
        <p>
          {previewUrl ? (
            <a href={previewUrl}>{t('DESK_PROPERTY_PREVIEW')}</a>
          ) : (
            <span className="desk-quiet">{t('DESK_PROPERTY_NO_PREVIEW')}</span>
          )}
        </p>
      )}
      {children}
    </div>
  );
}
