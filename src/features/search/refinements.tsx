import type { RequestContext } from '../../platform/request-context';
import { formatCity } from './answer-sentence';
import type { AnswerCounts } from './engine/answers';
import { asksFor } from './question/asked-criteria';
import type { QuestionPart } from './question/question';
import { getSearchableTypes } from './search-index-data';

interface RefinementsProps {
  ctx: RequestContext;
  text: string;
  parts: readonly QuestionPart[];
  total: number;
  counts: AnswerCounts;
}

const MAX_CITIES = 5;
const MAX_TYPES = 3;
/** Fewer results need no narrowing, and a link to one of them saves nothing. */
const MIN_TOTAL = 5;
const MIN_COUNT = 2;

/** Links that narrow a search: for sale or for rent, the most frequent cities and types, with their counts. */
export function Refinements({ ctx, text, parts, total, counts }: RefinementsProps) {
  const { t, href, snapshot } = ctx;
  const { cities } = snapshot.catalogue.index;
  const types = getSearchableTypes(ctx);
  const asksForPlace = parts.some((part) => asksFor(part, 'places'));
  const asksForType = parts.some((part) => asksFor(part, 'type'));
  const choices = [
    ...(parts.some(({ kind }) => kind === 'goal')
      ? []
      : [
          { name: t('FOR_SALE'), count: counts.sale },
          { name: t('FOR_RENT'), count: counts.rent },
        ]),
    ...(asksForPlace
      ? []
      : getMostFrequent(counts.cities, MAX_CITIES).map(([number, count]) => ({
          name: formatCity(ctx, cities[number]?.Name ?? ''),
          count,
        }))),
    ...(asksForType
      ? []
      : getMostFrequent(counts.types, MAX_TYPES).map(([webId, count]) => ({
          name: types.find((type) => type.webId === webId)?.name ?? '',
          count,
        }))),
  ].filter(({ name, count }) => name !== '' && count >= MIN_COUNT && count < total);
  if (total < MIN_TOTAL || choices.length === 0) return null;
  return (
    <nav className="refinements" aria-labelledby="refinements">
      <p id="refinements">{t('SEARCH_REFINE')}</p>
      <ul>
        {choices.map(({ name, count }) => (
          <li key={name}>
            <a rel="nofollow" href={href.page('/search/', { q: `${text} ${name}` })}>
              {`${name} (${count})`}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const getMostFrequent = (counts: ReadonlyMap<number, number>, max: number) =>
  [...counts].sort(([, a], [, b]) => b - a).slice(0, max);
