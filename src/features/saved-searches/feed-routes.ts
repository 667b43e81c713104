import { vValidator } from '@hono/valibot-validator';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { App } from '../../env';
import { MAX_FEED_ENTRIES, sendFeed } from '../feed/send-feed';
import { CriteriaParameter } from './criteria-parameter';
import { describeSearch } from './describe-search';
import { buildListFeedPath, buildListPath, findMatchingIds } from './matching-list';

/** The feed of a list by an older address: `demand` holds the criteria of a saved search (§2.10). */
export const savedSearchFeedRoutes = new Hono<App>();

const SavedSearchFeedQuery = v.object({ demand: CriteriaParameter });

savedSearchFeedRoutes.get('/feed/', vValidator('query', SavedSearchFeedQuery), (c, next) => {
  const { ctx } = c.var;
  const { demand: criteria } = c.req.valid('query');
  if (!criteria) return next();
  return sendFeed(c, {
    title: describeSearch(ctx, criteria),
    path: buildListFeedPath(ctx, criteria),
    pagePath: buildListPath(ctx, criteria),
    ids: findMatchingIds(ctx, criteria, MAX_FEED_ENTRIES),
  });
});
