import type { Town } from '../../domain/site/towns';
import type { RequestContext } from '../../platform/request-context';
import { formatSoldQuery } from './sold-query';
import { SoldTable } from './sold-table';
import { listToldHomes, loadSoldCards, type ToldHome } from './sold-view';

const MAX_HOMES = 4;

/** The sales of a town that the archive tells of: how many, and the latest. */
export interface TownSales {
  total: number;
  latest: readonly ToldHome[];
}

/** Loads what was sold in a town, as far as the town may be told. */
export async function loadTownSales(
  ctx: RequestContext,
  { slug }: Pick<Town, 'slug'>,
): Promise<TownSales> {
  const homes = listToldHomes(ctx, 'sale').filter(({ town }) => town?.slug === slug);
  return { total: homes.length, latest: await loadSoldCards(ctx, homes.slice(0, MAX_HOMES)) };
}

/** What was sold in a town, in how many days and at what price; nothing where the archive tells of none. */
export function TownSalesSection({
  ctx,
  name,
  slug,
  sales: { total, latest },
}: {
  ctx: RequestContext;
  name: string;
  slug: string;
  sales: TownSales;
}) {
  const { t, href } = ctx;
  if (total === 0) return null;
  return (
    <section className="similar" aria-labelledby="sold">
      <div className="similar__head">
        <h2 id="sold">{t('TOWN_SOLD', { town: name })}</h2>
        <a href={href.page('/sold/') + formatSoldQuery({ goal: 'sale', town: slug })}>
          {t('SOLD_TITLE')}
        </a>
      </div>
      <SoldTable ctx={ctx} goal="sale" homes={latest} />
    </section>
  );
}
