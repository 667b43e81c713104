import { Hono } from 'hono';
import { renderToStaticMarkup } from 'react-dom/server';
import type { App } from '../../app';
import { mapCard } from './card-json';
import { MapFrame } from './frame';

/** As many cards as a place of the map shows at once. */
const CARDS_ASKED = 12;

/** The embedded map (§7): the page in its frame, and the cards of its pins. */
export const map = new Hono<App>();

map.get('/map-frame/', (c) =>
  c.html(`<!DOCTYPE html>${renderToStaticMarkup(<MapFrame visit={c.var.visit} />)}`),
);

map.get('/map-cards/', async (c) => {
  const { visit } = c.var;
  const ids = (c.req.query('ids') ?? '').split(',').slice(0, CARDS_ASKED).map(Number);
  const cards = await visit.snapshot.catalogue.cards(ids, visit.catalogueLanguage);
  // The address carries the version: what it answers never changes.
  c.header('Cache-Control', 'public, max-age=86400');
  return c.json(cards.map((property) => mapCard(visit, property)));
});
