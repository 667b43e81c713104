import { findListingIds } from '../../domain/catalogue/listing/listing';
import { LANGUAGES } from '../../domain/language/language';
import { findSectionKind, getSectionSegment } from '../../domain/routing/section';
import { slugify } from '../../domain/routing/slug';
import type { RequestContext } from '../../platform/request-context';

/**
 * Returns properties to suggest for a path without a page: the newest of the city and section that
 * the path names, then the newest of all; at most `max`.
 */
export function findPropertiesForPath(ctx: RequestContext, pathname: string, max = 4): number[] {
  const { index } = ctx.snapshot.catalogue;
  const table = ctx.snapshot.routeTable;
  const segments = pathname.split('/').filter(Boolean);
  const isForRent = segments.some((segment) =>
    LANGUAGES.some((language) => getSectionSegment(table, '/for-rent/', language) === segment),
  );
  const hasSection = segments.some((segment) => findSectionKind(table, segment));
  const goal = hasSection ? { goal: isForRent ? ('rent' as const) : ('sale' as const) } : {};
  const cities = index.cities
    .filter(({ Name }) => Name && segments.includes(slugify(Name)))
    .map(({ Name, Zip }) => ({ name: Name, zip: Zip }));
  const inCity =
    cities.length > 0 ? findListingIds(index, { ...goal, cities }, ctx.catalogueLanguage) : [];
  const newest = findListingIds(index, goal, ctx.catalogueLanguage);
  return [...new Set([...inCity, ...newest])].slice(0, max);
}
