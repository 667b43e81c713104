import { Hono } from 'hono';
import { countTownOffer, hasTownPage, isTownToldOf } from '../../domain/catalogue/town-offer';
import { createExcerpt } from '../../domain/format/excerpt';
import { describeTownCard } from '../../domain/site/share-card';
import { buildTownPath, getTowns } from '../../domain/site/towns';
import type { App } from '../../env';
import { buildAlternatePaths } from '../../views/layout/alternate-paths';
import { findHeadImage } from '../../views/layout/head-image';
import { loadTownSales } from '../sold/town-sales';
import { TownPage } from './page';
import { describeOffer, formatTownName, listNearTowns, loadTownList } from './town-view';
import { TownsPage } from './towns-page';

/** The pages of towns: all of them, and one for each. */
export const townRoutes = new Hono<App>();

townRoutes.get('/town/', (c) => {
  const { ctx } = c.var;
  const { catalogue, site } = ctx.snapshot;
  const towns = [...getTowns(site).values()]
    .filter((town) => isTownToldOf(catalogue, town))
    .map((town) => ({
      ...{ town, name: formatTownName(ctx, town) },
      offer: countTownOffer(catalogue, town) ?? { sale: 0, rent: 0 },
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, ctx.language));
  const title = ctx.t('TOWNS_TITLE');
  return c.render(<TownsPage {...{ ctx, title, towns }} />, {
    ctx,
    stylesheet: 'town',
    queryParams: [],
    head: {
      title,
      description: ctx.t('TOWNS_LEAD'),
      paths: buildAlternatePaths(ctx, '/town/'),
      robots: towns.length > 0 ? undefined : 'noindex',
    },
  });
});

townRoutes.get('/town/:slug/', async (c, next) => {
  const { ctx } = c.var;
  const town = getTowns(ctx.snapshot.site).get(c.req.param('slug'));
  if (!town || !hasTownPage(ctx.snapshot.catalogue, town)) return next();
  const isPictured = Boolean(town.text?.image);
  const sale = await loadTownList(ctx, town, 'sale', !isPictured);
  const rent = await loadTownList(ctx, town, 'rent', !isPictured && sale.total === 0);
  const name = formatTownName(ctx, town);
  const counts = describeOffer(ctx, { sale: sale.total, rent: rent.total });
  const character = ctx.localize(town.text?.character).text;
  return c.render(
    <TownPage
      {...{ ctx, town, name, counts, sale, rent }}
      near={listNearTowns(ctx, town)}
      sales={await loadTownSales(ctx, town)}
    />,
    {
      ctx,
      stylesheet: 'town',
      queryParams: [],
      head: {
        title: ctx.t('TOWN_TITLE', { town: name }),
        description: createExcerpt([counts, character].filter(Boolean).join(' · ')),
        image: await findHeadImage(
          ctx,
          describeTownCard(town, ctx.snapshot.site.configuration),
          town.text?.image?.url,
        ),
        paths: buildAlternatePaths(ctx, buildTownPath(town)),
        robots: isTownToldOf(ctx.snapshot.catalogue, town) ? undefined : 'noindex',
      },
    },
  );
});
