import type { RequestContext } from '../../platform/request-context';
import type { Answer } from './answer';
import { answerText } from './answer';
import { describeParts } from './answer-sentence';
import type { FoundByWords } from './engine/search-index';
import { listPages, listProjects } from './page-groups';
import { loadBest } from './search-index-data';
import { pickListed } from './search-target';
import { suggestNearest } from './suggest-nearest';

/**
 * Answers a question for the last group of the panel, as the server answers it when it is sent: what it found, else the
 * page that it names, else what comes nearest. Null if it finds none, or names only one type or city, which have groups
 * of their own.
 */
export async function findByWords(ctx: RequestContext, text: string): Promise<FoundByWords | null> {
  const answer = await answerText(ctx, text);
  const ids = pickListed(ctx, answer);
  if (ids.length > 0) return showBest(ctx, text, answer, ids);
  return (
    nameFoundPage(ctx, answer) ?? (hasWords(answer) ? null : suggestNearest(ctx, text, answer))
  );
}

/** Shows the number of properties, the best of them, and the address of the whole answer. */
async function showBest(
  ctx: RequestContext,
  text: string,
  answer: Answer,
  ids: readonly number[],
): Promise<FoundByWords | null> {
  const { t, href } = ctx;
  const { parts, missing } = answer;
  const isInProse = hasWords(answer);
  if (parts.length < 2 && !isInProse) return null;
  const sought = parts.filter((part) => !missing.has(part));
  return {
    heading: t(isInProse ? 'SEARCH_BY_WORDS' : 'SEARCH_RESULTS'),
    isWhole: !isInProse,
    title: `${t('SEARCH_COUNT', { count: ids.length })} ${describeParts(ctx, sought)}`.trim(),
    href: href.page('/search/', { q: text }),
    properties: await loadBest(ctx, ids),
  };
}

/** Leads to the project or page of the site that a question names. */
function nameFoundPage(ctx: RequestContext, { parts }: Answer): FoundByWords | undefined {
  const [page] = [...listProjects(ctx, parts), ...listPages(ctx, parts)];
  return (
    page && {
      ...{ heading: ctx.t('SEARCH_PAGES'), isWhole: true },
      ...{ title: page.name, href: page.path, properties: [] },
    }
  );
}

const hasWords = ({ parts }: Answer): boolean => parts.some(({ kind }) => kind === 'words');
