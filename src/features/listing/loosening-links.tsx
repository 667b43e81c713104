import type { Loosening } from '../../domain/catalogue/nearest/loosenings';
import { getCriterion } from '../../domain/criteria/criteria';
import { getListFormat } from '../../domain/language/language';
import { buildListingSearch, clearFilters } from './listing-request';
import type { ListingToolProps } from './sort-menu';

interface LooseningLinksProps extends ListingToolProps {
  loosenings: readonly Loosening[];
}

/**
 * The criteria that a list could do without, each with a link to the properties that this gains. Words of a question, which
 * no filter shows, are named: those that go and those that stay.
 */
export function LooseningLinks({ ctx, section, request, loosenings }: LooseningLinksProps) {
  const { t, href, language } = ctx;
  if (loosenings.length === 0) return null;
  const and = getListFormat(language);
  const quoted = (request.words ?? []).map((text) => t('SEARCH_QUOTED', { text }));
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
          <a
            rel="nofollow"
            href={href.page(section) + buildListingSearch(request, clearFilters(droppedCriteria))}
          >
            {t('SHOW_RESULTS', { count: gained })}
          </a>
        </li>
      ))}
    </ul>
  );
}
