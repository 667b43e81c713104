import { vValidator } from '@hono/valibot-validator';
import { Hono } from 'hono';
import { readBuyerPlan } from '../../domain/costs/buyer-plan';
import type { App } from '../../env';
import { share } from '../../platform/sharing/share';
import { loadSuggestions } from '../../views/cards/load-suggestions';
import { renderPropertyCards } from '../../views/cards/property-cards';
import { buildAlternatePaths } from '../../views/layout/alternate-paths';
import { FavouritesPage } from './favourites-page';
import { formatPlannedIds, IdsQuery } from './ids-query';
import { loadSeenProperties } from './seen-properties';

/**
 * The favourites page (§1). Its URL lists the properties, so that a link shares it and the server
 * stores no favourites: they stay in the browser (client/favourites).
 */
export const favouritesRoutes = new Hono<App>();

favouritesRoutes.get('/favourites/', vValidator('query', IdsQuery), async (c) => {
  const { ctx } = c.var;
  const { ids, as, own } = c.req.valid('query');
  const plan = readBuyerPlan(as, own);
  const cards = await renderPropertyCards(ctx, ids ?? [], { aboveFold: true, allIn: plan });
  const suggestions = cards.length > 0 ? undefined : await loadSuggestions(ctx, ctx.route.original);
  const query = formatPlannedIds(
    cards.map(({ id }) => id),
    plan,
  );
  // A list of one's own stays one's own.
  if (!ids) share(c);
  return c.render(
    <FavouritesPage
      {...{ ctx, cards, plan, suggestions }}
      unshown={(ids ?? []).filter((id) => !cards.some((card) => card.id === id))}
    />,
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

/** The requested properties in their order, for the list of properties seen. */
favouritesRoutes.get('/favourites-index/', vValidator('query', IdsQuery), async (c) => {
  c.header('Cache-Control', 'private, no-cache');
  return c.json(await loadSeenProperties(c.var.ctx, c.req.valid('query').ids ?? []));
});
