import { vValidator } from '@hono/valibot-validator';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { App } from '../../env';
import { describeSearch } from '../../views/demand/describe-search';
import { sendFeed } from '../feed/send-feed';
import { buildDemandFeedPath, CriteriaParameter } from './criteria-parameter';
import { findListPath, findMatchingIds } from './matching-list';

/** The Atom feed of a registered search: `demand` holds its criteria (§2.10). */
export const demandFeedRoutes = new Hono<App>();

const DemandFeedQuery = v.object({ demand: CriteriaParameter });

demandFeedRoutes.get('/feed/', vValidator('query', DemandFeedQuery), (c, next) => {
  const { ctx } = c.var;
  const { demand: criteria } = c.req.valid('query');
  if (!criteria) return next();
  const ids = findMatchingIds(ctx, criteria);
  return sendFeed(c, {
    title: describeSearch(ctx, criteria),
    path: buildDemandFeedPath(ctx, criteria),
    pagePath: findListPath(ctx, criteria, ids.length) ?? ctx.href.page('/my-searches/'),
    ids,
  });
});
