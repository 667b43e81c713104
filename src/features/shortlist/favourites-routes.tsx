import { Hono } from 'hono';
import { idsIn, idsQuery, SHORTLIST_LENGTH } from '../../domain/catalogue/shortlist';
import type { App } from '../../env';
import { propertyCards } from '../../views/cards/property-cards';
import { alternates } from '../../views/layout/alternates';
import { FavouritesPage } from './favourites-page';
import { seenProperties } from './seen';

/**
 * The shortlist (§1). Its properties are in its address, so that a link is all it takes to share it
 * and the server knows nobody's: what a visitor saved stays in the browser (client/shortlist).
 */
export const favourites = new Hono<App>();

favourites.get('/favourites/', async (c) => {
  const { ctx } = c.var;
  const asked = idsIn(new URL(c.req.url).searchParams, SHORTLIST_LENGTH);
  const cards = await propertyCards(ctx, asked);
  const query = idsQuery(cards.map(({ id }) => id));
  // As many addresses as there are lists: kept by who asks, not by an isolate.
  if (c.req.query('ids') !== undefined) c.header('Cache-Control', 'private, no-cache');
  return c.render(<FavouritesPage {...{ ctx, cards }} gone={asked.length > cards.length} />, {
    ctx,
    sheet: 'shortlist',
    head: {
      title: ctx.t('FAVOURITES'),
      robots: 'noindex',
      paths: alternates(ctx, '/favourites/', query),
    },
  });
});

/** What the list of properties seen shows of these, in their order. */
favourites.get('/favourites-index/', async (c) => {
  const asked = idsIn(new URL(c.req.url).searchParams, SHORTLIST_LENGTH);
  c.header('Cache-Control', 'private, no-cache');
  return c.json(await seenProperties(c.var.ctx, asked));
});
