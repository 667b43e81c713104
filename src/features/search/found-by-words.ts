import { selectProperties } from '../../domain/catalogue/listing/selection';
import { listLoosenings } from '../../domain/catalogue/nearest/loosenings';
import type { RequestContext } from '../../platform/request-context';
import { formatCriteria } from '../../views/criteria/nearest-title';
import type { Answer } from './answer';
import { answerText } from './answer';
import { describeParts } from './answer-sentence';
import type { FoundByWords } from './engine/search-index';
import { listPages, listProjects } from './page-groups';
import { findNearestToQuestion } from './results';
import { toFoundProperty } from './search-index-data';
import { pickListed } from './search-target';

/** The panel shows the best; the page has all. */
const MAX_PROPERTIES = 3;

/**
 * Answers a question for the last group of the panel, as the server answers it when it is sent: the number of
 * properties, the best of them, and the address of the whole answer; the page that it names, or without answers what
 * comes nearest. Null if it finds none, or names only one type or city, which have groups of their own.
 */
export async function findByWords(ctx: RequestContext, text: string): Promise<FoundByWords | null> {
  const { t, href, snapshot, catalogueLanguage } = ctx;
  const answer = await answerText(ctx, text);
  const { parts, missing } = answer;
  const ids = pickListed(ctx, answer);
  const [page] = [...listProjects(ctx, parts), ...listPages(ctx, parts)];
  if (page && ids.length === 0)
    return {
      ...{ heading: t('SEARCH_PAGES'), isWhole: true },
      ...{ title: page.name, href: page.path, properties: [] },
    };
  const hasWords = parts.some(({ kind }) => kind === 'words');
  if (ids.length === 0 && !hasWords) return suggestNearest(ctx, text, answer);
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

const MAX_LOOSENINGS = 3;

/**
 * Says to a question without answers which of its criteria to loosen, with how many properties each, and shows what
 * comes nearest (decision 122). Null if nothing was read that has a distance, or what was read contradicts itself.
 */
async function suggestNearest(
  ctx: RequestContext,
  text: string,
  answer: Answer,
): Promise<FoundByWords | null> {
  const { t, href, snapshot, catalogueLanguage } = ctx;
  const { goal = 'sale', criteria, conflicts } = answer.asked;
  if (conflicts.length > 0 || Object.keys(criteria).length === 0) return null;
  const query = { ...criteria, goal };
  const ways = listLoosenings(query, selectProperties(snapshot.catalogue.index, query))
    .slice(0, MAX_LOOSENINGS)
    .map(({ droppedCriteria, gained }) =>
      t('SEARCH_WITHOUT', { names: formatCriteria(ctx, droppedCriteria), count: gained }),
    );
  // The list that opens is that of properties for sale where no goal is named.
  const { ids } = findNearestToQuestion(ctx, { ...answer, asked: { ...answer.asked, goal } });
  const cards = await snapshot.catalogue.loadCards(ids.slice(0, MAX_PROPERTIES), catalogueLanguage);
  const nothing = t('SEARCH_NO_MATCH', { question: describeParts(ctx, answer.parts) });
  return {
    ...{ heading: t('NEAREST_MATCHES'), isWhole: true },
    title: [nothing, ...ways].join('; '),
    href: href.page('/search/', { q: text }),
    properties: cards.map((property) => toFoundProperty(ctx, property)),
  };
}
