import { vValidator } from '@hono/valibot-validator';
import { Hono } from 'hono';
import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import type { App } from '../../env';
import { OptionalTextParameter, TextParameter } from '../../platform/request-parameters';
import { share, shareVersionedData } from '../../platform/sharing/share';
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
