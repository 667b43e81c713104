import type { Language } from '../language/language';
import { isLanguage, LANGUAGES } from '../language/language';
import type { RouteEntry, RouteTable } from './route-table';
import { getEntryPath } from './route-table';
import { findSectionKind } from './section';

/** The original path and language that a visitor's path resolves to (§2). */
export interface ResolvedRoute {
  /** The path for the router: an original such as '/for-sale/' or '/property/84213/', or UNKNOWN_PATH. */
  original: string;
  language: Language;
  /** The entry of the route map, if the path is in it. */
  entry?: RouteEntry;
  /** The redirect of the path: `moved` is permanent (decision 2), `found` is temporary. */
  redirect?: { to: string; kind: 'moved' | 'found' };
  preview: boolean;
}

/** The original of unknown paths; no visitor can request it, since it does not end in a slash. */
export const UNKNOWN_PATH = '/unknown';

/** Paths without a page and a language: requests of scripts, and the mail viewer of developers. */
const TECHNICAL_PATHS = ['/visits/', '/form-ticket/', '/mails/'];

/**
 * Resolves a visitor's path (§2.1, decisions 1–6): language prefix, original paths, a missing
 * trailing slash, properties, projects and units by their id, unknown paths that end in the segment
 * of for-sale or for-rent, and the segment preview anywhere.
 */
export function resolveRoute(table: RouteTable, pathname: string, search = ''): ResolvedRoute {
  const path = decodePath(pathname);
  const segments = path.split('/').filter(Boolean);
  const preview = segments.includes('preview');
  const pageSegments = segments.filter((segment) => segment !== 'preview');
  const pagePath = pageSegments.length === 0 ? '/' : `/${pageSegments.join('/')}/`;
  const resolved = resolvePath(table, pagePath, pageSegments, search);
  if (preview) return { ...omitRedirect(resolved), preview };
  if (resolved.redirect || resolved.original === UNKNOWN_PATH) return { ...resolved, preview };
  // A missing trailing slash or doubled slashes: a page has one URL.
  if (path !== pagePath)
    return { ...resolved, preview, redirect: { to: encodePath(pagePath) + search, kind: 'moved' } };
  return { ...resolved, preview };
}

function resolvePath(
  table: RouteTable,
  path: string,
  segments: string[],
  search: string,
): Omit<ResolvedRoute, 'preview'> {
  const fallback = table.languages.default;
  const [first = ''] = segments;
  const prefix = isLanguage(first) ? first : undefined;
  const language = prefix && table.languages.inUse.includes(prefix) ? prefix : fallback;

  if (path === '/') {
    const home = table.byOriginal.get('/');
    const to = (home && getEntryPath(home, fallback)) ?? `/${fallback}/`;
    return { original: '/', language: fallback, redirect: { to, kind: 'found' } };
  }

  const exact = table.byPath.get(path);
  // Decision 3: a path of the route map in a language not in use answers in the default language.
  const isMapped = exact && (exact.language === language || exact.entry[exact.language] === path);
  if (exact && isMapped) {
    const pageLanguage = table.languages.inUse.includes(exact.language) ? exact.language : fallback;
    return { original: exact.entry.original, language: pageLanguage, entry: exact.entry };
  }

  if (!prefix) return resolveOriginal(table, path, segments, search);
  if (prefix !== language) return { original: UNKNOWN_PATH, language };

  const listing = resolveListing(table, segments.slice(1));
  if (listing) return { original: listing, language };

  const section = resolveByLastSegment(table, segments.at(-1) ?? '', language);
  if (section) return { ...section, language };
  return { original: UNKNOWN_PATH, language };
}

/** Resolves an original path: it redirects to its path in the default language (decision 2). */
function resolveOriginal(
  table: RouteTable,
  path: string,
  segments: string[],
  search: string,
): Omit<ResolvedRoute, 'preview'> {
  const language = table.languages.default;
  if (TECHNICAL_PATHS.includes(path)) return { original: path, language };
  const [kind, id = ''] = segments;
  const projectId = new URLSearchParams(search).get('id') ?? '';
  if (kind === 'project' && segments.length === 1 && isNumericId(projectId))
    return { original: `/project/${projectId}/`, language };
  // The page redirects to its canonical path, which contains the property's city and title.
  if ((kind === 'property' || kind === 'project') && segments.length === 2 && isNumericId(id))
    return { original: path, language };
  const entry = table.byOriginal.get(path.toLowerCase());
  const to = entry && getEntryPath(entry, language);
  if (!entry || !to) return { original: UNKNOWN_PATH, language };
  return {
    original: entry.original,
    language,
    entry,
    redirect: { to: encodePath(to) + search, kind: 'moved' },
  };
}

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

/** Resolves an unknown path whose last segment is that of /for-sale/ or /for-rent/ (§2.1). */
function resolveByLastSegment(
  table: RouteTable,
  last: string,
  language: Language,
): Pick<ResolvedRoute, 'original' | 'entry' | 'redirect'> | undefined {
  for (const original of ['/for-sale/', '/for-rent/']) {
    const entry = table.byOriginal.get(original);
    const to = entry && getEntryPath(entry, language);
    if (!entry || !to) continue;
    const names = LANGUAGES.map((other) => getEntryPath(entry, other));
    const matches = [original, ...names].some(
      (path) => path?.split('/').filter(Boolean).at(-1) === last,
    );
    if (matches) return { original, entry, redirect: { to: encodePath(to), kind: 'moved' } };
  }
  return undefined;
}

const isNumericId = (segment: string) => /^[1-9]\d{0,9}$/.test(segment);

const omitRedirect = ({ redirect, ...resolved }: Omit<ResolvedRoute, 'preview'>) => resolved;

/** Decodes a path, since an apostrophe may be raw or encoded (decision 5); unchanged if it is malformed. */
export function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** Encodes the segments of a path for a link; the apostrophe stays raw. */
export const encodePath = (path: string): string =>
  path.split('/').map(encodeURIComponent).join('/');
