import { vValidator } from '@hono/valibot-validator';
import { Hono } from 'hono';
import { PERIODS } from '../../domain/periods';
import type { App } from '../../env';
import { buildAlternatePaths } from '../../views/layout/alternate-paths';
import { SoldPage } from './page';
import { computeSoldFigures } from './sold-figures';
import { formatSoldQuery, HOMES_PER_PAGE, SOLD_PARAMETERS, SoldQuery } from './sold-query';
import { listToldHomes, loadSoldCards } from './sold-view';
import { SOLD_WORDS } from './sold-words';

/** The archive of sold and let homes (decision 174). */
export const soldRoutes = new Hono<App>();

soldRoutes.get('/sold/', vValidator('query', SoldQuery), async (c) => {
  const { ctx } = c.var;
  const asked = c.req.valid('query');
  const goals = (['sale', 'rent'] as const).filter((each) => listToldHomes(ctx, each).length > 0);
  const goal = asked.goal || (goals[0] ?? 'sale');
  const all = listToldHomes(ctx, goal);
  const towns = [
    ...new Map(all.flatMap(({ town }) => (town ? [[town.slug, town]] : []))).values(),
  ].toSorted((a, b) => a.name.localeCompare(b.name, ctx.language));
  const town = towns.find(({ slug }) => slug === asked.town)?.slug;
  const told = town ? all.filter((home) => home.town?.slug === town) : all;
  const pages = Math.max(1, Math.ceil(told.length / HOMES_PER_PAGE));
  const page = Math.min(asked.page, pages);
  const shown = told.slice((page - 1) * HOMES_PER_PAGE, page * HOMES_PER_PAGE);
  return c.render(
    <SoldPage
      {...{ ctx, goal, goals, town, towns, page, pages }}
      figures={computeSoldFigures(told.map(({ home }) => home))}
      homes={await loadSoldCards(ctx, shown)}
      total={told.length}
    />,
    {
      ctx,
      stylesheet: 'sold',
      queryParams: SOLD_PARAMETERS,
      head: {
        title: ctx.t(SOLD_WORDS[goal].title),
        description: ctx.t(SOLD_WORDS[goal].intro, PERIODS.soldHome),
        paths: buildAlternatePaths(ctx, '/sold/', formatSoldQuery({ goal, page })),
        // One town of the archive is told on the page of the town; an empty archive tells nothing.
        robots: town || told.length === 0 ? 'noindex' : undefined,
      },
    },
  );
});
