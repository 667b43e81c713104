import type { Context } from 'hono';
import type { App } from '../../env';
import { getPublicCacheControl } from '../../platform/snapshot/cache-control';
import type { FeedContent } from './atom-feed';
import { buildAtomFeed } from './atom-feed';
import { loadNewsMoments } from './news-moments-store';

const MAX_ENTRIES = 50;
const MAX_AGE_S = 300;

/** Answers an Atom feed of these properties, newest first, at most fifty. */
export async function sendFeed(
  c: Context<App>,
  {
    ids,
    ...content
  }: Pick<FeedContent, 'title' | 'path' | 'pagePath'> & { ids: readonly number[] },
): Promise<Response> {
  const { ctx } = c.var;
  const shown = ids.slice(0, MAX_ENTRIES);
  const [properties, moments] = await Promise.all([
    ctx.snapshot.catalogue.loadCards(shown, ctx.catalogueLanguage),
    // A feed without the moments of changes is better than none.
    loadNewsMoments(c.env.DB, shown).catch(() => new Map<number, number>()),
  ]);
  c.header('Content-Type', 'application/atom+xml; charset=utf-8');
  c.header('Cache-Control', getPublicCacheControl(MAX_AGE_S));
  c.header('X-Robots-Tag', 'noindex');
  return c.body(buildAtomFeed(ctx, { ...content, properties, moments }));
}
