import { vValidator } from '@hono/valibot-validator';
import { Hono } from 'hono';
import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import type { App } from '../../env';
import { OptionalTextParameter, TextParameter } from '../../platform/request-parameters';
import { share, shareVersionedData } from '../../platform/sharing/share';
import { renderDrawing } from './drawing';
import { MapFrame } from './frame';
import { toMapCard } from './map-card';

/** Maximum cards of one pin. */
const MAX_CARDS = 12;

/** The embedded map (§7): the page in its frame, and the cards of its pins. */
export const mapRoutes = new Hono<App>();

mapRoutes.get('/map-frame/', (c) => {
  share(c);
  return c.html(`<!DOCTYPE html>${renderToStaticMarkup(<MapFrame ctx={c.var.ctx} />)}`);
});

const VersionQuery = v.object({ version: OptionalTextParameter });

/** The drawn ground of the map, for its frame. */
mapRoutes.get('/map-ground/', vValidator('query', VersionQuery), (c) => {
  const { snapshot } = c.var.ctx;
  const { baseMap } = snapshot.site;
  if (!baseMap) return c.notFound();
  shareVersionedData(c, snapshot, c.req.valid('query').version, []);
  return c.json(baseMap);
});

/** The same as a still picture, which is shown until the map is opened, and without script. */
mapRoutes.get('/map-drawing/', vValidator('query', VersionQuery), (c) => {
  const { snapshot, language } = c.var.ctx;
  const { baseMap } = snapshot.site;
  if (!baseMap) return c.notFound();
  shareVersionedData(c, snapshot, c.req.valid('query').version, []);
  return c.body(renderDrawing(baseMap, language), 200, { 'Content-Type': 'image/svg+xml' });
});

const MapCardsQuery = v.object({
  ids: v.pipe(
    TextParameter,
    v.transform((ids) => ids.split(',', MAX_CARDS).map(Number)),
  ),
  version: OptionalTextParameter,
});

mapRoutes.get('/map-cards/', vValidator('query', MapCardsQuery), async (c) => {
  const { ctx } = c.var;
  const { snapshot, catalogueLanguage } = ctx;
  const { ids, version } = c.req.valid('query');
  const cards = await snapshot.catalogue.loadCards(ids, catalogueLanguage);
  shareVersionedData(c, snapshot, version, ['ids']);
  return c.json(cards.map((property) => toMapCard(ctx, property)));
});
