import { findListingIds } from '../../domain/catalogue/listing/listing';
import { selectProperties } from '../../domain/catalogue/listing/selection';
import { findNearestRows } from '../../domain/catalogue/nearest/nearest-rows';
import { formatCityName } from '../../domain/format/address';
import { LANGUAGES } from '../../domain/language/language';
import { findSectionKind, getSectionSegment } from '../../domain/routing/section';
import { slugify } from '../../domain/routing/slug';
import type { RequestContext } from '../../platform/request-context';
import type { RenderedCard } from './property-cards';
import { renderPropertyCards } from './property-cards';

/** Properties to suggest, below a title that says which they are. */
export interface Suggestions {
  title: string;
  cards: readonly RenderedCard[];
}

const MAX_SUGGESTIONS = 4;

/**
 * Loads properties to suggest for a path without a page: of the section that it names, those of the city in it and then
 * the nearest around (decision 122); without a city the newest. `without` are IDs that the visitor has just seen.
 */
export async function loadSuggestions(
  ctx: RequestContext,
  pathname: string,
  without: readonly number[] = [],
): Promise<Suggestions> {
  const { title, ids } = findSuggestions(ctx, pathname, MAX_SUGGESTIONS + without.length);
  const shown = ids.filter((id) => !without.includes(id)).slice(0, MAX_SUGGESTIONS);
  return { title, cards: await renderPropertyCards(ctx, shown) };
}

function findSuggestions(
  ctx: RequestContext,
  pathname: string,
  max: number,
): { title: string; ids: number[] } {
  const { t, snapshot, catalogueLanguage } = ctx;
  const { index } = snapshot.catalogue;
  const segments = pathname.split('/').filter(Boolean);
  const goal = readGoal(ctx, segments);
  const cities = index.cities
    .filter(({ Name }) => Name && segments.includes(slugify(Name)))
    .map(({ Name, Zip }) => ({ name: Name, zip: Zip }));
  const [city] = cities;
  if (!city)
    return { title: t('OFFERS_NOW'), ids: findListingIds(index, goal, catalogueLanguage, max) };
  const query = { ...goal, cities };
  const selection = selectProperties(index, query);
  const around = findNearestRows(index, query, selection, snapshot.site.towns, max);
  return {
    title: t('OFFERS_NEAR', {
      city: formatCityName(city.name, snapshot.site.configuration.listings),
    }),
    ids: [
      ...findListingIds(index, query, catalogueLanguage, max),
      ...around.map(({ row }) => index.columns.id[row] ?? 0),
    ],
  };
}

/** Reads the goal of the section that a path names; none if it names no section. */
function readGoal({ snapshot }: RequestContext, segments: readonly string[]) {
  const table = snapshot.routeTable;
  const isForRent = segments.some((segment) =>
    LANGUAGES.some((language) => getSectionSegment(table, '/for-rent/', language) === segment),
  );
  const hasSection = segments.some((segment) => findSectionKind(table, segment));
  return hasSection ? { goal: isForRent ? ('rent' as const) : ('sale' as const) } : {};
}
