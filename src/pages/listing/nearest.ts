import type { ListingQuery } from '../../catalogue/listing';
import { listing } from '../../catalogue/listing';
import type { ListingIndex } from '../../catalogue/listing-index';
import type { CatalogueLanguage } from '../../language/language';
import type { ListingSection } from '../../routing/section';
import type { ListingRequest } from './query';
import { catalogueQuery } from './query';

/** What comes closest to a request that nothing answers, and what of it was given up. */
export interface Nearest {
  without: 'cities' | 'types' | 'all';
  ids: number[];
}

/**
 * A request that found nothing, with one wish given up: first the town (another village will do
 * sooner than another kind of house), then the type, then both. At most `most`.
 */
export function nearestMatches(
  index: ListingIndex,
  section: ListingSection,
  request: ListingRequest,
  language: CatalogueLanguage,
  most = 3,
): Nearest | undefined {
  const relaxed: { without: Nearest['without']; request: ListingRequest }[] = [
    { without: 'cities', request: { ...request, cities: [] } },
    { without: 'types', request: { ...request, types: [] } },
    { without: 'all', request: { ...request, cities: [], types: [] } },
  ];
  for (const { without, request: weaker } of relaxed) {
    const query: ListingQuery = catalogueQuery(section, weaker);
    const ids = listing(index, query, language).slice(0, most);
    if (ids.length > 0) return { without, ids };
  }
  return undefined;
}
