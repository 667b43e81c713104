import { vValidator } from '@hono/valibot-validator';
import { Hono } from 'hono';
import * as v from 'valibot';
import { findRowById } from '../../domain/catalogue/listing/listing-index';
import type { App } from '../../env';
import {
  OptionalTextParameter,
  PositiveIntegerParameter,
  refuseAsJson,
} from '../../platform/request-parameters';
import { shareVersionedData } from '../../platform/sharing/share';
import { getPrivateCacheControl } from '../../platform/snapshot/cache-control';
import { findComparedPlan } from '../../views/facts/all-in-words';
import { buildAlternatePaths } from '../../views/layout/alternate-paths';
import { answerText } from './answer';
import { countEmptySearch } from './empty-searches-store';
import { normalizeSearchText, searchCatalogue } from './engine/search';
import { findByWords } from './found-by-words';
import { buildSearchTitle, SearchPage } from './page';
import type { QuestionPart } from './question/question';
import { renderResultCards } from './result-cards';
import { findResults } from './results';
import { getSearchableTypes, loadSearchIndex, toFoundProperty } from './search-index-data';
import { SearchQuery, SearchText } from './search-query';
import { findSearchTarget } from './search-target';

/** The search (§2.8, §2.9): the results page without script, and the index of the results panel. */
export const searchRoutes = new Hono<App>();

searchRoutes.get('/search/', vValidator('query', SearchQuery), async (c) => {
  const { ctx } = c.var;
  const { catalogue } = ctx.snapshot;
  const { q: text, exact, page } = c.req.valid('query');
  const types = getSearchableTypes(ctx);
  const hasProperty = (id: number) => findRowById(catalogue.index, id) >= 0;
  const matches = searchCatalogue({ types, cities: catalogue.index.cities, hasProperty }, text);
  const answer = await answerText(ctx, text, { exact });
  // The exact words alone are looked for on the results page.
  const target =
    normalizeSearchText(text) && !exact && (await findSearchTarget(ctx, text, matches, answer));
  if (target) {
    if (page === 1 && answer.ids.length === 0 && !answer.parts.some(isNamed))
      c.executionCtx.waitUntil(countEmptySearch(c.env.DB, text, Date.now()));
    return c.redirect(target);
  }
  const results = findResults(ctx, text, matches, answer, page);
  if (text && page === 1 && results.page.ids.length === 0)
    c.executionCtx.waitUntil(countEmptySearch(c.env.DB, text, Date.now()));
  // A word that no text holds is in no line to quote.
  const parts = answer.parts.filter((part) => !answer.missing.has(part));
  const { criteria, ownFunds, sort } = answer.asked;
  const allIn = { ...criteria, ownFunds, sort };
  const [properties, cards, nearbyCards, nearestCards] = await Promise.all([
    catalogue.loadCards(matches.properties, ctx.catalogueLanguage),
    renderResultCards(ctx, text ? results.page.ids : [], parts, { exact, aboveFold: true, allIn }),
    renderResultCards(ctx, results.nearby?.ids ?? [], parts, { exact, allIn }),
    renderResultCards(ctx, results.nearest.ids, parts, { exact, allIn }),
  ]);
  const props = { ctx, text, exact, matches, properties, results };
  return c.render(<SearchPage {...props} {...{ cards, nearbyCards, nearestCards }} />, {
    ctx,
    stylesheet: 'search',
    addedStyles: findComparedPlan(allIn) ? ['all-in'] : [],
    queryParams: ['q', 'exact', 'page'],
    sharing: text ? 'isolate' : 'version',
    head: {
      title: text ? buildSearchTitle(ctx, text, results) : ctx.t('SEARCH_RESULTS'),
      robots: 'noindex',
      feed: text ? ctx.href.page('/feed/', { q: text }) : undefined,
      paths: buildAlternatePaths(ctx, '/search/', text && `?q=${encodeURIComponent(text)}`),
    },
  });
});

/** A property or a project has a page of its own, whatever a list of it would hold. */
const isNamed = ({ kind }: QuestionPart): boolean => kind === 'property' || kind === 'project';

const SearchIndexQuery = v.object({
  id: v.optional(PositiveIntegerParameter),
  words: v.optional(SearchText),
  version: OptionalTextParameter,
});

const validateSearchIndexQuery = vValidator(
  'query',
  SearchIndexQuery,
  refuseAsJson('INVALID_PROPERTY'),
);

/**
 * The search index; with `?words=` the properties whose texts hold them; with `?id=` one property of a
 * catalogue too large for the index: null if it does not exist, 400 if the parameter is not an ID (§8).
 */
searchRoutes.get('/search-index/', validateSearchIndexQuery, async (c) => {
  const { ctx } = c.var;
  const { id, version, words } = c.req.valid('query');
  if (words) {
    // There are as many URLs as texts: browsers cache them, isolates do not.
    c.header('Cache-Control', getPrivateCacheControl());
    return c.json(await findByWords(ctx, words));
  }
  shareVersionedData(c, ctx.snapshot, version, ['id', 'build']);
  if (id === undefined) return c.json(await loadSearchIndex(ctx));
  const [property] = await ctx.snapshot.catalogue.loadCards([id], ctx.catalogueLanguage);
  return c.json(property ? toFoundProperty(ctx, property) : null);
});
