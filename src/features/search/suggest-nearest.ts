import { selectProperties } from '../../domain/catalogue/listing/selection';
import { listLoosenings } from '../../domain/catalogue/nearest/loosenings';
import { getListFormat } from '../../domain/language/list-format';
import type { RequestContext } from '../../platform/request-context';
import { formatCriteria } from '../../views/criteria/nearest-title';
import type { Answer } from './answer';
import { describeParts } from './answer-sentence';
import type { FoundByWords } from './engine/search-index';
import { findNearestToQuestion } from './results';
import { loadBest } from './search-index-data';

const MAX_LOOSENINGS = 3;

/**
 * Says to a question without answers which of its criteria to loosen, with how many properties each, and shows what
 * comes nearest (decision 122). Null if nothing was read that has a distance, or what was read contradicts itself.
 */
export async function suggestNearest(
  ctx: RequestContext,
  text: string,
  answer: Answer,
): Promise<FoundByWords | null> {
  const { t, href, snapshot } = ctx;
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
  const nothing = t('SEARCH_NO_MATCH', { question: describeParts(ctx, answer.parts) });
  return {
    ...{ heading: t('NEAREST_MATCHES'), isWhole: true },
    title:
      ways.length > 0
        ? t('SEARCH_NO_MATCH_BUT', { nothing, ways: getListFormat(ctx.language).format(ways) })
        : nothing,
    href: href.page('/search/', { q: text }),
    properties: await loadBest(ctx, ids),
  };
}
