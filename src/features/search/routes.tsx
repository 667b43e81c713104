import { Hono } from 'hono';
import { findRowById } from '../../domain/catalogue/listing/listing-index';
import { fuzzySearch } from '../../domain/catalogue/search/fuzzy-search';
import { searchCatalogue as find } from '../../domain/catalogue/search/search';
import { buildSuggestions } from '../../domain/catalogue/search/suggestions';
import type { App } from '../../env';
import { getVersionedCacheControl } from '../../platform/snapshot/cache-control';
import { renderPropertyCards } from '../../views/cards/property-cards';
import { buildAlternatePaths } from '../../views/layout/alternate-paths';
import { findAlternativeProperties } from './alternative-properties';
import { SearchPage } from './page';
import {
  buildSearchNames,
  getSearchableTypes,
  loadSearchIndex,
  toFoundProperty,
} from './search-index-data';

const MAX_TEXT_LENGTH = 80;

/** The search (§2.8, §2.9): its results page without script, and what the panel in the browser searches. */
export const searchRoutes = new Hono<App>();

searchRoutes.get('/search/', async (c) => {
  const { ctx } = c.var;
  const { catalogue } = ctx.snapshot;
  const text = (new URL(c.req.url).searchParams.get('q') ?? '').slice(0, MAX_TEXT_LENGTH);
  const types = getSearchableTypes(ctx);
  const hasProperty = (id: number) => findRowById(catalogue.index, id) >= 0;
  const found = find({ types, cities: catalogue.index.cities, hasProperty }, text);
  const properties = await catalogue.loadCards(found.properties, ctx.catalogueLanguage);
  const isNamed = found.types.length + found.cities.length + properties.length > 0;
  const near = isNamed ? undefined : fuzzySearch({ types, cities: catalogue.index.cities }, text);
  const suggestions = near
    ? buildSuggestions(buildSearchNames(ctx), near, (type, kind) =>
        ctx.t('SEARCH_WITH_KIND', { type, kind }),
      )
    : [];
  const alternatives = near
    ? await renderPropertyCards(ctx, findAlternativeProperties(ctx, near))
    : [];
  const props = { ctx, text, types, found, properties, suggestions, alternatives };
  return c.render(<SearchPage {...props} />, {
    ctx,
    stylesheet: 'plain',
    queryParams: ['q'],
    head: {
      title: ctx.t('SEARCH_RESULTS'),
      robots: 'noindex',
      paths: buildAlternatePaths(ctx, '/search/'),
    },
  });
});

/** `?id=` asks for one property of a catalogue whose index leaves them out; null where it is not held, 400 for what is no ID (§8). */
searchRoutes.get('/search-index/', async (c) => {
  const { ctx } = c.var;
  const asked = c.req.query('id');
  const id = Number(asked);
  if (asked !== undefined && !(Number.isInteger(id) && id > 0))
    return c.json({ error: 'INVALID_PROPERTY', message: ctx.t('INVALID_PROPERTY') }, 400);
  c.header('Cache-Control', getVersionedCacheControl(ctx.snapshot, c.req.query('version')));
  if (asked === undefined) return c.json(await loadSearchIndex(ctx));
  const [property] = await ctx.snapshot.catalogue.loadCards([id], ctx.catalogueLanguage);
  return c.json(property ? toFoundProperty(ctx, property) : null);
});
