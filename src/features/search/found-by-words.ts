import type { RequestContext } from '../../platform/request-context';
import { answerText } from './answer';
import { describeParts } from './answer-sentence';
import type { FoundByWords } from './engine/search-index';
import { toFoundProperty } from './search-index-data';

/** The panel shows the best; the results page has all. */
const MAX_PROPERTIES = 3;

/**
 * Finds properties by the words of their texts for the last group of the panel; null if there are
 * none, or if the text names only types and cities, which have groups of their own.
 */
export async function findByWords(ctx: RequestContext, text: string): Promise<FoundByWords | null> {
  const { parts, ids } = await answerText(ctx, text);
  if (ids.length === 0 || !parts.some(({ kind }) => kind === 'words')) return null;
  const cards = await ctx.snapshot.catalogue.loadCards(
    ids.slice(0, MAX_PROPERTIES),
    ctx.catalogueLanguage,
  );
  return {
    title: `${ctx.t('SEARCH_COUNT', { count: ids.length })} ${describeParts(ctx, parts)}`,
    href: ctx.href.page('/search/', { q: text }),
    properties: cards.map((property) => toFoundProperty(ctx, property)),
  };
}
