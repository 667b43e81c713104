import type { TextKey } from '../../../domain/language/texts';
import type { RequestContext } from '../../../platform/request-context';
import { CatalogueHead } from '../catalogue/catalogue-head';
import { DeskPager } from '../desk-pager';
import type { Portfolio } from './load-portfolio';
import { PORTFOLIO_PER_PAGE } from './load-portfolio';
import { PortfolioFilters } from './portfolio-filters';
import { formatPortfolioQuery } from './portfolio-query';
import { PortfolioRowView } from './portfolio-row';

const HEADS = [
  'DESK_PROPERTY',
  'DESK_STATE',
  'DESK_PORTFOLIO_DAYS',
  'PRICE',
  'DESK_PORTFOLIO_VIEWS',
  'DESK_LEADS',
  'DESK_PORTFOLIO_VISIT',
  'DESK_PORTFOLIO_SEARCHES',
  'DESK_LISTING_WARNINGS',
  'DESK_LISTING_OWNERS',
] as const satisfies readonly TextKey[];

/** Every listing that the filters leave, with what a broker asks of it first: a table, on a phone a list of blocks. */
export function PortfolioPage({ ctx, portfolio }: { ctx: RequestContext; portfolio: Portfolio }) {
  const { t, href } = ctx;
  const { query, rows, total } = portfolio;
  const file = href.page('/desk/catalogue/export/', formatPortfolioQuery({ ...query, page: 1 }));
  return (
    <div className="desk-page">
      <CatalogueHead ctx={ctx} current="/desk/catalogue/">
        <a className="button button--outlined" href={file}>
          {t('DESK_CSV')}
        </a>
      </CatalogueHead>
      <PortfolioFilters {...{ ctx, query }} />
      {total === 0 ? (
        <p className="desk-empty">{t('DESK_PORTFOLIO_NONE')}</p>
      ) : (
        <table className="portfolio">
          <thead>
            <tr>
              {HEADS.map((head) => (
                <th key={head} scope="col">
                  {t(head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <PortfolioRowView key={row.label.id} {...{ ctx, row, portfolio }} />
            ))}
          </tbody>
        </table>
      )}
      <DeskPager
        {...{ ctx, total, page: query.page, perPage: PORTFOLIO_PER_PAGE }}
        range="DESK_RANGE_OF"
        ids={rows.map(({ label }) => label.id)}
        getHref={({ page }) =>
          href.page('/desk/catalogue/', formatPortfolioQuery({ ...query, page }))
        }
      />
    </div>
  );
}
