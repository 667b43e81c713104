import type { Context } from 'hono';
import type { App } from '../../env';
import { share } from '../../platform/sharing/share';
import { getPublicCacheControl } from '../../platform/snapshot/cache-control';
import { listAdvertisementTexts } from '../../views/facts/advertisement-facts';
import type { FeedContent } from './atom-feed';
import { buildAtomFeed } from './atom-feed';
import { loadChangeMoments } from './change-moments-store';

/** Entries of a feed at most. */
export const MAX_FEED_ENTRIES = 50;
const MAX_AGE_S = 300;

/** Answers an Atom feed of these properties, newest first, at most fifty. */
export async function sendFeed(
  c: Context<App>,
  {
    ids,
    params = [],
    ...content
  }: Pick<FeedContent, 'title' | 'path' | 'pagePath'> & {
    ids: readonly number[];
    /** The parameters that it may be shared with: none that somebody types. */
    params?: readonly string[];
  },
): Promise<Response> {
  const { ctx } = c.var;
  const shown = ids.slice(0, MAX_FEED_ENTRIES);
  const { catalogue } = ctx.snapshot;
  const [properties, records, moments] = await Promise.all([
    catalogue.loadCards(shown, ctx.catalogueLanguage),
    // A reader of feeds shows an entry alone: it says what the law wants in an advertisement.
    Promise.all(shown.map((id) => catalogue.loadProperty(id))),
    // A feed without the moments of changes is better than none.
    loadChangeMoments(c.env.DB, shown).catch(() => new Map<number, number>()),
  ]);
  const law = new Map(
    records.flatMap((record) => {
      const property = record?.[ctx.catalogueLanguage];
      return property ? [[property.ID, listAdvertisementTexts(ctx, property)]] : [];
    }),
  );
  c.header('Content-Type', 'application/atom+xml; charset=utf-8');
  share(c, { sharing: MAX_AGE_S, params, cacheControl: getPublicCacheControl(MAX_AGE_S) });
  c.header('X-Robots-Tag', 'noindex');
  return c.body(buildAtomFeed(ctx, { ...content, properties, law, moments }));
}
