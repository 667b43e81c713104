import type { comparePrices, DemandRow } from '../../../domain/demand/compare-demand';
import { formatCurrency } from '../../../domain/format/currency';
import { toTitleCase } from '../../../domain/format/title-case';
import type { RequestContext } from '../../../platform/request-context';
import type { EmptySearch } from '../../search/empty-searches-store';
import type { PropertyLabel } from '../visits/property-labels';
import { FigureTable } from './figure-table';
import { OWN_SITE } from './figures-store';
import type { ListingViews } from './sum-views';

/** What visitors looked at, sought in vain, and want, as tables. */
export function FiguresPage({
  ctx,
  days,
  listings,
  getLabel,
  emptySearches,
  towns,
  prices,
}: {
  ctx: RequestContext;
  days: number;
  listings: readonly ListingViews[];
  getLabel: (id: number) => PropertyLabel;
  emptySearches: readonly EmptySearch[];
  towns: readonly DemandRow[];
  prices: ReturnType<typeof comparePrices>;
}) {
  const { t } = ctx;
  const demandHeads = [t('DESK_FIGURES_WANTED'), t('DESK_FIGURES_OFFERED')];
  return (
    <div className="desk-page">
      <div className="desk-head">
        <h1>{t('DESK_FIGURES')}</h1>
      </div>
      <div className="desk-columns">
        <FigureTable
          title={t('DESK_FIGURES_VIEWS', { days })}
          empty={t('DESK_FIGURES_NONE')}
          heads={[t('DESK_VISITS_PROPERTY'), t('DESK_FIGURES_TOTAL'), t('DESK_FIGURES_SOURCES')]}
          rows={listings.map(({ property, total, sources }) => [
            `${getLabel(property).name} · ${property}`,
            total,
            sources
              .map(
                ({ source, views }) =>
                  `${source === OWN_SITE ? t('DESK_FIGURES_OWN') : source} ${views}`,
              )
              .join(' · '),
          ])}
        />
        <div>
          <FigureTable
            title={t('DESK_FIGURES_TOWNS')}
            empty={t('DESK_FIGURES_NONE')}
            heads={[t('DESK_FIGURES_TOWN'), ...demandHeads]}
            rows={towns.map(({ name, searches, offers }) => [toTitleCase(name), searches, offers])}
          />
          <FigureTable
            title={t('DESK_FIGURES_PRICES')}
            empty={t('DESK_FIGURES_NONE')}
            heads={[t('DESK_FIGURES_PRICE'), ...demandHeads]}
            rows={prices.map(({ from, to, searches, offers }) => [
              to === undefined
                ? t('DESK_FIGURES_FROM', { from: formatCurrency(from) })
                : t('DESK_FIGURES_BETWEEN', { from: formatCurrency(from), to: formatCurrency(to) }),
              searches,
              offers,
            ])}
          />
          <FigureTable
            title={t('DESK_FIGURES_EMPTY_SEARCHES')}
            empty={t('DESK_FIGURES_NONE')}
            heads={[t('DESK_FIGURES_WORDS'), t('DESK_FIGURES_TIMES')]}
            rows={emptySearches.map(({ words, searches }) => [words, searches])}
          />
        </div>
      </div>
    </div>
  );
}
