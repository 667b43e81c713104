import type { Loosening } from '../../domain/catalogue/nearest/loosenings';
import type { CriterionName } from '../../domain/criteria/criteria';
import { getRangeEnds } from '../../domain/criteria/criteria';
import { listCriteriaParameters } from '../../domain/criteria/criteria-address';
import { keepSavablePlaces } from '../../domain/criteria/read-places';
import type { Language } from '../../domain/language/language';
import { formatSearch } from '../../domain/routing/query-string';
import type { ListingSection } from '../../domain/routing/section';
import type { RequestContext } from '../../platform/request-context';
import { describeCriterion, formatInSentence } from '../../views/criteria/criteria-words';
import type { Answer } from '../search/answer';
import { getActiveFilters } from './active-filters';
import type { ListingRequest } from './listing-request';
import { toSavedCriteria } from './listing-request';
import { LooseningLinks } from './loosening-links';

export interface SavedSearchTileProps {
  ctx: RequestContext;
  section: ListingSection;
  request: ListingRequest;
  /** Ways to loosen the list, for one with few matches. */
  loosenings: readonly Loosening[];
  /** The question that led to the list, as it was understood. */
  asked: Answer | undefined;
  /** Whether the tile takes a row of its own. */
  wide: boolean;
}

/**
 * A tile among the cards that links to the demand register, which starts with what the list asks for. It names
 * exactly what the register keeps.
 */
export function SavedSearchTile(props: SavedSearchTileProps) {
  const { ctx, section, request, loosenings, asked, wide } = props;
  const { t, href, snapshot, language } = ctx;
  const { goal, ...criteria } = keepSavablePlaces(
    toSavedCriteria(section, request),
    snapshot.catalogue.index,
  );
  // The list of homes has every criterion, and the types of plots as one of its own.
  const list = goal === 'rent' ? '/for-rent/' : '/for-sale/';
  const kept = getActiveFilters(ctx, list, { ...criteria, sort: 'date', view: 'list', page: 1 });
  const getLabels = (...names: string[]) =>
    kept.filter(({ name }) => names.includes(name)).map(({ label }) => label);
  const others = kept.filter(({ name }) => name !== 'type' && name !== 'places');
  // With the plan, which the list shows beside its chips.
  const [budget] = describeCriterion(ctx, criteria, 'budget');
  const search = [
    formatInSentence(getLabels('type').join(', '), language) || t('SAVED_SEARCH_TILE_ALL_TYPES'),
    getLabels('places').join(', ') || t('SAVED_SEARCH_TILE_ALL_CITIES'),
    ...others.map(({ name, label }) =>
      name === 'budget' ? budget : formatLabel(label, name, language),
    ),
  ].join(', ');
  const parameters = listCriteriaParameters(criteria);
  return (
    <li className={wide ? 'tile tile--wide' : 'tile'}>
      <h3>{t('SAVED_SEARCH_TILE_TITLE')}</h3>
      <p>
        {t('SAVED_SEARCH_TILE_TEXT', { search })}
        {request.words && ` ${t('SAVED_SEARCH_TILE_WORDS')}`}
      </p>
      <LooseningLinks {...{ ctx, section, request, loosenings, asked }} />
      <a
        className="button button--forest"
        rel="nofollow"
        href={
          href.page('/demand-register/') +
          formatSearch([['goal', goal === 'rent' ? '1' : '0'], ...parameters])
        }
      >
        {t('SAVED_SEARCH_TILE_ACTION')}
      </a>
    </li>
  );
}

/** A chip's label inside the sentence: in German what is a name keeps its capital, 'ab 3 Schlafzimmern' has none. */
const formatLabel = (label: string, name: CriterionName, language: Language): string =>
  language === 'de' && getRangeEnds(name).length === 0
    ? label
    : label.charAt(0).toLowerCase() + label.slice(1);
