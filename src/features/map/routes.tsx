import { Hono } from 'hono';
import { renderToStaticMarkup } from 'react-dom/server';
import type { App } from '../../env';
import { keptByVersion } from '../../platform/snapshot/cache-control';
import { mapCard } from './card-json';
import { MapFrame } from './frame';

/** As many cards as a place of the map shows at once. */
const CARDS_ASKED = 12;

/** The embedded map (§7): the page in its frame, and the cards of its pins. */
export const map = new Hono<App>();

map.get('/map-frame/', (c) =>
  c.html(`<!DOCTYPE html>${renderToStaticMarkup(<MapFrame ctx={c.var.ctx} />)}`),
);

map.get('/map-cards/', async (c) => {
  const { ctx } = c.var;
  const { snapshot, catalogueLanguage } = ctx;
  const ids = (c.req.query('ids') ?? '').split(',').slice(0, CARDS_ASKED).map(Number);
  const cards = await snapshot.catalogue.cards(ids, catalogueLanguage);
  c.header('Cache-Control', keptByVersion(snapshot, c.req.query('version')));
  return c.json(cards.map((property) => mapCard(ctx, property)));
});
