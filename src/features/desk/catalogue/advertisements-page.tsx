import { DOT } from '../../../domain/format/dot';
import type { AdvertisementRuleId } from '../../../domain/law/advertisement-rules';
import type { RequestContext } from '../../../platform/request-context';
import type { PropertyLabel } from '../visits/property-labels';
import { ADVERTISEMENT_TEXTS } from './advertisement-texts';
import { CatalogueHead } from './catalogue-head';

export interface CheckedProperty {
  label: PropertyLabel;
  rules: readonly AdvertisementRuleId[];
}

/** The properties of one page whose advertisements miss something, and how many of those that were checked are complete. */
export function AdvertisementsPage({
  ctx,
  properties,
  page,
  pages,
}: {
  ctx: RequestContext;
  properties: readonly CheckedProperty[];
  page: number;
  pages: number;
}) {
  const { t, href } = ctx;
  const faulty = properties.filter(({ rules }) => rules.length > 0);
  const linkTo = (number: number) => href.page('/desk/catalogue/listings/', { page: number });
  return (
    <div className="desk-page">
      <CatalogueHead ctx={ctx} current="/desk/catalogue/listings/" />
      <p>{t('DESK_CATALOGUE_WARNINGS_TEXT')}</p>
      <p role="status">
        {faulty.length === 0
          ? t('DESK_CATALOGUE_ALL_COMPLETE', { total: properties.length })
          : t('DESK_CATALOGUE_COMPLETE', {
              count: properties.length - faulty.length,
              total: properties.length,
            })}
      </p>
      <ul className="desk-rows">
        {faulty.map(({ label: { id, name, address }, rules }) => (
          <li key={id}>
            <a href={href.page(`/desk/catalogue/${id}/`)}>
              {name}
              {DOT}
              {id}
            </a>{' '}
            <span className="desk-quiet">{address}</span>
            <ul className="desk-fault">
              {rules.map((rule) => (
                <li key={rule}>{t(ADVERTISEMENT_TEXTS[rule])}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <nav className="desk-tabs" aria-label={t('DESK_PAGES')}>
          {page > 1 && <a href={linkTo(page - 1)}>{t('DESK_PAGE_BEFORE')}</a>}
          <span>{t('DESK_PAGE_OF', { page, pages })}</span>
          {page < pages && <a href={linkTo(page + 1)}>{t('DESK_PAGE_NEXT')}</a>}
        </nav>
      )}
    </div>
  );
}
