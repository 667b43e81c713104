import { vValidator } from '@hono/valibot-validator';
import { Hono } from 'hono';
import type { ListingIndex } from '../../domain/catalogue/listing/listing-index';
import { findRowById } from '../../domain/catalogue/listing/listing-index';
import type { App } from '../../env';
import { sendFeed } from '../feed/send-feed';
import { answerText } from './answer';
import { SearchQuery } from './search-query';

/** The Atom feed of a search: what the results page finds for `q`, newest first. */
export const searchFeedRoutes = new Hono<App>();

searchFeedRoutes.get('/feed/', vValidator('query', SearchQuery), async (c, next) => {
  const { ctx } = c.var;
  const { q: text, exact } = c.req.valid('query');
  if (!text) return next();
  const { ids } = await answerText(ctx, text, { exact });
  const query = { q: text, exact: exact ? 1 : undefined };
  return sendFeed(c, {
    title: ctx.t('FEED_OF_SEARCH', { text }),
    path: ctx.href.page('/feed/', query),
    pagePath: ctx.href.page('/search/', query),
    ids: sortNewestFirst(ctx.snapshot.catalogue.index, ids),
  });
});

function sortNewestFirst(index: ListingIndex, ids: readonly number[]): number[] {
  const getPosted = (id: number) => index.columns.posted[findRowById(index, id)] ?? 0;
  return ids.toSorted((a, b) => getPosted(b) - getPosted(a) || b - a);
}
