import type { RequestContext } from '../../platform/request-context';
import { answerText } from './answer';
import { describeParts } from './answer-sentence';
import type { FoundByWords } from './engine/search-index';
import { listPages, listProjects } from './page-groups';
import { toFoundProperty } from './search-index-data';

/** The panel shows the best; the page has all. */
const MAX_PROPERTIES = 3;

/**
 * Answers a question for the last group of the panel, as the server answers it when it is sent: the number of
 * properties, the best of them, and the address of the whole answer; or the page that it names. Null if it finds
 * neither, or names only one type or city, which have groups of their own.
 */
export async function findByWords(ctx: RequestContext, text: string): Promise<FoundByWords | null> {
  const { t, href, snapshot, catalogueLanguage } = ctx;
  const { parts, missing, ids } = await answerText(ctx, text);
  const [page] = [...listProjects(ctx, parts), ...listPages(ctx, parts)];
  if (page && ids.length === 0)
    return {
      ...{ heading: t('SEARCH_PAGES'), isWhole: true },
      ...{ title: page.name, href: page.path, properties: [] },
    };
  const hasWords = parts.some(({ kind }) => kind === 'words');
  if (ids.length === 0 || (parts.length < 2 && !hasWords)) return null;
  const cards = await snapshot.catalogue.loadCards(ids.slice(0, MAX_PROPERTIES), catalogueLanguage);
  const sought = parts.filter((part) => !missing.has(part));
  return {
    heading: t(hasWords ? 'SEARCH_BY_WORDS' : 'SEARCH_RESULTS'),
    isWhole: !hasWords,
    title: `${t('SEARCH_COUNT', { count: ids.length })} ${describeParts(ctx, sought)}`.trim(),
    href: href.page('/search/', { q: text }),
    properties: cards.map((property) => toFoundProperty(ctx, property)),
  };
}
