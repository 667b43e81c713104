import { vValidator } from '@hono/valibot-validator';
import { Hono } from 'hono';
import { readBuyerPlan } from '../../domain/costs/buyer-plan';
import type { App } from '../../env';
import { share } from '../../platform/sharing/share';
import { buildAlternatePaths } from '../../views/layout/alternate-paths';
import { formatPlannedIds, IdsQuery } from './ids-query';
import { OfflinePage, PackPage } from './pack-page';

/** What a visitor keeps for a day of visits, and the page that a browser shows without a network (client/favourites/pack). */
export const packRoutes = new Hono<App>();

packRoutes.get('/visit-pack/', vValidator('query', IdsQuery), async (c) => {
  const { ctx } = c.var;
  const { ids = [], as, own } = c.req.valid('query');
  const plan = readBuyerPlan(as, own);
  const stops = await Promise.all(
    ids.map(async (id) => ({
      id,
      property: (await ctx.snapshot.catalogue.loadProperty(id))?.[ctx.catalogueLanguage],
    })),
  );
  // A list of one's own stays one's own.
  if (ids.length === 0) share(c);
  return c.render(<PackPage {...{ ctx, stops, plan }} />, {
    ctx,
    stylesheet: 'pack',
    head: {
      title: ctx.t('PACK_TITLE'),
      robots: 'noindex',
      paths: buildAlternatePaths(ctx, '/visit-pack/', formatPlannedIds(ids, plan)),
    },
  });
});

packRoutes.get('/offline/', (c) => {
  const { ctx } = c.var;
  return c.render(<OfflinePage ctx={ctx} />, {
    ctx,
    stylesheet: 'pack',
    queryParams: [],
    head: {
      title: ctx.t('OFFLINE_TITLE'),
      robots: 'noindex',
      paths: buildAlternatePaths(ctx, '/offline/'),
    },
  });
});
