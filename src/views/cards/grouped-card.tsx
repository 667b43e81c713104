import { findProject } from '../../domain/catalogue/project';
import { findProjectPrices } from '../../domain/catalogue/project-prices';
import { findProjectUnits } from '../../domain/catalogue/project-units';
import { getPictureUrl } from '../../domain/catalogue/property';
import { getTextLang } from '../../domain/catalogue/text-language';
import { formatCityName } from '../../domain/format/address';
import { formatCurrency } from '../../domain/format/currency';
import { replaceEmptyPrice } from '../../domain/format/price';
import type { RequestContext } from '../../platform/request-context';
import { EpcLabelShape } from '../ui/epc-label';
import type { CardMarkup } from './property-card';
import { buildCardMarkup } from './property-card';
import { formatUnitFacts } from './unit-facts';

/**
 * Renders the card that stands for the units of a project in a list of all kinds of homes (decision 121); `search` are
 * the criteria of the list, which its page answers too. Undefined if the version does not hold the project.
 */
export function renderGroupedCard(
  ctx: RequestContext,
  id: number,
  search: string,
): CardMarkup | undefined {
  const { t, href, snapshot, catalogueLanguage } = ctx;
  const project = findProject(snapshot.catalogue.projects, id, catalogueLanguage);
  if (!project) return undefined;
  const units = findProjectUnits(snapshot.catalogue.index, id);
  const { min = 0 } = findProjectPrices(project, units) ?? {};
  const body = (
    <>
      <p className="card__place">
        <span className="tag">{t('SALE_KIND_NEW_CONSTRUCTION')}</span>
        <span className="card__city">
          {formatCityName(project.City, snapshot.site.configuration.listings)}
        </span>
      </p>
      <h3 className="card__headline" lang={getTextLang(project, ctx.language)}>
        <a href={href.project(project) + search}>{project.Name}</a>
      </h3>
      <ul className="card__facts">
        {formatUnitFacts(units, t).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <p className="card__price">
        {min > 0 ? (
          <span className="card__amount">
            {t('PROJECT_PRICES_FROM', { min: formatCurrency(min) })}
          </span>
        ) : (
          <span className="card__state">{replaceEmptyPrice('', t)}</span>
        )}
        {units.isVatIncluded && (
          <span className="card__reference">{t('PRICE_WITH_VAT_SHORT')}</span>
        )}
        {units.epc && <EpcLabelShape label={units.epc} t={t} />}
      </p>
    </>
  );
  return buildCardMarkup(ctx, {
    ...{ url: getPictureUrl(project), body, className: 'card card--project' },
    isClosed: false,
    path: href.project(project),
  });
}
