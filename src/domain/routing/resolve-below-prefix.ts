import type { Language } from '../language/language';
import { LANGUAGES } from '../language/language';
import { resolveItemPath } from './item-paths';
import { resolveOwnerPath } from './owner-paths';
import { encodePath } from './path-encoding';
import type { ResolvedPath } from './resolved-route';
import { UNKNOWN_PATH } from './resolved-route';
import type { RouteTable } from './route-table';
import { getEntryPath, getVisiblePath } from './route-table';
import { findListingSection, findSectionKind } from './section';
import { slugify } from './slug';

/**
 * Resolves the segments of a path that is not in the route map, below its language prefix: a
 * property, project or unit, a list, or a list of one city.
 */
export function resolveBelowPrefix(
  table: RouteTable,
  segments: string[],
  search: string,
  language: Language,
): ResolvedPath {
  const ownPage = resolveOwnPage(table, segments, language);
  if (ownPage) return { original: ownPage, language };
  const listing = resolveListing(table, segments);
  if (listing) return { original: listing, language };
  return (
    resolveByCity(table, segments, search, language) ??
    resolveByLastSegment(table, segments, search, language) ?? { original: UNKNOWN_PATH, language }
  );
}

/** Resolves a path below the owner portal or the desk to its original; undefined if it is elsewhere. */
export const resolveOwnPage = (
  table: RouteTable,
  segments: string[],
  language: Language,
): string | undefined =>
  resolveOwnerPath(table, segments, language) ?? resolveItemPath(table, segments, language);

/** Resolves /{section}/{city}/{title}/{id}/ and similar paths by section and ids alone (§2.4). */
function resolveListing(table: RouteTable, segments: string[]): string | undefined {
  const [section = '', ...rest] = segments;
  const id = rest.at(-1) ?? '';
  if (!isNumericId(id)) return undefined;
  switch (findSectionKind(table, section)) {
    case 'listing':
      return `/property/${Number(id)}/`;
    case 'project':
      // A unit has its project's id before its own title and id.
      return rest.length >= 4 && isNumericId(rest.at(-3) ?? '')
        ? `/property/${Number(id)}/`
        : `/project/${Number(id)}/`;
    default:
      return undefined;
  }
}

export const isNumericId = (segment: string) => /^[1-9]\d{0,9}$/.test(segment);

/** Redirects /{section}/{city}/, the path of a property cut short, to the list of that city (§2.4). */
function resolveByCity(
  table: RouteTable,
  [section = '', city = '', ...rest]: string[],
  search: string,
  language: Language,
): ResolvedPath | undefined {
  const original = rest.length === 0 && city && findListingSection(table, section);
  const cities = original ? table.cities.filter(({ Name }) => slugify(Name) === city) : [];
  if (!original || cities.length === 0) return undefined;
  const query = new URLSearchParams(search);
  const values = new Set(cities.map(({ Name, Zip }) => `${Name}|${Zip}`));
  for (const value of values) query.append('city', value);
  return redirectToEntry(table, original, language, `?${query}`);
}

/**
 * Redirects an unknown path whose last segment is that of /for-sale/ or /for-rent/ (§2.1), and the
 * section of projects alone, which a project's path begins with.
 */
function resolveByLastSegment(
  table: RouteTable,
  segments: string[],
  search: string,
  language: Language,
): ResolvedPath | undefined {
  const last = segments.at(-1) ?? '';
  const original = ['/for-sale/', '/for-rent/'].find((candidate) => {
    const entry = table.byOriginal.get(candidate);
    const names = entry ? LANGUAGES.map((other) => getEntryPath(entry, other)) : [];
    return [candidate, ...names].some((path) => path?.split('/').filter(Boolean).at(-1) === last);
  });
  if (original) return redirectToEntry(table, original, language, search);
  return segments.length === 1 && findSectionKind(table, last) === 'project'
    ? redirectToEntry(table, '/projects/', language, search)
    : undefined;
}

/** Redirects to a page in a language, with this query; undefined if visitors may not see the page. */
export function redirectToEntry(
  table: RouteTable,
  original: string,
  language: Language,
  search: string,
): ResolvedPath | undefined {
  const entry = table.byOriginal.get(original.toLowerCase());
  const to = getVisiblePath(entry, language);
  if (!entry || to === undefined) return undefined;
  return {
    original: entry.original,
    language,
    entry,
    redirect: { to: encodePath(to) + search, kind: 'moved' },
  };
}
