import { vValidator } from '@hono/valibot-validator';
import { Hono } from 'hono';
import { formatIdsQuery } from '../../domain/catalogue/favourites';
import type { App } from '../../env';
import { renderPropertyCards } from '../../views/cards/property-cards';
import { buildAlternatePaths } from '../../views/layout/alternate-paths';
import { FavouritesPage } from './favourites-page';
import { IdsQuery } from './ids-query';
import { loadSeenProperties } from './seen-properties';

/**
 * The favourites (§1). Its properties are in its address, so that a link is all it takes to share it
 * and the server knows nobody's: what a visitor saved stays in the browser (client/favourites).
 */
export const favouritesRoutes = new Hono<App>();

favouritesRoutes.get('/favourites/', vValidator('query', IdsQuery), async (c) => {
  const { ctx } = c.var;
  const { ids } = c.req.valid('query');
  const cards = await renderPropertyCards(ctx, ids ?? [], { aboveFold: true });
  const query = formatIdsQuery(cards.map(({ id }) => id));
  // As many addresses as there are lists: kept by who asks, not by an isolate.
  if (ids) c.header('Cache-Control', 'private, no-cache');
  return c.render(
    <FavouritesPage {...{ ctx, cards }} hasMissing={(ids?.length ?? 0) > cards.length} />,
    {
      ctx,
      stylesheet: 'favourites',
      head: {
        title: ctx.t('FAVOURITES'),
        robots: 'noindex',
        paths: buildAlternatePaths(ctx, '/favourites/', query),
      },
    },
  );
});

/** What the list of properties seen shows of these, in their order. */
favouritesRoutes.get('/favourites-index/', vValidator('query', IdsQuery), async (c) => {
  c.header('Cache-Control', 'private, no-cache');
  return c.json(await loadSeenProperties(c.var.ctx, c.req.valid('query').ids ?? []));
});
