import type { RequestContext } from '../../platform/request-context';
import { answerText } from './answer';
import { describeParts } from './answer-sentence';
import type { FoundByWords } from './engine/search-index';
import { toFoundProperty } from './search-index-data';

/** The panel shows the best; the page has all. */
const MAX_PROPERTIES = 3;

/**
 * Answers a question for the last group of the panel, as the server answers it when it is sent: the number of
 * properties, the best of them, and the address of the whole answer. Null if it finds none, or names only one type or
 * city, which have groups of their own.
 */
export async function findByWords(ctx: RequestContext, text: string): Promise<FoundByWords | null> {
  const { parts, missing, ids } = await answerText(ctx, text);
  const sought = parts.filter((part) => !missing.has(part));
  const hasOwnGroup = parts.length < 2 && !parts.some(({ kind }) => kind === 'words');
  if (ids.length === 0 || hasOwnGroup) return null;
  const cards = await ctx.snapshot.catalogue.loadCards(
    ids.slice(0, MAX_PROPERTIES),
    ctx.catalogueLanguage,
  );
  return {
    title: `${ctx.t('SEARCH_COUNT', { count: ids.length })} ${describeParts(ctx, sought)}`.trim(),
    href: ctx.href.page('/search/', { q: text }),
    properties: cards.map((property) => toFoundProperty(ctx, property)),
  };
}
