import { Hono } from 'hono';
import { rowOf } from '../../domain/catalogue/listing/listing-index';
import { nearest } from '../../domain/catalogue/search/nearest';
import { search as find } from '../../domain/catalogue/search/search';
import { suggestionsOf } from '../../domain/catalogue/search/suggestions';
import type { App } from '../../env';
import { keptByVersion } from '../../platform/snapshot/cache-control';
import { propertyCards } from '../../views/cards/property-cards';
import { alternates } from '../../views/layout/alternates';
import { countedNames, foundProperty, searchedTypes, searchIndex } from './index-json';
import { offersInstead } from './offers-instead';
import { SearchPage } from './page';

const LONGEST_TEXT = 80;

/** The search (§2.8, §2.9): its results page without script, and what the panel in the browser searches. */
export const search = new Hono<App>();

search.get('/search/', async (c) => {
  const { ctx } = c.var;
  const { catalogue } = ctx.snapshot;
  const text = (new URL(c.req.url).searchParams.get('q') ?? '').slice(0, LONGEST_TEXT);
  const types = searchedTypes(ctx);
  const holds = (id: number) => rowOf(catalogue.index, id) >= 0;
  const found = find({ types, cities: catalogue.index.cities, holds }, text);
  const properties = await catalogue.cards(found.properties, ctx.catalogueLanguage);
  const isNamed = found.types.length + found.cities.length + properties.length > 0;
  const near = isNamed ? undefined : nearest({ types, cities: catalogue.index.cities }, text);
  const suggestions = near
    ? suggestionsOf(countedNames(ctx), near, (type, kind) =>
        ctx.t('SEARCH_WITH_KIND', { type, kind }),
      )
    : [];
  const instead = near ? await propertyCards(ctx, offersInstead(ctx, near)) : [];
  const props = { ctx, text, types, found, properties, suggestions, instead };
  return c.render(<SearchPage {...props} />, {
    ctx,
    sheet: 'plain',
    reads: ['q'],
    head: {
      title: ctx.t('SEARCH_RESULTS'),
      robots: 'noindex',
      paths: alternates(ctx, '/search/'),
    },
  });
});

/** `?id=` asks for one property of a catalogue whose index leaves them out; null where it is not held, 400 for what is no ID (§8). */
search.get('/search-index/', async (c) => {
  const { ctx } = c.var;
  const asked = c.req.query('id');
  const id = Number(asked);
  if (asked !== undefined && !(Number.isInteger(id) && id > 0))
    return c.json({ error: 'INVALID_PROPERTY', message: ctx.t('INVALID_PROPERTY') }, 400);
  c.header('Cache-Control', keptByVersion(ctx.snapshot, c.req.query('version')));
  if (asked === undefined) return c.json(await searchIndex(ctx));
  const [property] = await ctx.snapshot.catalogue.cards([id], ctx.catalogueLanguage);
  return c.json(property ? foundProperty(ctx, property) : null);
});
