import type { Loosening } from '../../domain/catalogue/nearest/loosenings';
import { getCriterion } from '../../domain/criteria/criteria';
import { getListFormat } from '../../domain/language/list-format';
import type { Answer } from '../search/answer';
import { buildListingSearch, clearFilters } from './listing-request';
import { keepQuestion } from './remaining-question';
import type { ListingToolProps } from './sort-menu';

interface LooseningLinksProps extends ListingToolProps {
  loosenings: readonly Loosening[];
  /** The question that led to the list, as it was understood. */
  asked: Answer | undefined;
}

/**
 * The criteria that a list could do without, each with a link to the properties that this gains. Words of a question, which
 * no filter shows, are named: those that go and those that stay.
 */
export function LooseningLinks({ ctx, section, request, loosenings, asked }: LooseningLinksProps) {
  const { t, href, language } = ctx;
  if (loosenings.length === 0) return null;
  const and = getListFormat(language);
  const quoted = (request.words ?? []).map((text) => t('SEARCH_QUOTED', { text }));
  const buildHref = (names: Loosening['droppedCriteria']): string => {
    const change = clearFilters(names);
    const question = keepQuestion(ctx, asked, request, { names, change });
    return href.page(section) + buildListingSearch(request, { ...change, question });
  };
  const describe = (dropped: Loosening['droppedCriteria']): string => {
    const isDropped = dropped.includes('words');
    const names = and.format(
      dropped.flatMap((name) => (name === 'words' ? quoted : t(getCriterion(name).droppedText))),
    );
    return quoted.length > 0 && !isDropped
      ? t('NEAREST_WITHOUT_KEEPING', { names, words: and.format(quoted) })
      : t('NEAREST_WITHOUT', { names });
  };
  return (
    <ul className="listing__loosenings">
      {loosenings.map(({ droppedCriteria, gained }) => (
        <li key={droppedCriteria.join()}>
          {describe(droppedCriteria)}{' '}
          <a rel="nofollow" href={buildHref(droppedCriteria)}>
            {t('SHOW_RESULTS', { count: gained })}
          </a>
        </li>
      ))}
    </ul>
  );
}
