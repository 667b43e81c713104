import { vValidator } from '@hono/valibot-validator';
import { Hono } from 'hono';
import * as v from 'valibot';
import { findRowById } from '../../domain/catalogue/listing/listing-index';
import { fuzzySearch } from '../../domain/catalogue/search/fuzzy-search';
import { normalizeSearchText, searchCatalogue } from '../../domain/catalogue/search/search';
import { buildSuggestions } from '../../domain/catalogue/search/suggestions';
import type { App } from '../../env';
import {
  OptionalTextParameter,
  PositiveIntegerParameter,
  refuseAsJson,
  TextParameter,
} from '../../platform/request-parameters';
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
import { findSearchTarget } from './search-target';

const MAX_TEXT_LENGTH = 80;

/** The search (§2.8, §2.9): the results page without script, and the index of the results panel. */
export const searchRoutes = new Hono<App>();

const SearchQuery = v.object({
  q: v.pipe(
    TextParameter,
    v.transform((text) => text.slice(0, MAX_TEXT_LENGTH)),
  ),
});

searchRoutes.get('/search/', vValidator('query', SearchQuery), async (c) => {
  const { ctx } = c.var;
  const { catalogue } = ctx.snapshot;
  const { q: text } = c.req.valid('query');
  const types = getSearchableTypes(ctx);
  const hasProperty = (id: number) => findRowById(catalogue.index, id) >= 0;
  const matches = searchCatalogue({ types, cities: catalogue.index.cities, hasProperty }, text);
  const target = normalizeSearchText(text) && (await findSearchTarget(ctx, text, matches));
  if (target) return c.redirect(target);
  const properties = await catalogue.loadCards(matches.properties, ctx.catalogueLanguage);
  const hasMatches = matches.types.length + matches.cities.length + properties.length > 0;
  const fuzzyMatches = hasMatches
    ? undefined
    : fuzzySearch({ types, cities: catalogue.index.cities }, text);
  const suggestions = fuzzyMatches
    ? buildSuggestions(buildSearchNames(ctx), fuzzyMatches, (type, kind) =>
        ctx.t('SEARCH_WITH_KIND', { type, kind }),
      )
    : [];
  const alternatives = fuzzyMatches
    ? await renderPropertyCards(ctx, findAlternativeProperties(ctx, fuzzyMatches))
    : [];
  const props = { ctx, text, types, matches, properties, suggestions, alternatives };
  return c.render(<SearchPage {...props} />, {
    ctx,
    stylesheet: 'plain',
    queryParams: ['q'],
    head: {
      title: ctx.t('SEARCH_RESULTS'),
      robots: 'noindex',
      paths: buildAlternatePaths(ctx, '/search/', text && `?q=${encodeURIComponent(text)}`),
    },
  });
});

const SearchIndexQuery = v.object({
  id: v.optional(PositiveIntegerParameter),
  version: OptionalTextParameter,
});

const validateSearchIndexQuery = vValidator(
  'query',
  SearchIndexQuery,
  refuseAsJson('INVALID_PROPERTY'),
);

/**
 * The search index; with `?id=` one property of a catalogue too large for the index: null if it
 * does not exist, 400 if the parameter is not an ID (§8).
 */
searchRoutes.get('/search-index/', validateSearchIndexQuery, async (c) => {
  const { ctx } = c.var;
  const { id, version } = c.req.valid('query');
  c.header('Cache-Control', getVersionedCacheControl(ctx.snapshot, version));
  if (id === undefined) return c.json(await loadSearchIndex(ctx));
  const [property] = await ctx.snapshot.catalogue.loadCards([id], ctx.catalogueLanguage);
  return c.json(property ? toFoundProperty(ctx, property) : null);
});
