import { formatCurrency } from '../../../domain/format/currency';
import { DOT } from '../../../domain/format/dot';
import { formatNumber } from '../../../domain/format/number';
import { toTitleCase } from '../../../domain/format/title-case';
import { PERIODS } from '../../../domain/periods';
import { capRows } from '../../../platform/capped-rows';
import type { RequestContext } from '../../../platform/request-context';
import { formatDeskTime } from '../format-desk-time';
import { MoreNote } from '../more-note';
import type { PropertyLabel } from '../visits/property-labels';
import { AnswersTable } from './answers-table';
import { FigureTable } from './figure-table';
import type { DeskFigures } from './figures-store';
import { OWN_SITE } from './figures-store';
import { SpeedsTable } from './speeds-table';
import { MAX_FIGURES } from './sum-up-figures';

/** Tables of what visitors looked at, sought in vain, and want, and of how fast the pages were for them. */
export function DeskFiguresPage({
  ctx,
  figures,
  getLabel,
  names,
  summedAt,
}: {
  ctx: RequestContext;
  figures: DeskFigures;
  getLabel: (id: number) => PropertyLabel;
  /** Name of each account of staff. */
  names: ReadonlyMap<string, string>;
  summedAt: number;
}) {
  const { t, language } = ctx;
  const { prices } = figures;
  const [properties, emptySearches, cities] = [
    capRows(figures.properties, MAX_FIGURES.properties),
    capRows(figures.emptySearches, MAX_FIGURES.emptySearches),
    capRows(figures.cities, MAX_FIGURES.cities),
  ];
  const findMax = (counts: readonly number[]) => Math.max(0, ...counts);
  const maxViews = findMax(properties.rows.map(({ total }) => total));
  const maxCity = findMax(cities.rows.flatMap(({ searches, offers }) => [searches, offers]));
  const maxPrice = findMax(prices.flatMap(({ searches, offers }) => [searches, offers]));
  const maxSearches = findMax(emptySearches.rows.map(({ searches }) => searches));
  const wantedHeads = [t('DESK_FIGURES_WANTED'), t('DESK_FIGURES_OFFERED')];
  return (
    <div className="desk-page">
      <div className="desk-head">
        <h1>{t('DESK_FIGURES')}</h1>
        <p className="desk-quiet">
          {t('DESK_FIGURES_OF', { time: formatDeskTime(summedAt, language) })}
        </p>
      </div>
      <div className="desk-columns">
        <div>
          <FigureTable
            title={t('DESK_FIGURES_VIEWS', { days: PERIODS.summedViews.days })}
            empty={t('DESK_FIGURES_NONE')}
            heads={[t('DESK_VISITS_PROPERTY'), t('DESK_FIGURES_TOTAL'), t('DESK_FIGURES_SOURCES')]}
            legend={{ whole: t('OWNER_GRAPH_ALL'), front: t('OWNER_GRAPH_OWN') }}
            more={<MoreNote ctx={ctx} list={properties} />}
            rows={properties.rows.map(({ property, total, sources }) => [
              `${getLabel(property).name}${DOT}${property}`,
              {
                count: total,
                max: maxViews,
                front: sources.find(({ source }) => source === OWN_SITE)?.views ?? 0,
              },
              sources
                .map(
                  ({ source, views }) =>
                    `${source === OWN_SITE ? t('DESK_FIGURES_OWN') : source} ${formatNumber(views)}`,
                )
                .join(', '),
            ])}
          />
          {figures.answers && <AnswersTable {...{ ctx, names }} answers={figures.answers} />}
          <SpeedsTable {...{ ctx }} speeds={figures.speeds} />
        </div>
        <div>
          <FigureTable
            title={t('DESK_FIGURES_CITIES')}
            empty={t('DESK_FIGURES_NONE')}
            heads={[t('DESK_FIGURES_CITY'), ...wantedHeads]}
            more={<MoreNote ctx={ctx} list={cities} />}
            rows={cities.rows.map(({ name, searches, offers }) => [
              toTitleCase(name),
              { count: searches, max: maxCity },
              { count: offers, max: maxCity, front: 0 },
            ])}
          />
          <FigureTable
            title={t('DESK_FIGURES_PRICES')}
            empty={t('DESK_FIGURES_NONE')}
            heads={[t('DESK_FIGURES_PRICE'), ...wantedHeads]}
            rows={prices.map(({ from, to, searches, offers }) => [
              to === undefined
                ? t('DESK_FIGURES_FROM', { from: formatCurrency(from) })
                : t('DESK_FIGURES_BETWEEN', { from: formatCurrency(from), to: formatCurrency(to) }),
              { count: searches, max: maxPrice },
              { count: offers, max: maxPrice, front: 0 },
            ])}
          />
          <FigureTable
            title={t('DESK_FIGURES_EMPTY_SEARCHES')}
            empty={t('DESK_FIGURES_NONE')}
            heads={[t('DESK_FIGURES_WORDS'), t('DESK_FIGURES_TIMES')]}
            more={<MoreNote ctx={ctx} list={emptySearches} />}
            rows={emptySearches.rows.map(({ words, searches }) => [
              words,
              { count: searches, max: maxSearches },
            ])}
          />
        </div>
      </div>
    </div>
  );
}
