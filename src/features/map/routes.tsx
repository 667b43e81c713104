import { Hono } from 'hono';
import { renderToStaticMarkup } from 'react-dom/server';
import type { App } from '../../env';
import { getVersionedCacheControl } from '../../platform/snapshot/cache-control';
import { MapFrame } from './frame';
import { toMapCard } from './map-card';

/** As many cards as a place of the map shows at once. */
const MAX_CARDS = 12;

/** The embedded map (§7): the page in its frame, and the cards of its pins. */
export const mapRoutes = new Hono<App>();

mapRoutes.get('/map-frame/', (c) =>
  c.html(`<!DOCTYPE html>${renderToStaticMarkup(<MapFrame ctx={c.var.ctx} />)}`),
);

mapRoutes.get('/map-cards/', async (c) => {
  const { ctx } = c.var;
  const { snapshot, catalogueLanguage } = ctx;
  const ids = (c.req.query('ids') ?? '').split(',').slice(0, MAX_CARDS).map(Number);
  const cards = await snapshot.catalogue.loadCards(ids, catalogueLanguage);
  c.header('Cache-Control', getVersionedCacheControl(snapshot, c.req.query('version')));
  return c.json(cards.map((property) => toMapCard(ctx, property)));
});
